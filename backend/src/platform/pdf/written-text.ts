import { type FaceName, face } from './fonts.js';

export type Weight = 'regular' | 'semibold';

/** Consecutive letters of one typeface. */
export interface Letters {
  face: FaceName;
  text: string;
}

/** Stands for a letter that no typeface has, so that the gap is visible. */
const SUBSTITUTE: Letters = { face: 'emoji', text: '◻' };

/** The letters that the text typeface certainly has. Most words consist of nothing else. */
const PLAIN = /^[ -~\u00a1-\u00ac\u00ae-\u017f]*$/;

/** Modifiers that change how a neighboring letter is drawn. Alone they are invisible. */
const UNSEEN = /^[\p{DI}\p{EMod}]*$/u;

/** Normalizes spaces, line breaks, and accents, and removes control characters. */
export function tidied(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .normalize('NFC')
    .replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n')
    .replace(/[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/(?!\n)[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\u00ad\ufeff]/gu, '');
}

/** Splits a normalized word by the typefaces that have its letters. */
export function inFaces(word: string, weight: Weight): Letters[] {
  if (PLAIN.test(word)) return [{ face: weight, text: word }];
  const parts: Letters[] = [];
  for (const { segment } of graphemes.segment(word)) {
    const next = lettersOf(segment, weight);
    const last = parts.at(-1);
    if (!next) continue;
    if (last?.face === next.face) last.text += next.text;
    else parts.push({ ...next });
  }
  return parts;
}

/** Splits text into what readers see as one letter: a base with its accents, or a family of emoji. */
export const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

function lettersOf(grapheme: string, weight: Weight): Letters | null {
  if (has(weight, grapheme)) return { face: weight, text: grapheme };
  if (has('emoji', grapheme)) return { face: 'emoji', text: grapheme };
  if (UNSEEN.test(grapheme)) return null;
  for (const name of [weight, 'emoji'] as const) {
    const known = [...grapheme].filter((letter) => has(name, letter) && !UNSEEN.test(letter)).join('');
    if (known) return { face: name, text: known };
  }
  return SUBSTITUTE;
}

const has = (name: FaceName, letters: string): boolean =>
  [...letters].every((letter) => face(name).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
