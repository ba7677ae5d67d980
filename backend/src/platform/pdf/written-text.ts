import { type FaceName, face } from './fonts.js';

export type Weight = 'regular' | 'semibold';

/** Letters of one face that stand together. */
export interface Letters {
  face: FaceName;
  text: string;
}

/** What stands where no face has a letter: to be seen, not left out. */
const SUBSTITUTE: Letters = { face: 'emoji', text: '◻' };

/** Letters that the text face is known to have: most words are made of nothing else. */
const PLAIN = /^[ -~\u00a1-\u00ac\u00ae-\u017f]*$/;

/** Marks that say how a letter beside them is drawn. Alone they are nothing that could be seen. */
const UNSEEN = /^[\p{DI}\p{EMod}]*$/u;

/** Spaces of all kinds as one kind, lines as \n, no control characters, letters and their accents as one. */
export function tidied(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .normalize('NFC')
    .replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n')
    .replace(/[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/(?!\n)[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\u00ad\ufeff]/gu, '');
}

/** A tidied word in the faces that have its letters. */
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

/** What readers take for one letter: a base with its accents, a family of emoji. */
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
