import type { Block, Cut } from './block.js';
import { paragraph, type TextStyle } from './paragraph.js';
import { asPart } from './part.js';
import type { Pen, Role } from './pen.js';
import { beside } from './stacked.js';
import type { Span } from './words.js';

export interface TableColumn {
  /** A share of the width that the other columns leave, or a width in points. */
  width: number;
  align?: 'left' | 'right' | 'center';
}

export type CellContent = Span | readonly Span[] | ((width: number) => Block);

export interface TableLook {
  heading: TextStyle;
  text: TextStyle;
  line: string;
  /** The space between columns, and the space above and below each row. */
  gap: { x: number; y: number };
  /** Tags rows as items of a list instead of table cells. Each tagged cell makes the file a hundred bytes larger. */
  isList?: boolean;
}

/** Rows below a heading that is repeated on every page they continue on. */
export function table(
  columns: readonly TableColumn[],
  heading: readonly CellContent[] | null,
  rows: readonly (readonly CellContent[])[],
  look: TableLook,
): Block {
  const top = heading ? ruled(rowOf(columns, heading, 'TH', look), columns, look) : null;
  return rowsBlock(
    look.isList ? 'L' : 'Table',
    top,
    rows.map((row) => ruled(rowOf(columns, row, 'TD', look), columns, look)),
  );
}

function rowOf(
  columns: readonly TableColumn[],
  cells: readonly CellContent[],
  role: 'TH' | 'TD',
  { gap, ...look }: TableLook,
): Block {
  const text = role === 'TH' ? look.heading : look.text;
  let x = 0;
  return beside(
    columns.map(({ width, align = 'left' }, index) => {
      const content = cells[index] ?? '';
      const inner = width - gap.x;
      const block =
        typeof content === 'function' ? content(inner) : paragraph(content, { ...text, align }, inner);
      const cell = { block: asPart(role, block), x };
      x += width;
      return cell;
    }),
  );
}

/** Adds space above and below the row and a line under it. */
function ruled(row: Block, columns: readonly TableColumn[], look: TableLook): Block {
  const { y: room } = look.gap;
  const width = columns.reduce((sum, column) => sum + column.width, 0) - look.gap.x;
  const height = row.height + 2 * room;
  return {
    height,
    draw: (pen, x, y) => {
      pen.part({ role: look.isList ? 'LI' : 'TR' }, () => row.draw(pen, x, y + room));
      pen.box({ x, y: y + height - 0.5, width, height: 0.5 }, { fill: look.line });
    },
    cut: (space, full): Cut | null => {
      if (height <= full) return null;
      const cut = row.cut(space - 2 * room, full - 2 * room);
      return cut && [ruled(cut[0], columns, look), ruled(cut[1], columns, look)];
    },
  };
}

function rowsBlock(role: Role, heading: Block | null, rows: readonly Block[]): Block {
  const top = heading?.height ?? 0;
  return {
    height: rows.reduce((sum, { height }) => sum + height, top),
    draw: (pen, x, y) => pen.part({ role }, () => drawRows(pen, heading ? [heading, ...rows] : rows, x, y)),
    cut: (room, full) => {
      const cut = cutRows(heading, rows, room, full);
      return cut && [rowsBlock(role, heading, cut[0]), rowsBlock(role, heading, cut[1])];
    },
  };
}

function drawRows(pen: Pen, rows: readonly Block[], x: number, y: number) {
  let top = y;
  for (const row of rows) {
    row.draw(pen, x, top);
    top += row.height;
  }
}

/** Splits the rows into those that fit and the rest. */
function cutRows(
  heading: Block | null,
  rows: readonly Block[],
  room: number,
  full: number,
): readonly [Block[], Block[]] | null {
  let left = room - (heading?.height ?? 0);
  let fitting = 0;
  for (const { height } of rows) {
    if (height > left) break;
    left -= height;
    fitting += 1;
  }
  const next = rows[fitting];
  if (!next) return null;
  const cut = next.cut(left, full - (heading?.height ?? 0));
  const [head, tail] = cut ? [[cut[0]], [cut[1]]] : [[], [next]];
  if (fitting + head.length === 0) return null;
  return [
    [...rows.slice(0, fitting), ...head],
    [...tail, ...rows.slice(fitting + 1)],
  ];
}
