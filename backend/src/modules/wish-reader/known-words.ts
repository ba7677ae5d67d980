const known = new Set<string>();

/**
 * Every phrase that a reader knows registers its words here, so that none of them is taken for a typo of another
 * word.
 */
export const learn = (words: Iterable<string>): void => {
  for (const word of words) known.add(word);
};

export const isKnown = (word: string): boolean => known.has(word);
