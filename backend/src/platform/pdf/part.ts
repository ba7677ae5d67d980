import type { Block } from './block.js';
import { paragraph, type TextStyle } from './paragraph.js';
import type { Role } from './pen.js';
import type { Span } from './words.js';

/** Tags a block for screen readers. If it is cut, each piece gets the same role. */
export function asPart(role: Role, block: Block): Block {
  return {
    ...block,
    draw: (pen, x, y) => pen.part({ role }, () => block.draw(pen, x, y)),
    cut: (room, full) => {
      const cut = block.cut(room, full);
      return cut && [asPart(role, cut[0]), asPart(role, cut[1])];
    },
  };
}

/** A heading is never left alone at the foot of a page. */
export const heading = (
  level: 2 | 3 | 4,
  text: Span | readonly Span[],
  style: TextStyle,
  width: number,
): Block => ({ ...asPart(`H${level}`, paragraph(text, style, width)), keepsWithNext: true });
