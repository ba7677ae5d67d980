export const SORTS = ['newest', 'name', 'calories', 'protein', 'time', 'rating', 'relevance'] as const;

export type RecipeSort = (typeof SORTS)[number];

/** Which part of the found recipes is sent, and in which form. */
export interface RecipePage {
  sort: RecipeSort;
  /** Cards omit what only the recipe's own page shows. */
  view: 'full' | 'card';
  page: number;
  limit: number;
}
