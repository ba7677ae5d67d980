import { narrowingsOf } from '../recipe-filters.js';
import { readSearch } from './read-search.js';

/** Recipes whose words match what readSearch has read: its words, mended where they are slips, and its known names. */
export const searchedBy = (words: string, known: string) =>
  `(recipe_query(${words}) && to_tsquery('english', ${known}))`;

/** What recipes `r` of a list of someone's own have to keep to be found, its values from this place on. */
export function conditionOf(search: string, firstPlace: number): { condition: string; values: unknown[] } {
  const { filters, words, known, hasWords } = readSearch(search);
  const values: unknown[] = [];
  const given = (value: unknown, type: string) => {
    values.push(value);
    return `(select $${firstPlace + values.length - 1}::${type})`;
  };
  const conditions = filters
    .flatMap(narrowingsOf)
    .map(({ condition, type, value }) => condition(given(value, type)));
  if (hasWords)
    conditions.push(`r.words @@ (select ${searchedBy(given(words, 'text'), given(known, 'text'))})`);
  return { condition: conditions.join(' and ') || 'true', values };
}
