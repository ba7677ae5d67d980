import { ALLERGENS } from '../../../src/modules/foods/index.js';

/** The properties that a rule can check: a recipe as users see it, with numbers per serving. */
export interface SeenRecipe {
  name: string;
  mealTypes: readonly string[];
  cuisine: string;
  prepTimeMinutes: number;
  cookTimeMinutes: number;
  restTimeMinutes?: number;
  perServing: { kcal: number; protein: number; carbs: number; fat: number; fibre?: number };
  dietaryTags: readonly string[];
  /** Null if an ingredient is unknown. */
  allergens: readonly string[] | null;
  mainIngredients: readonly string[];
  /** The names of its ingredients. */
  ingredients: readonly string[];
}

export interface Condition {
  text: string;
  keeps: (recipe: SeenRecipe) => boolean;
}

/** Parses a rule such as "has:salmon & type:dinner & minutes<=20". Returns null for other texts. */
export function readRule(text: string): Condition[] | null {
  const conditions = text.split(' & ').map(readCondition);
  return conditions.every((condition) => condition !== null) ? conditions : null;
}

function readCondition(text: string): Condition | null {
  const compared = text.match(/^([a-z]+)(<=|>=|<|>)(\d+)$/);
  if (compared) {
    const [, what = '', sign = '', bound = ''] = compared;
    const measure = MEASURES[what];
    const isKept = COMPARISONS[sign];
    if (!measure || !isKept) return null;
    return { text, keeps: (recipe) => isKept(measure(recipe), Number(bound)) };
  }
  const [, what = '', values = ''] = text.match(/^([a-z]+):(.+)$/) ?? [];
  const test = TESTS[what];
  if (!test) return null;
  const any = values.split('|');
  return { text, keeps: (recipe) => test(recipe, any) };
}

const MEASURES: Record<string, (recipe: SeenRecipe) => number> = {
  kcal: ({ perServing }) => perServing.kcal,
  protein: ({ perServing }) => perServing.protein,
  carbs: ({ perServing }) => perServing.carbs,
  fat: ({ perServing }) => perServing.fat,
  fiber: ({ perServing }) => perServing.fibre ?? 0,
  minutes: ({ prepTimeMinutes, cookTimeMinutes, restTimeMinutes = 0 }) =>
    prepTimeMinutes + cookTimeMinutes + restTimeMinutes,
  cooking: ({ cookTimeMinutes }) => cookTimeMinutes,
};

const COMPARISONS: Record<string, (value: number, bound: number) => boolean> = {
  '<': (value, bound) => value < bound,
  '<=': (value, bound) => value <= bound,
  '>': (value, bound) => value > bound,
  '>=': (value, bound) => value >= bound,
};

/**
 * A condition holds if one of its words, separated by "|", is found. "without" holds if none is. The name of an
 * allergen means the allergen: "without:milk" accepts coconut milk but no cheese.
 */
const TESTS: Record<string, (recipe: SeenRecipe, any: string[]) => boolean> = {
  type: ({ mealTypes }, any) => any.some((one) => mealTypes.includes(one)),
  cuisine: ({ cuisine }, any) => any.includes(cuisine),
  tag: ({ dietaryTags }, any) => any.some((one) => dietaryTags.includes(one)),
  main: ({ mainIngredients }, any) => any.some((one) => mainIngredients.includes(one)),
  has: (recipe, any) =>
    recipe.ingredients.some((name) => any.some((one) => isTheFood(name, one))) ||
    TESTS.main?.(recipe, any) === true,
  named: ({ name }, any) => any.some((one) => ` ${plain(name)}`.includes(` ${plain(one)}`)),
  without: ({ allergens, ingredients }, any) =>
    !any.some((one) =>
      isAllergen(one) ? allergens?.includes(one) !== false : ingredients.some((name) => hasWords(name, one)),
    ),
};

const isAllergen = (word: string): boolean => ALLERGENS.some((allergen) => allergen === word);

/** A word that makes another food of a name: chicken stock is no chicken, and rice vinegar is no rice. */
const MAKES_ANOTHER =
  /\b(?:stock|cube|vinegar|oil|sauce|seasoning|noodle|paper|flour|milk|starch|cauliflower|sweet)(?=s?\b)/g;

function isTheFood(ingredient: string, asked: string): boolean {
  const others = plain(ingredient).match(MAKES_ANOTHER) ?? [];
  return hasWords(ingredient, asked) && others.every((other) => plain(asked).includes(other));
}

/** Whether the words occur side by side, each in the singular or plural. */
function hasWords(text: string, asked: string): boolean {
  const singular = (words: string) => ` ${plain(words)} `.replaceAll(/(?:(?<=o)es|s)(?= )/g, '');
  return singular(text).includes(singular(asked));
}

/** Normalizes to lower case without accents, with single spaces. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll(/[^a-z\d%]+/g, ' ')
    .trim();
}
