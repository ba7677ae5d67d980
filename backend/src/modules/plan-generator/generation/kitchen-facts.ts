import { foods } from '../../foods/index.js';
import {
  countFruit,
  figuresOfServing,
  findProteinSource,
  findStarch,
  isFruit,
} from '../../plan-model/index.js';
import { keptDaysOf } from '../../prep-guide/index.js';
import { formOfCopy, type MealType, type RecipeIngredient } from '../../recipes/index.js';
import type { KitchenFacts } from '../recipe-columns/generator-recipe.js';

/** What is known of a recipe where it is stored, or in a plan's copy. */
interface KnownRecipe {
  name: string;
  mealTypes: MealType[];
  cookTimeMinutes: number;
  handsOnMinutes: number;
  servings: number;
  instructionsText: string;
  ingredientsJson: RecipeIngredient[];
  /** Absent in older plans. */
  drawing?: string;
}

export function kitchenFactsOf(recipe: KnownRecipe): KitchenFacts {
  const { sodiumMg, produceGrams } = figuresOfServing(recipe);
  const { ingredientsJson, servings } = recipe;
  return {
    makes: servings,
    handsOnMinutes: recipe.handsOnMinutes,
    sodiumMg: Math.round(sodiumMg),
    produceGrams: Math.round(produceGrams),
    fruitPortions: countFruit(recipe),
    grams: Math.round(ingredientsJson.reduce((sum, { grams }) => sum + (grams ?? 0), 0) / servings),
    foodGrams: foodGramsOf(recipe),
    keptDays: keptDaysOf(recipe),
    form: formOfCopy(recipe),
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

/** Of the energy. Porridge with fruit has more, and hardly a lunch or dinner has so much. */
const SWEET_SHARE = 0.06;
const SWEET_SHARE_OF_MAIN = 0.18;
const SWEET_FOOD_GRAMS = 35;
const KCAL_PER_GRAM_OF_SUGAR = 4;

/** A dish is as sweet as the fruit, honey, and the like in it make it. */
function isSweet(recipe: KnownRecipe): boolean {
  if (formOfCopy(recipe) === 'drink') return true;
  let kcal = 0;
  let sugar = 0;
  for (const { foodId, grams } of recipe.ingredientsJson) {
    const food = foods.get(foodId ?? '');
    if (!food || grams === null) continue;
    kcal += food.per100g.kcal * grams;
    if (isFruit(food) || food.per100g.sugar >= SWEET_FOOD_GRAMS) sugar += food.per100g.sugar * grams;
  }
  const isMain = recipe.mealTypes.some((type) => type === 'lunch' || type === 'dinner');
  return KCAL_PER_GRAM_OF_SUGAR * sugar > (isMain ? SWEET_SHARE_OF_MAIN : SWEET_SHARE) * kcal;
}
