import { graphemes, tidied } from '../../../platform/pdf/written-text.js';

/** Cuts a text to this many letters and adds an ellipsis if there were more. */
export function shortened(text: string, most: number): string {
  const letters = [...graphemes.segment(tidied(text))].map(({ segment }) => segment);
  if (letters.length <= most) return letters.join('');
  return `${letters
    .slice(0, most - 1)
    .join('')
    .trimEnd()}…`;
}
