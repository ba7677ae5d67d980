/** A recipe as a web page describes it to programs. */
export const published = (wish: Record<string, unknown> = {}) => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Lentil soup',
  recipeYield: '2 servings',
  recipeCategory: 'Lunch',
  recipeIngredient: ['200 g red lentils, rinsed', '1 onion, chopped', 'salt to taste'],
  recipeInstructions: [{ '@type': 'HowToStep', text: 'Boil it.' }],
  ...wish,
});

export const jsonLd = (...recipes: object[]) => JSON.stringify(recipes);
