import type { Block, Cut } from './block.js';
import { paragraph, type TextStyle } from './paragraph.js';
import { beside } from './stacked.js';
import type { Span } from './words.js';

export interface Column {
  /** Of the width that is left by the others; or in points. */
  width: number;
  align?: 'left' | 'right' | 'center';
}

export type CellContent = Span | readonly Span[] | ((width: number) => Block);

export interface TableLook {
  heading: TextStyle;
  text: TextStyle;
  line: string;
  /** Between columns, and above and below each row. */
  gap: { x: number; y: number };
}

/** Rows under a heading that stands again on every page that they go on to. */
export function table(
  columns: readonly Column[],
  heading: readonly CellContent[] | null,
  rows: readonly (readonly CellContent[])[],
  look: TableLook,
): Block {
  const top = heading ? ruled(rowOf(columns, heading, look.heading, look), columns, look) : null;
  return rowsBlock(
    top,
    rows.map((row) => ruled(rowOf(columns, row, look.text, look), columns, look)),
  );
}

function rowOf(
  columns: readonly Column[],
  cells: readonly CellContent[],
  text: TextStyle,
  { gap }: TableLook,
) {
  let x = 0;
  return beside(
    columns.map(({ width, align = 'left' }, index) => {
      const content = cells[index] ?? '';
      const inner = width - gap.x;
      const block =
        typeof content === 'function' ? content(inner) : paragraph(content, { ...text, align }, inner);
      const cell = { block, x };
      x += width;
      return cell;
    }),
  );
}

/** With room above and below and a line under it. */
function ruled(row: Block, columns: readonly Column[], look: TableLook): Block {
  const { y: room } = look.gap;
  const width = columns.reduce((sum, column) => sum + column.width, 0) - look.gap.x;
  const height = row.height + 2 * room;
  return {
    height,
    draw: (pen, x, y) => {
      row.draw(pen, x, y + room);
      pen.box({ x, y: y + height - 0.5, width, height: 0.5 }, { fill: look.line });
    },
    cut: (space, full): Cut | null => {
      if (height <= full) return null;
      const cut = row.cut(space - 2 * room, full - 2 * room);
      return cut && [ruled(cut[0], columns, look), ruled(cut[1], columns, look)];
    },
  };
}

function rowsBlock(heading: Block | null, rows: readonly Block[]): Block {
  const top = heading?.height ?? 0;
  return {
    height: rows.reduce((sum, { height }) => sum + height, top),
    draw: (pen, x, y) => {
      heading?.draw(pen, x, y);
      let at = y + top;
      for (const row of rows) {
        row.draw(pen, x, at);
        at += row.height;
      }
    },
    cut: (room, full) => cutRows(heading, rows, room, full),
  };
}

function cutRows(heading: Block | null, rows: readonly Block[], room: number, full: number): Cut | null {
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
    rowsBlock(heading, [...rows.slice(0, fitting), ...head]),
    rowsBlock(heading, [...tail, ...rows.slice(fitting + 1)]),
  ];
}
