export const SORTS = ['newest', 'name', 'calories', 'protein', 'time', 'rating', 'relevance'] as const;

export type RecipeSort = (typeof SORTS)[number];

/** A page of the found recipes, and the form in which they are sent. */
export interface RecipePage {
  sort: RecipeSort;
  /** Cards omit what only the recipe's own page shows. */
  view: 'full' | 'card';
  page: number;
  limit: number;
}
