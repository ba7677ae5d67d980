import type { Pen } from './pen.js';

/** A block of known height on a page. It is placed whole, or cut where it allows that. */
export interface Block {
  readonly height: number;
  draw(pen: Pen, x: number, y: number): void;
  /**
   * Returns the part that fits into `room` and the rest, or null if nothing fits. `full` is the height of a whole
   * page.
   */
  cut(room: number, full: number): Cut | null;
  /** It is set for headings, which must not be the last thing on a page. */
  readonly keepsWithNext?: boolean;
  readonly isSpace?: boolean;
  /** The target of bookmarks and links. */
  readonly anchor?: Anchor;
  /** Loads what drawing the block needs, right before it is drawn. */
  readonly prepare?: () => Promise<void>;
}

export type Cut = readonly [head: Block, tail: Block];

export interface Anchor {
  /** It is plain ASCII and unique within the document. */
  id: string;
  title: string;
}

export const uncut = () => null;

/** Makes a block that is only cut if it is higher than a page. */
export function kept(block: Block): Block {
  return { ...block, cut: (room, full) => (block.height <= full ? null : block.cut(room, full)) };
}

/**
 * Lays a block out once for its height and again when it is drawn, and keeps nothing in between. The glyphs of a
 * whole document, if kept until its last page, would survive minor garbage collections and pile up with those of the
 * next one. It must not be used for blocks with `prepare`, because the prepared data would be lost.
 */
export function laidTwice(layOut: () => Block): Block {
  const { draw: _, cut: __, ...known } = layOut();
  return {
    ...known,
    draw: (pen, x, y) => layOut().draw(pen, x, y),
    cut: (room, full) => layOut().cut(room, full),
  };
}

/** Vertical space between blocks. It disappears at the top and the foot of a page. */
export const space = (height: number): Block => ({ height, draw: () => {}, cut: uncut, isSpace: true });
