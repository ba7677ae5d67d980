import type { Recipe } from '~/features/recipes/recipe-words';
import { lineOf } from './ingredient-lines';

/** Tells whether the recipe is saved or its ingredients are only checked. */
export const recipeIntent = { save: 'save', check: 'check' } as const;

/** The initial values of the recipe form. */
export function valuesOf(recipe: Recipe | null): Record<string, string | null> {
  if (!recipe)
    return {
      servings: '2',
      prepTimeMinutes: '15',
      cookTimeMinutes: '20',
      restTimeMinutes: '0',
      isForPlans: 'on',
      sideMost: '2',
    };
  return {
    name: recipe.name,
    description: recipe.description,
    cuisine: recipe.cuisine,
    servings: String(recipe.servings),
    prepTimeMinutes: String(recipe.prepTimeMinutes),
    cookTimeMinutes: String(recipe.cookTimeMinutes),
    restTimeMinutes: String(recipe.restTimeMinutes),
    ingredients: recipe.ingredientsJson.map(lineOf).join('\n'),
    instructionsText: recipe.instructionsText,
    sourceReference: recipe.sourceReference,
    caloriesKcal: String(recipe.caloriesKcal),
    proteinGrams: String(recipe.proteinGrams),
    carbsGrams: String(recipe.carbsGrams),
    fatGrams: String(recipe.fatGrams),
    ...(recipe.side && sideValuesOf(recipe.side)),
    isEntered: recipe.nutritionSource === 'entered' ? 'on' : null,
    ...plansOf(recipe),
  };
}

export const sideValuesOf = ({ kind, step, most }: NonNullable<Recipe['side']>) => ({
  isSide: 'on',
  sideKind: kind,
  sideStep: String(step),
  sideMost: String(most),
});

/** Switching between computed and entered numbers starts with the usual choice for each. */
function plansOf({ nutritionSource, isForPlans }: Recipe) {
  const isEntered = nutritionSource === 'entered';
  return {
    isForPlans: isEntered || isForPlans ? 'on' : null,
    isForPlansEntered: isEntered && isForPlans ? 'on' : null,
  };
}
