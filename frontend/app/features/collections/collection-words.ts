import type { components } from '#openapi/schema';

export type Collection = components['schemas']['CollectionWithRecipesResponse'];
export type ListedCollection = components['schemas']['ListedCollectionResponse'];
export type CollectedRecipe = components['schemas']['CollectionRecipeResponse'];

export const recipesText = (count: number): string => (count === 1 ? '1 recipe' : `${count} recipes`);

/** Splits "dinner, batch cooking" into a list without duplicates. */
export const tagsFrom = (written: string): string[] => [
  ...new Set(
    written
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];
