import { DISH_FORMS, type RecipeSide, SIDE_KINDS } from '../../recipes/index.js';
import { Columns } from './columns.js';
import type { GeneratorRecipe, KitchenFacts } from './generator-recipe.js';
import { Names } from './names.js';
import { NumberLists } from './number-lists.js';

/** Stands for a missing name: no cuisine, no main ingredient, no owner. */
export const NONE = -1;

const KINDS = {
  owner: Int32Array,
  kcal: Float64Array,
  protein: Float64Array,
  carbs: Float64Array,
  fat: Float64Array,
  /** It is NaN where it is unknown. */
  fiber: Float64Array,
  prepMinutes: Float32Array,
  totalMinutes: Float32Array,
  mealTypes: Uint8Array,
  dietaryTags: Uint32Array,
  allergens: Uint32Array,
  mayContainAnything: Uint8Array,
  cuisine: Int32Array,
  main: Int32Array,
  rating: Float32Array,
  ratings: Float64Array,
  makes: Float32Array,
  handsOnMinutes: Float32Array,
  sodium: Float32Array,
  produce: Float32Array,
  fruit: Float32Array,
  grams: Float32Array,
  keptDays: Uint8Array,
  /** The number of the form of the dish. */
  form: Uint8Array,
  isSweet: Uint8Array,
  isSalad: Uint8Array,
  hasMeatSubstitute: Uint8Array,
  starch: Int32Array,
  proteinSource: Int32Array,
  /** The number of the kind of a side, or NONE for a dish. */
  sideKind: Int8Array,
  sideStep: Float32Array,
  sideMost: Float32Array,
};

export type RecipeColumn = keyof typeof KINDS;

/**
 * The recipes for plans in columns: 100,000 of them take some 30 MB. The order of rows is arbitrary, while `rows()`
 * returns them by ID, so that a plan does not depend on when recipes arrived.
 */
export class RecipeColumns {
  readonly owners = new Names();
  readonly mealTypes = new Names();
  readonly dietaryTags = new Names();
  readonly allergens = new Names();
  readonly cuisines = new Names();
  readonly mains = new Names();
  /** IDs of the food table, and names of ingredients that are not in it. */
  readonly foods = new Names();

  private readonly columns = new Columns(KINDS);
  private readonly foodLists = new NumberLists();
  private readonly gramLists = new NumberLists();
  private readonly mainLists = new NumberLists();
  private readonly rowsById = new Map<string, number>();
  private readonly ids: (string | undefined)[] = [];
  private readonly free: number[] = [];
  private ordered: number[] | null = [];
  private readonly staples: ReadonlySet<string>;
  private readonly packages: ReadonlyMap<string, number>;

  /** Staples are in every kitchen and not on shopping lists. `packages` are the grams of what is not sold loose. */
  constructor(staples: Iterable<string> = [], packages: Iterable<readonly [string, number]> = []) {
    this.staples = new Set([...staples].map(foodName));
    this.packages = new Map([...packages].map(([id, grams]) => [foodName(id), grams]));
  }

  get size(): number {
    return this.rowsById.size;
  }

  upsert(recipes: Iterable<GeneratorRecipe>): void {
    for (const recipe of recipes) this.write(this.rowFor(recipe.id), recipe);
  }

  remove(ids: Iterable<string>): void {
    for (const id of ids) {
      const row = this.rowsById.get(id);
      if (row === undefined) continue;
      this.rowsById.delete(id);
      this.ids[row] = undefined;
      this.free.push(row);
      this.ordered = null;
    }
  }

  /** All rows, ordered by ID. */
  rows(): readonly number[] {
    this.ordered ??= [...this.rowsById]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([, row]) => row);
    return this.ordered;
  }

  idOf(row: number): string {
    return this.ids[row] ?? '';
  }

  /** The numbers of all rows. The result is only valid until recipes change. */
  column(name: RecipeColumn): ArrayLike<number> {
    return this.columns.column(name);
  }

  /** Its foods, including staples. */
  foodsOf(row: number): Int32Array {
    return this.foodLists.of(row);
  }

  /** The grams of each of its foods in a serving, in the same order. */
  gramsOf(row: number): Int32Array {
    return this.gramLists.of(row);
  }

  /** All its main ingredients, the heaviest first. */
  mainsOf(row: number): Int32Array {
    return this.mainLists.of(row);
  }

  namesOfMains(row: number): string[] {
    return [...this.mainsOf(row)].map((main) => this.mains.nameOf(main) ?? '');
  }

  numbersOf(recipe: Pick<GeneratorRecipe, 'foodIds' | 'unknownIngredients'>): number[] {
    const names = [...recipe.foodIds.map(foodName), ...recipe.unknownIngredients.map(unknownName)];
    return [...new Set(names.map((name) => this.foods.numberOf(name)))];
  }

  /** Whether each food is on shopping lists: 1 or 0, by its number. */
  bought(): Uint8Array {
    const bought = new Uint8Array(this.foods.size).fill(1);
    for (const staple of this.foods.where((name) => this.staples.has(name))) bought[staple] = 0;
    return bought;
  }

  /** The grams of a package of each food, by its number, or 0 if it is sold loose. */
  packageGrams(): Float64Array {
    const grams = new Float64Array(this.foods.size);
    for (const [name, each] of this.packages) {
      const food = this.foods.find(name);
      if (food !== undefined) grams[food] = each;
    }
    return grams;
  }

  /**
   * The numbers of everything that may contain these foods: themselves, and all ingredients that are not in the
   * table.
   */
  foodsMeantBy(ids: readonly string[]): number[] {
    const meant = new Set(ids.map(foodName));
    return this.foods.where((name) => meant.has(name) || isUnknown(name));
  }

  /** The numbers of only these foods. */
  foodsOfTable(ids: readonly string[]): number[] {
    const meant = new Set(ids.map(foodName));
    return this.foods.where((name) => meant.has(name));
  }

  /** The numbers of those of these foods that a recipe has. */
  numbersOfFoods(ids: readonly string[]): number[] {
    return ids.flatMap((id) => this.foods.find(foodName(id)) ?? []);
  }

  private numberOfMain(name: string | null): number {
    return name === null ? NONE : this.mains.numberOf(name);
  }

  private rowFor(id: string): number {
    const known = this.rowsById.get(id);
    if (known !== undefined) return known;
    const row = this.free.pop() ?? this.ids.length;
    this.rowsById.set(id, row);
    this.ids[row] = id;
    this.ordered = null;
    return row;
  }

  private write(row: number, recipe: GeneratorRecipe): void {
    const { ownerId, cuisine, allergens, averageRating } = recipe;
    const main = recipe.mainIngredientTags[0] ?? null;
    this.columns.write(row, {
      owner: ownerId === null ? NONE : this.owners.numberOf(ownerId),
      kcal: recipe.kcal,
      protein: recipe.protein,
      carbs: recipe.carbs,
      fat: recipe.fat,
      fiber: recipe.fiber ?? Number.NaN,
      prepMinutes: recipe.prepMinutes,
      totalMinutes: recipe.totalMinutes,
      mealTypes: this.mealTypes.maskOf(recipe.mealTypes),
      dietaryTags: this.dietaryTags.maskOf(recipe.dietaryTags),
      allergens: this.allergens.maskOf(allergens ?? []),
      mayContainAnything: allergens === null ? 1 : 0,
      cuisine: cuisine === null ? NONE : this.cuisines.numberOf(cuisine.toLowerCase()),
      main: this.numberOfMain(main),
      rating: averageRating ?? 0,
      ratings: averageRating === null ? 0 : recipe.totalRatings,
      ...columnsOfKitchen(recipe.kitchen),
      starch: this.numberOfMain(recipe.kitchen.starch),
      proteinSource: this.numberOfMain(recipe.kitchen.protein),
      ...columnsOfSide(recipe.side),
    });
    const numbers = this.numbersOf(recipe);
    this.foodLists.write(row, numbers);
    const { foodGrams } = recipe.kitchen;
    this.gramLists.write(
      row,
      numbers.map((_, at) => Math.round(foodGrams[recipe.foodIds[at] ?? ''] ?? 0)),
    );
    this.mainLists.write(
      row,
      recipe.mainIngredientTags.map((tag) => this.mains.numberOf(tag)),
    );
  }
}

const columnsOfKitchen = (kitchen: KitchenFacts) => ({
  makes: kitchen.makes,
  handsOnMinutes: kitchen.handsOnMinutes,
  sodium: kitchen.sodiumMg,
  produce: kitchen.produceGrams,
  fruit: kitchen.fruitPortions,
  grams: kitchen.grams,
  keptDays: kitchen.keptDays,
  form: DISH_FORMS.indexOf(kitchen.form),
  isSweet: kitchen.isSweet ? 1 : 0,
  isSalad: kitchen.isSalad ? 1 : 0,
  hasMeatSubstitute: kitchen.hasMeatSubstitute ? 1 : 0,
});

const columnsOfSide = (side: RecipeSide | null) => ({
  sideKind: side === null ? NONE : SIDE_KINDS.indexOf(side.kind),
  sideStep: side?.step ?? 0,
  sideMost: side?.most ?? 0,
});

/** IDs and names share one numbering and are distinguished by their first character. */
const foodName = (id: string) => `#${id}`;
const unknownName = (name: string) => `?${name.toLowerCase()}`;
const isUnknown = (name: string) => name.startsWith('?');
