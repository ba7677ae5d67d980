const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** At most so many letters, a sign where there were more among them. */
export function shortened(text: string, most: number): string {
  const letters = [...graphemes.segment(text)].map(({ segment }) => segment);
  if (letters.length <= most) return text;
  return `${letters
    .slice(0, most - 1)
    .join('')
    .trimEnd()}…`;
}
