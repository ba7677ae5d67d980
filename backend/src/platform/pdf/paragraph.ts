import { type Block, type Cut, uncut } from './block.js';
import type { Pen } from './pen.js';
import { fittingParts, joinPiece, type Look, type Piece, type Span, splitWords, type Word } from './words.js';

export interface TextStyle extends Look {
  /** The distance between the baselines of two lines. */
  leading: number;
  align?: 'left' | 'right' | 'center';
}

export interface Line {
  pieces: Piece[];
  width: number;
  size: number;
}

/** A page break leaves at least this many lines on each side. */
const MIN_LINES = 2;

/** Sets text in lines of at most `width`. */
export function paragraph(text: Span | readonly Span[], style: TextStyle, width: number): Block {
  return linesBlock(linesOf(text, style, width), style, width);
}

/** The width of the text if it is not wrapped. */
export function textWidth(text: Span | readonly Span[], style: TextStyle): number {
  return Math.max(...linesOf(text, style, Number.POSITIVE_INFINITY).map(({ width }) => width));
}

/** Crops the text to `most` lines and marks that there is more. */
export function cropped(text: string, style: TextStyle, width: number, most: number): Block {
  const lines = linesOf(text, style, width);
  if (lines.length <= most) return linesBlock(lines, style, width);
  const [sign] = linesOf('…', style, width).flatMap(({ pieces }) => pieces);
  const shorter = linesOf(text, style, width - (sign?.width ?? 0)).slice(0, most);
  const last = shorter.at(-1);
  if (last && sign) {
    joinPiece(last.pieces, sign);
    last.width += sign.width;
  }
  return linesBlock(shorter, style, width);
}

/** A line whose text is only known when it is drawn, such as a page number. */
export function lateLine(text: () => string, style: TextStyle, width: number): Block {
  const { leading: height } = style;
  return { height, draw: (pen, x, y) => paragraph(text(), style, width).draw(pen, x, y), cut: uncut };
}

function linesOf(text: Span | readonly Span[], style: TextStyle, width: number): Line[] {
  const spans = isList(text) ? text : [text];
  return splitWords(spans, style).flatMap((words) => filled(words, style, width));
}

const isList = (text: Span | readonly Span[]): text is readonly Span[] => Array.isArray(text);

function filled(words: Word[], style: TextStyle, width: number): Line[] {
  const lines = [emptyLine(style)];
  for (const word of words)
    if (word.width <= width) addTo(lines, word, style, width);
    else for (const part of fittingParts(word, style, width)) addTo(lines, part, style, width);
  return lines;
}

const emptyLine = ({ size }: TextStyle): Line => ({ pieces: [], width: 0, size });

function addTo(lines: Line[], word: Word, style: TextStyle, width: number) {
  const last = lines.at(-1);
  const more = (word.space?.width ?? 0) + word.width;
  if (last && (last.pieces.length === 0 || last.width + more <= width + TOLERANCE)) append(last, word);
  else {
    const line = emptyLine(style);
    append(line, word);
    lines.push(line);
  }
}

/** Sums of the same widths in a different order differ by less than this. */
const TOLERANCE = 0.01;

function append(line: Line, { pieces, space }: Word) {
  if (space && line.pieces.length > 0) appendPiece(line, space);
  for (const piece of pieces) appendPiece(line, piece);
}

function appendPiece(line: Line, piece: Piece) {
  joinPiece(line.pieces, piece);
  line.width += piece.width;
}

function linesBlock(lines: Line[], style: TextStyle, width: number): Block {
  return {
    height: lines.length * style.leading,
    draw: (pen, x, y) => pen.part(PARAGRAPH, () => drawLines(pen, lines, { style, width, x, y })),
    cut: (room) => cutLines(lines, style, width, room),
  };
}

const PARAGRAPH = { role: 'P' } as const;

type Place = { style: TextStyle; width: number; x: number; y: number };

function drawLines(pen: Pen, lines: Line[], { style, width, x, y }: Place) {
  const toTheRight = { left: 0, center: 0.5, right: 1 }[style.align ?? 'left'];
  // Aligns the middle of the capitals with the middle of the line.
  const first = y + style.leading / 2 + style.size * 0.36;
  lines.forEach((line, index) => {
    pen.line(line, x + (width - line.width) * toTheRight, first + index * style.leading);
  });
}

function cutLines(lines: Line[], style: TextStyle, width: number, room: number): Cut | null {
  const fitting = Math.min(Math.floor(room / style.leading), lines.length - MIN_LINES);
  if (fitting < MIN_LINES) return null;
  return [linesBlock(lines.slice(0, fitting), style, width), linesBlock(lines.slice(fitting), style, width)];
}
