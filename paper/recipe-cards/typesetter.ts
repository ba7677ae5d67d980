export type Weight = 'regular' | 'semibold';

/** Sizes are in points of 1/72 inch, and colors are written as #rrggbb. */
interface LetterStyle {
  size: number;
  /** The distance between the baselines of two lines. */
  leading: number;
  weight: Weight;
  color: string;
}

export interface TextStyle extends LetterStyle {
  align?: 'left' | 'right';
}

/** Words that may have a look of their own. Without a space between them, they form one word. */
export type Span = string | { text: string; weight?: Weight; color?: string };

export interface CardStyles {
  label: LetterStyle;
  name: LetterStyle;
  body: LetterStyle;
  muted: LetterStyle;
}

/** Something of a known height that a program's pen can draw anywhere. */
export interface Sized {
  readonly height: number;
}

/**
 * The part of setting text that depends on fonts, which differ between programs. The layout decides where blocks stand
 * and never looks into them.
 */
export interface Typesetter<Block extends Sized> {
  /** The styles of a small card. Other cards use them at another scale. */
  readonly styles: CardStyles;
  /** Sets text in lines of at most `width`. Even an empty text has one line. */
  paragraph(text: Span | readonly Span[], style: TextStyle, width: number): Block;
  /** Sets at most `maxLines` lines of a text. */
  cropped(text: string, style: TextStyle, width: number, maxLines: number): Block;
  /** Places blocks below each other. */
  stacked(blocks: readonly Block[], gap: number): Block;
  /** Places blocks beside each other, each at its distance from the left edge. */
  beside(cells: readonly { block: Block; x: number }[]): Block;
  /** Returns as many whole lines of a block as fit into a height, or null if none do. */
  beginningOf(block: Block, height: number): Block | null;
  /** Writes 1.5 as 1½, or as the letters of the fonts allow. */
  fraction(value: number): string;
}

export interface Size {
  width: number;
  height: number;
}

export interface Area extends Size {
  x: number;
  y: number;
}

/** A block and the distance of its upper left corner from that of its surroundings. */
export interface Placed<Block> {
  block: Block;
  x: number;
  y: number;
}
