/** Two recipes are too alike if more than this share of the weight of each is of foods that the other has, too. */
export const MAX_SHARED_WEIGHT = 0.7;

/** Foods that fill no plate, so that two soups are not alike because both have water. */
const WEIGHTLESS = new Set(['water', 'ice']);

export interface KnownRecipe {
  name: string;
  ingredients: readonly { foodId: string | null; grams: number | null }[];
}

export interface Likeness {
  name: string;
  /** The share of the weight of both recipes that is of foods which both have. */
  shared: number;
}

interface Use {
  recipe: number;
  share: number;
}

/** The recipes that a new one has to differ from, found by their foods. */
export class ExistingRecipes {
  private readonly names: string[] = [];
  private readonly known = new Set<string>();
  private readonly beginnings = new Map<string, number>();
  private readonly uses = new Map<string, Use[]>();

  constructor(recipes: Iterable<KnownRecipe> = []) {
    for (const recipe of recipes) this.add(recipe);
  }

  get size(): number {
    return this.names.length;
  }

  add({ name, ingredients }: KnownRecipe): void {
    const recipe = this.names.push(name) - 1;
    this.known.add(keyOf(name));
    this.beginnings.set(beginningOf(name), this.countBeginningLike(name) + 1);
    for (const [food, share] of sharesOf(ingredients)) {
      const uses = this.uses.get(food) ?? [];
      uses.push({ recipe, share });
      this.uses.set(food, uses);
    }
  }

  /** Counts the recipes whose names begin with the same words as this one. */
  countBeginningLike(name: string): number {
    return this.beginnings.get(beginningOf(name)) ?? 0;
  }

  hasName(name: string): boolean {
    return this.known.has(keyOf(name));
  }

  /** Returns the recipe that shares the most weight with this one, or null if none shares a food. */
  nearest(ingredients: KnownRecipe['ingredients']): Likeness | null {
    const own = new Float64Array(this.names.length);
    const others = new Float64Array(this.names.length);
    let nearest: { recipe: number; shared: number } | null = null;
    for (const [food, ownShare] of sharesOf(ingredients))
      for (const { recipe, share } of this.uses.get(food) ?? []) {
        own[recipe] = (own[recipe] ?? 0) + ownShare;
        others[recipe] = (others[recipe] ?? 0) + share;
        const shared = Math.min(own[recipe], others[recipe]);
        if (shared > (nearest?.shared ?? 0)) nearest = { recipe, shared };
      }
    return nearest && { name: this.names[nearest.recipe] ?? '', shared: nearest.shared };
  }
}

const WORDS_OF_BEGINNING = 3;

const beginningOf = (name: string) => keyOf(name).split(' ').slice(0, WORDS_OF_BEGINNING).join(' ');

const keyOf = (name: string) => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** Returns the share of each food in the weight of all of them. */
function sharesOf(ingredients: KnownRecipe['ingredients']): Map<string, number> {
  const grams = new Map<string, number>();
  let sum = 0;
  for (const { foodId, grams: weight } of ingredients) {
    if (!foodId || !weight || WEIGHTLESS.has(foodId)) continue;
    grams.set(foodId, (grams.get(foodId) ?? 0) + weight);
    sum += weight;
  }
  return new Map([...grams].map(([food, weight]) => [food, weight / sum]));
}
