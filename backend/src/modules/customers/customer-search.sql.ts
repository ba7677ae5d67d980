const MAX_WORDS = 6;

/** Splits a search into the words that it looks for, in any order. */
export const splitWords = (search = ''): string[] =>
  search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);

interface SearchNames {
  /** A row of `people`. */
  customer: string;
  /** A list of words in lower case. */
  words: string;
}

/** A condition that each of the words occurs in the name or the email. Accents do not matter. */
export const hasWords = ({ customer, words }: SearchNames): string => `
  not exists (select from unnest(${words}::text[]) as word where position(unaccented(word) in
    unaccented(lower(${customer}.email::text || ' ' || coalesce(${customer}.name, '')))) = 0)`;
