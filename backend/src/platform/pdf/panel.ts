import type { Block, Cut } from './block.js';
import type { Paint } from './pen.js';

export interface PanelLook extends Paint {
  width: number;
  /** The distance between the edges of the panel and its content. */
  inset: { x: number; y: number };
  radius?: number;
}

/** Draws a block on a background of its own. */
export function panel(block: Block, look: PanelLook): Block {
  const { inset, width } = look;
  const height = block.height + 2 * inset.y;
  return {
    height,
    draw: (pen, x, y) => {
      pen.box({ x, y, width, height }, look);
      block.draw(pen, x + inset.x, y + inset.y);
    },
    cut: (room, full): Cut | null => {
      const cut = block.cut(room - 2 * inset.y, full - 2 * inset.y);
      return cut && [panel(cut[0], look), panel(cut[1], look)];
    },
  };
}
