import { type Food, foods } from '../foods/index.js';
import type { PlanRecipe } from './plan.js';

type MadeOf = Pick<PlanRecipe, 'ingredientsJson' | 'servings'>;

const STARCHES = new Set([
  ...['rice', 'pasta', 'noodles', 'potato', 'sweet potato', 'bread', 'oats', 'quinoa', 'couscous'],
  ...[
    'bulgur',
    'barley',
    'polenta',
    'spelt',
    'millet',
    'buckwheat',
    'corn',
    'amaranth',
    'cassava',
    'plantain',
  ],
]);

/** Less than this in a serving only thickens or binds. */
const MIN_STARCH_GRAMS = 20;

/** Returns the rice, pasta, potatoes, bread, or the like that a recipe has most of, or null if it has none. */
export const findStarch = (recipe: MadeOf): string | null =>
  heaviest(recipe, MIN_STARCH_GRAMS, ({ main }) => (STARCHES.has(main ?? '') ? 1 : 0));

/** The main ingredients that are made of soybeans. */
export const SOY_SOURCES: readonly string[] = ['tofu', 'tempeh', 'soy', 'edamame'];

/** The main ingredients that are pulses, but for soybeans. */
export const PULSE_SOURCES: readonly string[] = ['beans', 'lentils', 'chickpeas', 'peas'];

/** The main ingredients that are fish. */
export const FISH_SOURCES: readonly string[] = [
  'fish',
  'white fish',
  'salmon',
  'tuna',
  'trout',
  'mackerel',
  'herring',
  'sardines',
  'swordfish',
];

/** Whether a food stands in for meat, as tofu and seitan do. */
export const isMeatSubstitute = (food: Pick<Food, 'main'> | undefined): boolean =>
  food?.main === 'seitan' || SOY_SOURCES.includes(food?.main ?? '');

/** Less than this in a serving is not what a dish is known for. */
const MIN_PROTEIN_GRAMS = 5;

/** Returns the meat, fish, eggs, beans, or the like that most protein is from, or null if there is little. */
export const findProteinSource = (recipe: MadeOf): string | null =>
  heaviest(recipe, MIN_PROTEIN_GRAMS, ({ main, per100g }) =>
    STARCHES.has(main ?? '') ? 0 : per100g.protein / 100,
  );

/** The main ingredient with most of something in a serving, of which `shareIn` gives the grams in each gram of a food. */
function heaviest(
  { ingredientsJson, servings }: MadeOf,
  leastGrams: number,
  shareIn: (food: Food) => number,
): string | null {
  let found: string | null = null;
  let most = leastGrams;
  for (const { foodId, grams } of ingredientsJson) {
    const food = foods.get(foodId ?? '');
    if (!food?.main) continue;
    const has = (shareIn(food) * (grams ?? 0)) / servings;
    if (has > most || (has === most && found === null)) [found, most] = [food.main, has];
  }
  return found;
}
