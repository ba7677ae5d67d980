import type { components } from '../../../openapi/src/schema.d.ts';

type WrittenRecipe = components['schemas']['RecipeContentRequest'];

/** A recipe as a form sends it, in which everything is understood. */
export const written = (wish: Partial<WrittenRecipe> = {}): WrittenRecipe => ({
  name: 'Lentil soup',
  mealTypes: ['lunch'],
  servings: 2,
  prepTimeMinutes: 10,
  cookTimeMinutes: 30,
  ingredients: ['200 g red lentils, rinsed', '1 onion, chopped', 'salt to taste'],
  instructionsText: 'Boil it.\nEat it.',
  ...wish,
});
