import { type Block, uncut } from '../../platform/pdf/block.js';
import type { Area, Pen } from '../../platform/pdf/pen.js';
import type { PrintedSize } from '../../platform/pictures/printed-picture.js';
import type { PlanRecipe } from '../plan-model/index.js';
import type { MealType } from '../recipes/index.js';
import type { RecipePictures } from './plan-document.js';
import { MEAL_COLORS } from './theme.js';

const RADIUS = 6;

/** The recipe's picture, which is loaded when its page is drawn and released afterwards, or a drawing of the meal. */
export function recipePicture(
  recipe: PlanRecipe,
  meal: MealType,
  size: PrintedSize,
  pictures: RecipePictures,
): Block {
  let jpeg: Buffer | null = null;
  return {
    height: size.height,
    prepare: async () => {
      jpeg = await pictures(recipe, size);
    },
    draw: (pen, x, y) => {
      const area = { x, y, ...size };
      if (!jpeg || !pen.picture(jpeg, area, { radius: RADIUS, alt: recipe.name }))
        drawPlaceholder(pen, meal, area);
      jpeg = null;
    },
    cut: uncut,
  };
}

function drawPlaceholder(pen: Pen, meal: MealType, area: Area) {
  const { ground, drawing } = MEAL_COLORS[meal];
  const size = Math.min(area.width, area.height) * 0.5;
  pen.box(area, { fill: ground, radius: RADIUS });
  pen.drawing(
    DRAWINGS[meal],
    { x: area.x + (area.width - size) / 2, y: area.y + (area.height - size) / 2, size },
    { stroke: drawing, thickness: 2 },
  );
}

/** The same drawings as on the pages: a cup, a bowl, a plate between knife and fork, an apple. */
const DRAWINGS: Record<MealType, string> = {
  breakfast:
    'M10 20h24v12a8 8 0 0 1 -8 8h-8a8 8 0 0 1 -8 -8ZM34 23h3a5 5 0 0 1 0 10h-3M16 14c-2 -2 2 -4 0 -7M22 14c-2 -2 2 -4 0 -7M28 14c-2 -2 2 -4 0 -7',
  lunch:
    'M6 24h36a18 18 0 0 1 -36 0ZM18 42h12M14 24c0 -7 4 -11 10 -12c0 6 -2 10 -6 12M28 24c-1 -6 2 -10 9 -11c1 5 -1 9 -5 11',
  dinner:
    'M12 24a12 12 0 1 0 24 0a12 12 0 1 0 -24 0ZM17.5 24a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0ZM6 8v9a3 3 0 0 0 6 0v-9M9 8v32M40 40v-32c-4 2 -5 8 -5 14h5',
  snack:
    'M24 16c-3 -3 -13 -3 -13 8c0 9 6 16 9 16c2 0 2 -1 4 -1s2 1 4 1c3 0 9 -7 9 -16c0 -11 -10 -11 -13 -8ZM24 16c0 -5 2 -8 6 -9',
};
