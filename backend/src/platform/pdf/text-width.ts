import { type FaceName, face } from './fonts.js';
import { inFaces, type Letters, type Weight } from './written-text.js';

/** Letters of one face and how wide they are at a size of 1. */
export interface MeasuredLetters extends Letters {
  width: number;
}

export interface MeasuredWord {
  parts: MeasuredLetters[];
  width: number;
}

/** Words; a few hundred bytes each. */
const MOST_REMEMBERED = 20_000;

const remembered: Record<Weight, Map<string, MeasuredWord>> = { regular: new Map(), semibold: new Map() };

/** Without any size: a word is measured once in a process, however often and in whatever size it stands on pages. */
export function measured(word: string, weight: Weight): MeasuredWord {
  const known = remembered[weight].get(word);
  if (known) return known;
  const parts = inFaces(word, weight).map((letters) => ({ ...letters, width: widthOf(letters) }));
  const fresh = { parts, width: parts.reduce((sum, { width }) => sum + width, 0) };
  if (remembered[weight].size >= MOST_REMEMBERED) remembered[weight].clear();
  remembered[weight].set(word, fresh);
  return fresh;
}

function widthOf({ face: name, text }: { face: FaceName; text: string }): number {
  const font = face(name);
  return font.layout(text).advanceWidth / font.unitsPerEm;
}
