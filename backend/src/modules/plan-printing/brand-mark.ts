import type { Pen } from '../../platform/pdf/pen.js';

/** A fork pointing down, whose head is the m of Mealwright, as on the pages. It is drawn in a square of 48. */
const FORK =
  'M13.5 36.75V25.5a5.25 5.25 0 0 1 10.5 0v11.25M24 25.5a5.25 5.25 0 0 1 10.5 0v11.25M24 25.5V11.25';

export function drawBrandMark(
  pen: Pen,
  { x, y, size }: { x: number; y: number; size: number },
  { ground, ink }: { ground: string; ink: string },
) {
  pen.box({ x, y, width: size, height: size }, { fill: ground, radius: size / 4 });
  pen.drawing(FORK, { x, y, size }, { stroke: ink, thickness: 3.75 });
}
