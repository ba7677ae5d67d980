import { sideValuesOf } from '~/features/recipe-writing/recipe-values';
import type { FoundRecipe } from './import-result';

const textOf = (value: number | null): string => (value === null ? '' : String(value));

/** The values for the form of a recipe. The user fills in fields that could not be read. */
export const formValues = (recipe: FoundRecipe): Record<string, string | string[]> => ({
  name: recipe.name,
  description: recipe.description,
  mealTypes: recipe.mealTypes,
  cuisine: recipe.cuisine ?? '',
  servings: textOf(recipe.servings),
  prepTimeMinutes: textOf(recipe.prepTimeMinutes),
  cookTimeMinutes: textOf(recipe.cookTimeMinutes),
  restTimeMinutes: String(recipe.restTimeMinutes),
  ingredients: recipe.ingredients.join('\n'),
  instructionsText: recipe.instructionsText,
  sourceReference: recipe.sourceReference ?? '',
  ...(recipe.side && sideValuesOf(recipe.side)),
  isForPlans: 'on',
});
