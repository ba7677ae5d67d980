export type TextOf = (length: number) => string;

const over = (piece: string) => (length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** Inputs that have slowed down parsers of texts, at any length. */
export const TEXTS: Record<string, TextOf> = {
  'different words': (length) => words(length),
  // Three groups of digits separated by blanks: such an ingredient line once took eleven seconds.
  'digits and blanks': over(`11111${' '.repeat(43)}`),
  'fractions and units': over('1 1/2 - 2 cups (14 oz) '),
  commas: over(','),
  'open brackets': over('<([{"'),
  'accents and faces': over('é\u0301👩‍👩‍👧 '),
};

let known = '';

function words(length: number): string {
  for (let at = 0; known.length < length; at++) known += `w${at.toString(36)} `;
  return known.slice(0, length);
}
