import { type MeasuredLetters, measured } from './text-width.js';
import { graphemes, tidied, type Weight } from './written-text.js';

/** Words of a paragraph that may have a style of their own. */
export type Span = string | { text: string; weight?: Weight; color?: string };

/** Letters that are drawn with one operator. */
export interface Piece extends MeasuredLetters {
  color: string;
}

/** Text that a line break must not split. */
export interface Word {
  pieces: Piece[];
  width: number;
  /** The space after the word, or null if the next word follows directly. */
  space: Piece | null;
}

export interface Look {
  size: number;
  weight: Weight;
  color: string;
}

/**
 * Matches the places at which a word may be split without adding a hyphen: gluten-|free, salt/|pepper, but not 10-12.
 */
const MAY_HAVE_SEAMS = /[-/–]/;
const SEAMS = /(?<=\p{L}[-/–])(?=\p{L})/u;

const HAS_DIGITS = /[\d¼-¾⅐-⅞]/;
/** Matches every space except between a number and its unit: "(75 g)" and "½ l" stay on one line. */
const SPACES = /(?<![\d¼-¾⅐-⅞]) | (?!(?:g|kg|mg|ml|l|kcal|min|h)(?!\p{L}))/u;

/** Splits text into the words of each of its lines. Adjacent spans without a space form one word. */
export function splitWords(spans: readonly Span[], base: Look): Word[][] {
  const lines: Word[][] = [[]];
  let space: Piece | null = null;
  for (const span of spans) {
    const look = typeof span === 'string' ? base : { ...base, ...span };
    const ownSpace = spaceOf(look);
    for (const [row, line] of tidied(typeof span === 'string' ? span : span.text)
      .split('\n')
      .entries()) {
      if (row > 0) lines.push([]);
      for (const [index, token] of tokensOf(line).entries()) {
        if (index > 0) space = ownSpace;
        if (token === '') continue;
        addWord(lines.at(-1) ?? [], token, look, space);
        space = null;
      }
    }
  }
  return lines;
}

const tokensOf = (line: string): string[] => line.split(HAS_DIGITS.test(line) ? SPACES : ' ');

function addWord(words: Word[], token: string, look: Look, space: Piece | null) {
  const last = words.at(-1);
  const [first = '', ...others] = MAY_HAVE_SEAMS.test(token) ? token.split(SEAMS) : [token];
  const word = wordOf(first, look, space);
  if (space || !last) words.push(word);
  else {
    last.pieces.push(...word.pieces);
    last.width += word.width;
  }
  for (const other of others) words.push(wordOf(other, look, null));
}

function wordOf(text: string, look: Look, space: Piece | null): Word {
  const { parts, width } = measured(text, look.weight);
  return { pieces: parts.map((part) => pieceOf(part, look)), width: width * look.size, space };
}

const spaceOf = (look: Look) =>
  pieceOf({ face: look.weight, text: ' ', width: measured(' ', look.weight).width }, look);

const pieceOf = ({ face, text, width }: MeasuredLetters, { size, color }: Look): Piece => ({
  face,
  text,
  width: width * size,
  color,
});

/** Splits a word that is too long into parts that fit. */
export function fittingParts(word: Word, look: Look, width: number): Word[] {
  const parts: Word[] = [];
  let part: Word = { pieces: [], width: 0, space: word.space };
  for (const { face, text, color } of word.pieces)
    for (const { segment } of graphemes.segment(text)) {
      const weight = face === 'emoji' ? look.weight : face;
      const letter = wordOf(segment, { size: look.size, weight, color }, null);
      if (part.width > 0 && part.width + letter.width > width) {
        parts.push(part);
        part = { pieces: [], width: 0, space: null };
      }
      for (const piece of letter.pieces) joinPiece(part.pieces, piece);
      part.width += letter.width;
    }
  return [...parts, part];
}

/** Merges letters of the same style, so that they are drawn with one operator. */
export function joinPiece(pieces: Piece[], piece: Piece) {
  const last = pieces.at(-1);
  if (last && last.face === piece.face && last.color === piece.color) {
    last.text += piece.text;
    last.width += piece.width;
  } else pieces.push({ ...piece });
}
