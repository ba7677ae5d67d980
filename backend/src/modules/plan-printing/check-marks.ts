import type { Block } from '../../platform/pdf/block.js';
import { uncut } from '../../platform/pdf/block.js';
import { paragraph } from '../../platform/pdf/paragraph.js';
import type { Pen } from '../../platform/pdf/pen.js';
import { beside } from '../../platform/pdf/stacked.js';
import { COLORS, TEXT } from './theme.js';

const TICK = 'M12 25l8 8l16-18';
const CROSS = 'M14 14l20 20M34 14l-20 20';

/** A tick or a cross in a circle. Our fonts have neither, and color alone would not be accessible. */
export function drawVerdict(pen: Pen, holds: boolean, at: { x: number; y: number; size: number }) {
  const { x, y, size } = at;
  pen.box(
    { x, y, width: size, height: size },
    { fill: holds ? COLORS.accent : COLORS.danger, radius: size / 2 },
  );
  pen.drawing(holds ? TICK : CROSS, at, { stroke: COLORS.paper, thickness: 5 });
}

/** A verdict that is vertically centered in a line of this height. */
export const verdict = (holds: boolean, lineHeight: number, size = 10): Block => ({
  height: lineHeight,
  draw: (pen, x, y) => drawVerdict(pen, holds, { x, y: y + (lineHeight - size) / 2, size }),
  cut: uncut,
});

/** A verdict for a target with its word. */
export const verdictWord = (holds: boolean, width: number): Block =>
  beside([
    { block: verdict(holds, TEXT.small.leading), x: 0 },
    {
      block: paragraph(
        holds ? 'met' : 'not met',
        { ...TEXT.small, color: holds ? COLORS.ink : COLORS.danger },
        width - 14,
      ),
      x: 14,
    },
  ]);

/** An empty box to tick with a pen. */
export const tickBox = (lineHeight: number, size: number): Block => ({
  height: lineHeight,
  draw: (pen, x, y) =>
    pen.box(
      { x, y: y + (lineHeight - size) / 2, width: size, height: size },
      { stroke: COLORS.box, thickness: 0.8, radius: 1.5 },
    ),
  cut: uncut,
});
