import {
  computeNutrition,
  findAllergens,
  findMainIngredients,
  findTags,
  foods,
  type Portion,
  rounded,
} from '../../foods/index.js';
import type { RecipeIngredient, RecipeNutrition } from '../recipe.entity.js';

/**
 * Rounds a weight as recipes store it. The numbers are computed from the rounded weight, so that computing them again
 * gives the same result.
 */
export const keptGrams = (grams: number): number => Math.round(grams * 100) / 100;

/** The ingredients of a dish, and whether any of them is missing from the numbers. */
export interface CountedIngredients {
  portions: Portion[];
  isWhole: boolean;
}

/** If an ingredient is not counted, nothing can be claimed about allergens, diets, or low values. */
export function computedNutrition(
  { portions, isWhole }: CountedIngredients,
  servings: number,
): RecipeNutrition {
  const perServing = rounded(computeNutrition(portions, servings));
  return {
    source: 'computed',
    perServing,
    dietaryTags: isWhole ? findTags(portions, perServing) : [],
    mainIngredients: findMainIngredients(portions),
    allergens: isWhole ? findAllergens(portions) : null,
  };
}

/**
 * Reads the ingredients of a recipe with computed numbers. One without a food was deliberately not counted by its
 * author. Returns null if an ingredient is no longer in the food table.
 */
export function countedOf(ingredients: RecipeIngredient[]): CountedIngredients | null {
  const named = ingredients.filter(({ foodId }) => foodId !== null);
  const portions = named.flatMap(({ foodId, grams }) => {
    const food = foods.get(foodId ?? '');
    return food ? { food, grams: grams ?? 0 } : [];
  });
  return portions.length === named.length ? { portions, isWhole: named.length === ingredients.length } : null;
}
