/** A normalized word and its position in the typed text. */
export interface Token {
  word: string;
  from: number;
  to: number;
}

const MAX_TOKENS = 30;

/** Splits numbers from their units and compounds at their hyphens, in lower case and without accents. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const found of text.matchAll(/\d+(?:[.,]\d+)?|<=?|>=?|,|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu)) {
    const [typed] = found;
    tokens.push({ word: plain(typed), from: found.index, to: found.index + typed.length });
    if (tokens.length === MAX_TOKENS) break;
  }
  return tokens;
}

/** Removes some of the words from the typed text, as if they had not been typed. */
export function textWithout(text: string, tokens: readonly Token[]): string {
  let rest = '';
  let at = 0;
  for (const { from, to } of tokens) {
    rest += text.slice(at, from);
    at = to;
  }
  return (rest + text.slice(at))
    .replaceAll(/(?:^|\s)[-–,;.]+(?=\s|$)|\s+/g, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/^[ ,]+|[ ,]+$/g, '');
}

export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');
