import { body, colors, footerY, textOf } from './card-look';
import { cropped } from './paragraph';
import type { Pen } from './pen';

const text = textOf(1);

/** Draws the footer of a page with the plan's name and the page number. */
export function drawFooter(pen: Pen, planName: string, page: number, pages: number): void {
  const half = body.width / 2 - 10;
  drawBrandMark(pen, body.x, footerY, 12);
  cropped(pen, planName, text.label, half, 1).draw(pen, body.x + 18, footerY);
  const quiet = { ...text.label, bold: false };
  const number = `Page ${page} of ${pages}`;
  const right = body.x + body.width - pen.widthOf(number, quiet);
  cropped(pen, number, quiet, half, 1).draw(pen, right, footerY);
}

/** A half circle between two tines, in two curves. */
const arch = [
  [0, -2.9, 2.35, -5.25, 5.25, -5.25],
  [2.9, 0, 5.25, 2.35, 5.25, 5.25],
];

/** A fork pointing down, whose head is the m of Mealwright, as on the pages. It is drawn in a square of 48. */
const fork = [
  { x: 13.5, y: 36.75, path: [[0, -11.25], ...arch, [0, 11.25]] },
  { x: 24, y: 25.5, path: [...arch, [0, 11.25]] },
  { x: 24, y: 25.5, path: [[0, -14.25]] },
];

function drawBrandMark(pen: Pen, x: number, y: number, size: number): void {
  const scale = size / 48;
  pen.box({ x, y, width: size, height: size }, colors.accent, size / 4);
  for (const tine of fork) {
    const stroke = { color: colors.paper, width: 3.75 * scale, scale };
    pen.strokes(tine.path, x + tine.x * scale, y + tine.y * scale, stroke);
  }
}
