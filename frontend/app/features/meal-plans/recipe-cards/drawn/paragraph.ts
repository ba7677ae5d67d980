import type { Span, TextStyle } from '#paper/recipe-cards/index';
import type { Block } from './block';
import type { Pen } from './pen';

type Piece = { text: string; style: TextStyle; width: number };
type Placed = Piece & { x: number };
type Line = Placed[];

/** Sets text in lines of at most `width`. */
export function paragraph(pen: Pen, text: Span | readonly Span[], style: TextStyle, width: number): Block {
  const spans = typeof text === 'string' || 'text' in text ? [text] : text;
  const lines = linesOf(pen, wordsOf(pen, spans, style), style, width);
  return linesBlock(lines.length > 0 ? lines : [[]], style, width);
}

/** The first lines of a text. */
export function cropped(pen: Pen, text: string, style: TextStyle, width: number, lines: number): Block {
  const whole = paragraph(pen, text, style, width);
  return whole.upTo(lines * style.leading) ?? whole;
}

function linesBlock(lines: readonly Line[], style: TextStyle, width: number): Block {
  const { leading, size } = style;
  return {
    height: lines.length * leading,
    draw(pen, x, y) {
      for (const [index, line] of lines.entries()) {
        // Aligns the middle of the capitals with the middle of the line.
        const baseline = y + index * leading + leading / 2 + size * 0.36;
        const left = x + indentOf(line, style, width);
        for (const piece of line) pen.text(piece.text, left + piece.x, baseline, piece.style);
      }
    },
    upTo(room) {
      const count = Math.floor(room / leading);
      return count > 0 ? linesBlock(lines.slice(0, count), style, width) : null;
    },
  };
}

function indentOf(line: Line, { align }: TextStyle, width: number): number {
  const last = line.at(-1);
  return align === 'right' && last ? width - endOf(last) : 0;
}

function wordsOf(pen: Pen, spans: readonly Span[], base: TextStyle): Piece[][] {
  const words: Piece[][] = [[]];
  for (const span of spans) {
    const { text, ...look } = typeof span === 'string' ? { text: span } : span;
    const style = { ...base, ...look };
    for (const [index, token] of text.split(/[ \n]/).entries()) {
      if (index > 0) words.push([]);
      if (token) words.at(-1)?.push({ text: token, style, width: pen.widthOf(token, style) });
    }
  }
  return words.filter((word) => word.length > 0);
}

function linesOf(pen: Pen, words: readonly Piece[][], style: TextStyle, width: number): Line[] {
  const space = pen.widthOf(' ', style);
  const lines: Line[] = [];
  let end = Number.POSITIVE_INFINITY;
  for (const word of words.flatMap((word) => partsOf(pen, word, width))) {
    const isNext = end + space + widthOf(word) > width;
    if (isNext) lines.push([]);
    end = isNext ? 0 : end + space;
    for (const [index, piece] of word.entries()) {
      place(lines.at(-1) ?? [], { ...piece, x: end }, index === 0);
      end += piece.width;
    }
  }
  return lines;
}

const endOf = ({ x, width }: Placed) => x + width;

const widthOf = (word: readonly Piece[]) => word.reduce((sum, piece) => sum + piece.width, 0);

/** Words of the same style are drawn together, so that a line can be searched and copied. */
function place(line: Line, piece: Placed, isNewWord: boolean): void {
  const last = line.at(-1);
  if (last && last.style.color === piece.style.color && last.style.weight === piece.style.weight) {
    last.text += isNewWord ? ` ${piece.text}` : piece.text;
    last.width = endOf(piece) - last.x;
  } else line.push(piece);
}

/** Splits a word that is longer than a line. */
function partsOf(pen: Pen, word: Piece[], width: number): Piece[][] {
  if (widthOf(word) <= width) return [word];
  const parts: Piece[][] = [[]];
  let used = 0;
  for (const { text, style } of word) {
    for (const letter of text) {
      const piece = { text: letter, style, width: pen.widthOf(letter, style) };
      if (used > 0 && used + piece.width > width) {
        parts.push([]);
        used = 0;
      }
      parts.at(-1)?.push(piece);
      used += piece.width;
    }
  }
  return parts;
}
