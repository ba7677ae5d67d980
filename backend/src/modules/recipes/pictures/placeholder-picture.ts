import { sceneOf } from '../drawings/draw.js';
import { readDrawing } from '../drawings/drawing.js';
import { svgOf } from '../drawings/svg.js';
import type { MealType } from '../recipe.entity.js';

/** A color that suits light and dark pages. */
const GROUND = '#d9d3c8';

/** Draws a typical dish of the meal, for callers that know nothing of the recipe but that it has no picture. */
export function placeholderPicture(width: number, height: number, meal: MealType | undefined): string {
  const drawing = readDrawing(TYPICAL[meal ?? 'dinner']);
  if (!drawing) throw new Error(`The typical ${meal} cannot be drawn`);
  return svgOf(sceneOf(drawing), { width, height, ground: GROUND });
}

const TYPICAL: Record<MealType, string> = {
  breakfast: 'topped.sagebowl.oatmeal.blueberry3.banana3.almond3',
  lunch: 'salad.claybowl.none.lettuce4.cherrytomato2.cucumber2.chickpea2',
  dinner: 'plated.blueplate.none.salmon5.potato3.greenbean2.dill2',
  snack: 'platter.plate.none.strawberry3.orange3.walnut3',
};
