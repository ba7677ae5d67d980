const SAME_IN_BOTH = /(?:ss|us|is|hummus|couscous|asparagus|molasses|oats)$/;

/** Splits a text into lower-case words without accents, in the singular. */
export function splitWords(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/['’]/g, '')
      .match(/[\p{L}\d%]+/gu)
      ?.map(singular) ?? []
  );
}

function singular(word: string): string {
  if (word.length < 4 || SAME_IN_BOTH.test(word)) return word;
  if (/(?:leaves|loaves|halves|calves)$/.test(word)) return word.replace(/ves$/, 'f');
  if (/ies$/.test(word) && word.length > 5) return word.replace(/ies$/, 'y');
  if (/(?:ch|sh|x|ss|o)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
