/** Windows-1252, which the standard fonts of every PDF reader contain. */
const WRITABLE = /^[\n\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/;

const FRACTIONS: Record<string, string> = {
  '⅓': '1/3',
  '⅔': '2/3',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

/**
 * Replaces letters that a PDF cannot show without an embedded font. Returns null if one of them has no replacement.
 * The server, which has fonts, makes those cards.
 */
export function inPlainLetters<Content>(content: Content): Content | null {
  let allWritable = true;
  const plain: Content = JSON.parse(JSON.stringify(content), (_, value: unknown) => {
    if (typeof value !== 'string') return value;
    const text = plainText(value);
    allWritable &&= WRITABLE.test(text);
    return text;
  });
  return allWritable ? plain : null;
}

export const plainText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(
      /(\d?)([⅓⅔⅛⅜⅝⅞])/g,
      (_, whole: string, sign: string) => `${whole && `${whole} `}${FRACTIONS[sign]}`,
    )
    .replace(/[\t\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replace(/[\u2010\u2011\u2212]/g, '-')
    .replace(/(?!\n)[\p{Cc}\u00ad\u200b-\u200f\ufeff]/gu, '');
