/** No characters that our texts do not have: most are left over from where a text was copied. */
export const withoutOddCharacters = (text: string): string =>
  text
    .replaceAll('\r', '\n')
    .replaceAll('\t', ' ')
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\n]|(?![\u200C\u200D])\p{Cf}/gu, '');

export const linesIn = (text: string): string[] =>
  withoutOddCharacters(text)
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);

export const oneLine = (text: string): string => linesIn(text).join(' ');

/** Whole words as far as there is room. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text
    .slice(0, most - 1)
    .replace(/\s+\S*$/, '')
    .toWellFormed()}…`;
}

/** Steps are numbered where they are shown: neither "2. Serve" nor "- Serve" keeps its mark. */
export const withoutNumber = (step: string): string =>
  step.replace(/^(?:(?:step\s*)?\d{1,2}\s*[.):]|[-–—•*·])\s+/i, '');
