import { type Block, type Cut, uncut } from './block.js';

/** Stacks blocks vertically with `gap` between them. */
export function stacked(blocks: readonly Block[], gap = 0): Block {
  const [only] = blocks;
  if (only && blocks.length === 1) return only;
  return {
    height: blocks.reduce((sum, { height }) => sum + height, 0) + gap * Math.max(blocks.length - 1, 0),
    draw: (pen, x, y) => {
      let top = y;
      for (const block of blocks) {
        block.draw(pen, x, top);
        top += block.height + gap;
      }
    },
    cut: (room, full) => cutStack(blocks, gap, room, full),
  };
}

function cutStack(blocks: readonly Block[], gap: number, room: number, full: number): Cut | null {
  const head: Block[] = [];
  let left = room;
  let rest = blocks;
  for (const block of blocks) {
    if (block.height > left) {
      const cut = block.cut(left, full);
      if (cut) return [stacked([...head, cut[0]], gap), stacked([cut[1], ...rest.slice(1)], gap)];
      break;
    }
    head.push(block);
    rest = rest.slice(1);
    left -= block.height + gap;
  }
  return between(head, rest, gap);
}

/** Moves headings at the end of the first part to the second, so that they stay with the block below them. */
function between(head: Block[], rest: readonly Block[], gap: number): Cut | null {
  const last = head.findLastIndex(({ keepsWithNext, isSpace }) => !keepsWithNext && !isSpace);
  const headings = rest.length > 0 ? head.splice(last + 1) : [];
  if (head.length === 0 || rest.length === 0) return null;
  return [stacked(head, gap), stacked([...headings, ...rest], gap)];
}

export interface Cell {
  block: Block;
  /** The distance from the left edge of the row. */
  x: number;
}

/** Places blocks side by side with their upper edges aligned. Each is cut by itself. */
export function beside(cells: readonly Cell[]): Block {
  return {
    height: Math.max(...cells.map(({ block }) => block.height)),
    draw: (pen, x, y) => {
      for (const cell of cells) cell.block.draw(pen, x + cell.x, y);
    },
    cut: (room, full) => cutCells(cells, room, full),
  };
}

function cutCells(cells: readonly Cell[], room: number, full: number): Cut | null {
  const cuts = cells.map(({ block }) =>
    block.height <= room ? ([block, nothing] as const) : block.cut(room, full),
  );
  if (!cuts.every((cut) => cut !== null)) return null;
  const side = (index: 0 | 1) =>
    beside(cells.map(({ x }, cell) => ({ x, block: cuts[cell]?.[index] ?? nothing })));
  return [side(0), side(1)];
}

const nothing: Block = { height: 0, draw: () => {}, cut: uncut };
