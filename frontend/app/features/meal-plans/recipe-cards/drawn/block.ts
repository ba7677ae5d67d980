import type { Pen } from './pen';

/** A block of known height that can be drawn anywhere. */
export interface Block {
  height: number;
  draw(pen: Pen, x: number, y: number): void;
  /** Returns as many whole lines as fit, or null if none does. */
  upTo(room: number): Block | null;
}

/** Stacks blocks vertically. */
export function stacked(blocks: readonly Block[], gap = 0): Block {
  const gaps = gap * Math.max(blocks.length - 1, 0);
  return {
    height: blocks.reduce((sum, { height }) => sum + height, gaps),
    draw(pen, x, y) {
      let top = y;
      for (const block of blocks) {
        block.draw(pen, x, top);
        top += block.height + gap;
      }
    },
    upTo: (room) => beginning(blocks, gap, room),
  };
}

function beginning(blocks: readonly Block[], gap: number, room: number): Block | null {
  const shown: Block[] = [];
  let left = room;
  for (const block of blocks) {
    const part = fitting(block, left);
    if (part) shown.push(part);
    if (part !== block) break;
    left -= block.height + gap;
  }
  return shown.length > 0 ? stacked(shown, gap) : null;
}

const fitting = (block: Block, room: number) => (block.height <= room ? block : block.upTo(room));

export type Cell = { block: Block; x: number };

/** Places blocks side by side with their upper edges aligned. */
export function beside(cells: readonly Cell[]): Block {
  return {
    height: Math.max(...cells.map(({ block }) => block.height)),
    draw(pen, x, y) {
      for (const cell of cells) cell.block.draw(pen, x + cell.x, y);
    },
    upTo(room) {
      const parts = cells.flatMap(({ block, x }) => {
        const part = fitting(block, room);
        return part ? [{ block: part, x }] : [];
      });
      return parts.length === cells.length ? beside(parts) : null;
    },
  };
}
