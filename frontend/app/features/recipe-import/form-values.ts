import type { FoundRecipe } from './import-recipes.server';

const textOf = (value: number | null): string => (value === null ? '' : String(value));

/** What the fields of the form for a recipe hold; what could not be read is left for whoever fills it in. */
export const formValues = (recipe: FoundRecipe): Record<string, string | string[]> => ({
  name: recipe.name,
  description: recipe.description,
  mealTypes: recipe.mealTypes,
  cuisine: recipe.cuisine ?? '',
  servings: textOf(recipe.servings),
  prepTimeMinutes: textOf(recipe.prepTimeMinutes),
  cookTimeMinutes: textOf(recipe.cookTimeMinutes),
  ingredients: recipe.ingredients.join('\n'),
  instructionsText: recipe.instructionsText,
  sourceReference: recipe.sourceReference ?? '',
  isForPlans: 'on',
});
