import { foods } from '../../foods/index.js';
import { figuresOfServing, findProteinSource, findStarch } from '../../plan-model/index.js';
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
    starch: findStarch(recipe),
    protein: findProteinSource(recipe),
  };
}

function foodGramsOf({ ingredientsJson, servings }: KnownRecipe): Record<string, number> {
  const grams: Record<string, number> = {};
  for (const { foodId, grams: used } of ingredientsJson)
    if (foodId) grams[foodId] = (grams[foodId] ?? 0) + (used ?? 0) / servings;
  return grams;
}

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
