export const SORTS = ['newest', 'name', 'calories', 'protein', 'time', 'rating', 'relevance'] as const;

export type RecipeSort = (typeof SORTS)[number];

/** What of all recipes that are found is sent, and how. */
export interface RecipePage {
  sort: RecipeSort;
  /** Cards leave out what only the recipe's own page shows. */
  view: 'full' | 'card';
  page: number;
  limit: number;
}
