import { InvalidInputError } from '../../../platform/errors/app-error.js';
import {
  type DietaryTag,
  findAllergens,
  findMainIngredients,
  findTags,
  foods,
  INGREDIENT_DIETS,
  type IngredientLine,
  type Nutrients,
  readLine,
  tagsOfNumbers,
} from '../../foods/index.js';
import { withoutNumber } from '../import/clean-text.js';
import type { RecipeContent, RecipeIngredient, RecipeNutrition } from '../recipe.entity.js';
import { type CountedIngredients, computedNutrition, keptGrams } from './computed-nutrition.js';

/** A recipe as a person writes it: one ingredient per line, with or without numbers of their own. */
export interface WrittenRecipe extends Omit<RecipeContent, 'ingredients' | 'nutrition'> {
  ingredients: string[];
  /** Values per serving. If given, they are used instead of computed ones. */
  nutrition: RecipeNutrition['perServing'] | null;
  /** The tags that were entered together with the numbers, or null to derive them. */
  dietaryTags: DietaryTag[] | null;
}

/** The ingredients as they were understood, and what they contribute to the dish. */
export interface ReadIngredients extends CountedIngredients {
  lines: IngredientLine[];
  /** Whether every line is either counted or marked as not counted. */
  isComplete: boolean;
}

/**
 * An unchanged line keeps its former meaning, so that a user who edits one line need not fix others whose meaning was
 * corrected by hand.
 */
export function readIngredients(texts: string[], before: RecipeIngredient[] = []): ReadIngredients {
  const known = new Map(before.map((ingredient) => [writtenLine(ingredient), ingredient]));
  const lines = texts.map((text) => {
    const ingredient = known.get(text.replaceAll(/\s+/g, ' '));
    return (ingredient && lineOf(ingredient, text)) ?? readLine(text);
  });
  return {
    lines,
    portions: lines.flatMap((line) => {
      if (!hasFood(line)) return [];
      return { food: line.food, grams: line.state === 'understood' ? keptGrams(line.grams) : 0 };
    }),
    isComplete: lines.every(({ state }) => state !== 'unclear'),
    isWhole: lines.every(hasFood),
  };
}

const hasFood = (line: IngredientLine) => line.state === 'understood' || line.state === 'uncounted';

/** Formats an ingredient as the form shows it: "200 g chicken breast, sliced", "2 egg". */
export const writtenLine = ({
  amount,
  unit,
  name,
  note,
}: Omit<RecipeIngredient, 'foodId' | 'grams'>): string =>
  [
    [amount === null ? '' : String(Number(amount.toFixed(3))), unit === 'pcs' ? '' : unit, name]
      .filter(Boolean)
      .join(' '),
    note,
  ]
    .filter(Boolean)
    .join(', ');

function lineOf({ foodId, grams, ...shown }: RecipeIngredient, text: string): IngredientLine | null {
  const food = foods.get(foodId ?? '');
  if (!food) return null;
  if (grams === null || shown.amount === null) return { ...shown, text, state: 'uncounted', food };
  return { ...shown, text, state: 'understood', food, grams };
}

/**
 * Computes numbers, tags, and allergens from the foods unless numbers were entered. Throws if neither is possible.
 */
export function contentOf(
  { nutrition, dietaryTags, ingredients, ...written }: WrittenRecipe,
  before: RecipeIngredient[] = [],
): RecipeContent {
  const read = readIngredients(ingredients, before);
  const isCountedInPart = nutrition === null && !read.isWhole;
  return {
    ...written,
    instructions: written.instructions.split('\n').map(withoutNumber).join('\n'),
    ingredients: read.lines.map(kept),
    nutrition: nutrition
      ? enteredNutrition(nutrition, dietaryTags, read)
      : checkedNutrition(read, written.servings),
    ...(isCountedInPart && { isForPlans: false }),
  };
}

/** Numbers that leave out more lines than this say little about the dish. */
const MAX_LEFT_OUT = 3;

function checkedNutrition(read: ReadIngredients, servings: number): RecipeNutrition {
  const { lines, portions, isComplete } = read;
  if (!isComplete) throw new InvalidInputError({ ingredients: problemsOf(lines) });
  if (portions.every(({ grams }) => grams === 0))
    throw new InvalidInputError({ ingredients: ['At least one ingredient needs an amount'] });
  const leftOut = lines.filter(({ state }) => state === 'leftOut').length;
  if (leftOut > MAX_LEFT_OUT || leftOut >= portions.length)
    throw new InvalidInputError({
      ingredients: [
        `Only ${MAX_LEFT_OUT} lines may be left out of the numbers, and fewer than are counted. Enter the numbers yourself instead.`,
      ],
    });
  const nutrition = computedNutrition(read, servings);
  const tooMuch = tooMuchIn(nutrition);
  if (tooMuch) {
    const [key, most] = tooMuch;
    throw new InvalidInputError({
      servings: [
        `One serving would have more than ${most} ${NAMES[key as keyof Nutrients]}. Are there more servings?`,
      ],
    });
  }
  return nutrition;
}

function enteredNutrition(
  perServing: RecipeNutrition['perServing'],
  wanted: DietaryTag[] | null,
  { lines, portions, isWhole }: ReadIngredients,
): RecipeNutrition {
  const contradictions = (wanted ?? []).flatMap((tag) => contradictionOf(tag, lines) ?? []);
  if (contradictions.length > 0) throw new InvalidInputError({ dietaryTags: contradictions });
  const numbers = { fibre: 0, sugar: 0, sodium: 0, ...perServing };
  return {
    source: 'entered',
    perServing,
    dietaryTags: wanted ?? (isWhole ? findTags(portions, numbers) : tagsOfNumbers(numbers)),
    mainIngredients: findMainIngredients(portions),
    allergens: isWhole ? findAllergens(portions) : null,
  };
}

function contradictionOf(tag: DietaryTag, lines: IngredientLine[]): string | null {
  const diet = INGREDIENT_DIETS.find((one) => one === tag);
  const found = diet && lines.find((line) => 'food' in line && line.food.excludes.includes(diet));
  return found ? `It is not ${diet}: it contains ${found.name}` : null;
}

const problemsOf = (lines: IngredientLine[]): string[] => [
  ...lines.flatMap((line, index) => {
    if (line.state !== 'unclear') return [];
    const [first] = line.suggestions;
    const meant = first && line.problem.startsWith('No food') ? ` Did you mean ${first.name}?` : '';
    return [`Line ${index + 1}, “${line.text}”: ${line.problem}.${meant}`];
  }),
  'Fix these lines, leave them out of the numbers, or enter the numbers yourself',
];

function kept(line: IngredientLine): RecipeIngredient {
  return {
    amount: line.amount === null ? null : toThousandths(line.amount),
    unit: line.unit,
    name: line.name,
    note: line.note,
    foodId: 'food' in line ? line.food.id : null,
    grams: line.state === 'understood' ? keptGrams(line.grams) : null,
  };
}

const toThousandths = (amount: number) => Math.round(amount * 1000) / 1000;

/** The largest values that the columns of a recipe hold. */
export const MAXIMA = {
  kcal: 99_999,
  protein: 999.99,
  carbs: 999.99,
  fat: 999.99,
  fibre: 999.99,
  sugar: 999.99,
  sodium: 999_999,
} satisfies Nutrients;

/** Returns the first number that exceeds what a recipe can store, and its maximum. */
export function tooMuchIn({ perServing }: RecipeNutrition): [key: string, most: number] | undefined {
  const numbers: Partial<Nutrients> = perServing;
  return Object.entries(MAXIMA).find(([key, most]) => (numbers[key as keyof Nutrients] ?? 0) > most);
}

const NAMES: Record<keyof Nutrients, string> = {
  kcal: 'kcal',
  protein: 'g of protein',
  carbs: 'g of carbs',
  fat: 'g of fat',
  fibre: 'g of fiber',
  sugar: 'g of sugar',
  sodium: 'mg of sodium',
};
