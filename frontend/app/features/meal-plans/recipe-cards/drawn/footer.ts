import { cardFooter } from '#paper/recipe-cards/index';
import { cardTypesetter } from './card-typesetter';
import type { Pen } from './pen';
import { drawPlaced } from './recipe-card';

/** Draws the footer of a page with the plan's name and the page number. */
export function drawFooter(pen: Pen, planName: string, page: number, pages: number): void {
  const { mark, placed } = cardFooter(cardTypesetter(pen), { planName, page, pages });
  drawBrandMark(pen, mark);
  drawPlaced(pen, placed);
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

type Mark = { x: number; y: number; size: number; ground: string; ink: string };

function drawBrandMark(pen: Pen, { x, y, size, ground, ink }: Mark): void {
  const scale = size / 48;
  pen.box({ x, y, width: size, height: size }, ground, size / 4);
  for (const tine of fork) {
    const stroke = { color: ink, width: 3.75 * scale, scale };
    pen.strokes(tine.path, x + tine.x * scale, y + tine.y * scale, stroke);
  }
}
