const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Cuts a text to this many letters and adds an ellipsis if there were more. */
export function shortened(text: string, most: number): string {
  const letters = [...graphemes.segment(text)].map(({ segment }) => segment);
  if (letters.length <= most) return text;
  return `${letters
    .slice(0, most - 1)
    .join('')
    .trimEnd()}…`;
}
