/** A word as it is compared, and where it stands in what was typed. */
export interface Token {
  word: string;
  from: number;
  to: number;
}

const MAX_TOKENS = 30;

/** Numbers apart from the units behind them, compounds apart at their hyphens; lower case and without accents. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const found of text.matchAll(/\d+(?:[.,]\d+)?|<=?|>=?|,|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu)) {
    const [typed] = found;
    tokens.push({ word: plain(typed), from: found.index, to: found.index + typed.length });
    if (tokens.length === MAX_TOKENS) break;
  }
  return tokens;
}

/** What was typed with some of its words cut out, as someone would have typed it without them. */
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
