import { type FaceName, face } from './fonts.js';
import { inFaces, type Letters, type Weight } from './written-text.js';

/** Letters of one typeface with their width at a font size of 1. */
export interface MeasuredLetters extends Letters {
  width: number;
}

export interface MeasuredWord {
  parts: MeasuredLetters[];
  width: number;
}

/** The number of cached words, at a few hundred bytes each. */
const MAX_CACHED_WORDS = 20_000;

const remembered: Record<Weight, Map<string, MeasuredWord>> = { regular: new Map(), semibold: new Map() };

/** Measures a word independently of the font size, so that each word is measured once per process. */
export function measured(word: string, weight: Weight): MeasuredWord {
  const known = remembered[weight].get(word);
  if (known) return known;
  const parts = inFaces(word, weight).map((letters) => ({ ...letters, width: widthOf(letters) }));
  const fresh = { parts, width: parts.reduce((sum, { width }) => sum + width, 0) };
  if (remembered[weight].size >= MAX_CACHED_WORDS) remembered[weight].clear();
  remembered[weight].set(word, fresh);
  return fresh;
}

function widthOf({ face: name, text }: { face: FaceName; text: string }): number {
  const font = face(name);
  return font.layout(text).advanceWidth / font.unitsPerEm;
}
