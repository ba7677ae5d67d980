import { type Filtered, filteredBy, narrowingsOf } from '../recipe-filters.sql.js';
import { readSearch } from './read-search.js';

/** The query for the result of readSearch: its words, with typos corrected, and its known names. */
export const SEARCH_QUERY = `(recipe_query(:searchWords::text) && to_tsquery('english', :searchFoods::text))`;

/** A condition on recipes of a user's own list that match the search. */
export function searchCondition({ recipe, search }: { recipe: string; search: string }): Filtered {
  const { filters, words, known, hasWords } = readSearch(search);
  const { condition, values } = filteredBy(recipe, filters.flatMap(narrowingsOf));
  if (!hasWords) return { condition, values };
  return {
    condition: `${condition} and ${recipe}.words @@ (select ${SEARCH_QUERY})`,
    values: { ...values, searchWords: words, searchFoods: known },
  };
}
