import type { PlanRecipe } from '../../src/modules/plan-model/plan.js';
import { estimateHandsOn } from '../../src/modules/recipes/steps/hands-on.js';
import { contentOf } from './library.js';
import type { LibraryRecipe } from './library-recipe.js';

/** Returns the copy of a library recipe that a plan keeps, under the ID by which the plan's meals name it. */
export function planRecipeOf(recipe: LibraryRecipe, id: string): PlanRecipe {
  const { ingredients, instructions, nutrition, side = null, ...content } = contentOf(recipe);
  const { perServing, dietaryTags, mainIngredients, allergens, source } = nutrition;
  return {
    ...content,
    id,
    ingredientsJson: ingredients,
    instructionsText: instructions,
    restTimeMinutes: content.restTimeMinutes ?? 0,
    handsOnMinutes: estimateHandsOn(content, instructions),
    dietaryTags,
    mainIngredientTags: mainIngredients,
    allergens,
    caloriesKcal: perServing.kcal,
    proteinGrams: perServing.protein,
    carbsGrams: perServing.carbs,
    fatGrams: perServing.fat,
    fibreGrams: perServing.fibre ?? null,
    nutritionSource: source,
    side,
    picture: null,
  };
}
