import { foods } from '../../foods/index.js';
import { figuresOfServing } from '../../plan-model/index.js';
import { keptDaysOf } from '../../prep-guide/index.js';
import type { RecipeIngredient } from '../../recipes/index.js';
import type { KitchenFacts } from '../recipe-columns/generator-recipe.js';

/** What is known of a recipe where it is stored, or in a plan's copy. */
interface KnownRecipe {
  name: string;
  cookTimeMinutes: number;
  handsOnMinutes: number;
  servings: number;
  instructionsText: string;
  ingredientsJson: RecipeIngredient[];
}

export function kitchenFactsOf(recipe: KnownRecipe): KitchenFacts {
  const { sodiumMg, produceGrams } = figuresOfServing(recipe);
  const { ingredientsJson, servings } = recipe;
  return {
    makes: servings,
    handsOnMinutes: recipe.handsOnMinutes,
    sodiumMg: Math.round(sodiumMg),
    produceGrams: Math.round(produceGrams),
    grams: Math.round(ingredientsJson.reduce((sum, { grams }) => sum + (grams ?? 0), 0) / servings),
    foodGrams: foodGramsOf(recipe),
    keptDays: keptDaysOf(recipe),
    isSweet: isSweet(recipe),
    starch: starchOf(recipe),
    protein: proteinOf(recipe),
  };
}

function foodGramsOf({ ingredientsJson, servings }: KnownRecipe): Record<string, number> {
  const grams: Record<string, number> = {};
  for (const { foodId, grams: used } of ingredientsJson)
    if (foodId) grams[foodId] = (grams[foodId] ?? 0) + (used ?? 0) / servings;
  return grams;
}

/** Less than this in a serving only thickens or binds. */
const MIN_STARCH_GRAMS = 20;

/** Of the energy. Dishes with onions, carrots, and tomatoes have less, and porridge with fruit has more. */
const SWEET_SHARE = 0.18;
const KCAL_PER_GRAM_OF_SUGAR = 4;

function isSweet({ ingredientsJson }: KnownRecipe): boolean {
  let kcal = 0;
  let sugar = 0;
  for (const { foodId, grams } of ingredientsJson) {
    const food = foods.get(foodId ?? '');
    if (!food || grams === null) continue;
    kcal += food.per100g.kcal * grams;
    sugar += food.per100g.sugar * grams;
  }
  return KCAL_PER_GRAM_OF_SUGAR * sugar > SWEET_SHARE * kcal;
}

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

function starchOf({ ingredientsJson, servings }: KnownRecipe): string | null {
  const starches = ingredientsJson
    .map(({ foodId, grams }) => ({ main: foods.get(foodId ?? '')?.main ?? '', grams: grams ?? 0 }))
    .filter(({ main, grams }) => STARCHES.has(main) && grams / servings >= MIN_STARCH_GRAMS)
    .sort((one, other) => other.grams - one.grams);
  return starches[0]?.main ?? null;
}

/** Less than this in a serving is not what a dish is known for. */
const MIN_PROTEIN_GRAMS = 5;

function proteinOf({ ingredientsJson, servings }: KnownRecipe): string | null {
  const sources = ingredientsJson
    .map(({ foodId, grams }) => {
      const food = foods.get(foodId ?? '');
      return { main: food?.main ?? '', grams: ((food?.per100g.protein ?? 0) * (grams ?? 0)) / 100 };
    })
    .filter(({ main, grams }) => main !== '' && !STARCHES.has(main) && grams / servings >= MIN_PROTEIN_GRAMS)
    .sort((one, other) => other.grams - one.grams);
  return sources[0]?.main ?? null;
}
