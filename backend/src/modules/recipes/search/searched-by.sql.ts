import { type Filtered, filteredBy, narrowingsOf } from '../recipe-filters.sql.js';
import { readSearch } from './read-search.js';

/** The query of what readSearch has read: its words, mended where they are slips, and its known names. */
export const SEARCH_QUERY = `(recipe_query(:searchWords::text) && to_tsquery('english', :searchFoods::text))`;

/** What recipes of a list of someone's own have to keep to be found. */
export function searchCondition({ recipe, search }: { recipe: string; search: string }): Filtered {
  const { filters, words, known, hasWords } = readSearch(search);
  const { condition, values } = filteredBy(recipe, filters.flatMap(narrowingsOf));
  if (!hasWords) return { condition, values };
  return {
    condition: `${condition} and ${recipe}.words @@ (select ${SEARCH_QUERY})`,
    values: { ...values, searchWords: words, searchFoods: known },
  };
}
