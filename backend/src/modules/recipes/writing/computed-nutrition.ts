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

/** What goes into a dish, and whether anything of it is left out of the numbers. */
export interface CountedIngredients {
  portions: Portion[];
  isWhole: boolean;
}

/** Of a dish that has something in it that no one counted, no one can say what it is free of, nor what it is low in. */
export function computedNutrition(
  { portions, isWhole }: CountedIngredients,
  servings: number,
): RecipeNutrition {
  const perServing = rounded(nutritionOf(portions, servings));
  return {
    source: 'computed',
    perServing,
    dietaryTags: isWhole ? tagsOf(portions, perServing) : [],
    mainIngredients: mainIngredientsOf(portions),
    allergens: isWhole ? allergensOf(portions) : null,
  };
}

/**
 * Of a recipe whose numbers are computed: there an ingredient without a food was left out by whoever wrote it. Null
 * where one is no food of the table any more.
 */
export function countedOf(ingredients: RecipeIngredient[]): CountedIngredients | null {
  const named = ingredients.filter(({ foodId }) => foodId !== null);
  const portions = named.flatMap(({ foodId, grams }) => {
    const food = foods.get(foodId ?? '');
    return food ? { food, grams: grams ?? 0 } : [];
  });
  return portions.length === named.length ? { portions, isWhole: named.length === ingredients.length } : null;
}
