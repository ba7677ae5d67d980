/** Saving a recipe, or only seeing what its ingredients are understood as. */
export const recipeIntent = { save: 'save', check: 'check' } as const;
