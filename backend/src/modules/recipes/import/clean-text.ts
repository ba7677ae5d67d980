/** Removes characters that our texts never have, most of which come from copying. */
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

/** Keeps as many whole words as fit. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text
    .slice(0, most - 1)
    .replace(/\s+\S*$/, '')
    .toWellFormed()}…`;
}

/** Removes the number or bullet of a step ("2. Serve", "- Serve"), because pages number steps themselves. */
export const withoutNumber = (step: string): string =>
  step.replace(/^(?:(?:step\s*)?\d{1,2}\s*[.):]|[-–—•*·])\s+/i, '');
