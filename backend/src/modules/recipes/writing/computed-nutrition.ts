import {
  allergensOf,
  foods,
  mainIngredientsOf,
  nutritionOf,
  type Portion,
  rounded,
  tagsOf,
} from '../../foods/index.js';
import type { RecipeIngredient, RecipeNutrition } from '../recipe.entity.js';

/** A weight as a recipe keeps it, and as its numbers are computed from: whoever computes again finds the same. */
export const keptGrams = (grams: number): number => Math.round(grams * 100) / 100;

export function computedNutrition(portions: Portion[], servings: number): RecipeNutrition {
  const perServing = rounded(nutritionOf(portions, servings));
  return {
    source: 'computed',
    perServing,
    dietaryTags: tagsOf(portions, perServing),
    mainIngredients: mainIngredientsOf(portions),
    allergens: allergensOf(portions),
  };
}

/** Null where one of the ingredients is no food of the table (any more). */
export function portionsOf(ingredients: RecipeIngredient[]): Portion[] | null {
  const portions = ingredients.flatMap(({ foodId, grams }) => {
    const food = foods.get(foodId ?? '');
    return food ? { food, grams: grams ?? 0 } : [];
  });
  return portions.length === ingredients.length ? portions : null;
}
