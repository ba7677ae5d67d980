import type { Pen } from './pen.js';

/** Something of a known height that stands on a page, all of it or cut where it may be cut. */
export interface Block {
  readonly height: number;
  draw(pen: Pen, x: number, y: number): void;
  /** What fits into `room` and what is left; null where nothing does. `full` is the height of a whole page. */
  cut(room: number, full: number): Cut | null;
  /** Never the last thing on a page: a heading. */
  readonly keepsWithNext?: boolean;
  readonly isSpace?: boolean;
  /** Where bookmarks and links lead to. */
  readonly anchor?: Anchor;
  /** Fetches what drawing it needs, when its turn has come. */
  readonly prepare?: () => Promise<void>;
}

export type Cut = readonly [head: Block, tail: Block];

export interface Anchor {
  /** Plain ASCII; no other in the document has it. */
  id: string;
  title: string;
}

export const uncut = () => null;

/** Not cut unless it is higher than a page. */
export function kept(block: Block): Block {
  return { ...block, cut: (room, full) => (block.height <= full ? null : block.cut(room, full)) };
}

/**
 * Laid out once for its height and again when its turn has come: in between nothing of it is kept. The letters of a whole
 * document, held until its last page is known, outlive the collector's quick rounds and pile up with those of the next.
 * Not for what is prepared: that would be lost.
 */
export function laidTwice(layOut: () => Block): Block {
  const { draw: _, cut: __, ...known } = layOut();
  return {
    ...known,
    draw: (pen, x, y) => layOut().draw(pen, x, y),
    cut: (room, full) => layOut().cut(room, full),
  };
}

/** Room between blocks; none at the top or the foot of a page. */
export const space = (height: number): Block => ({ height, draw: () => {}, cut: uncut, isSpace: true });
