import { type Block, uncut } from '../../platform/pdf/block.js';
import type { Area, Pen } from '../../platform/pdf/pen.js';
import type { PrintedSize } from '../../platform/pictures/printed-picture.js';
import type { PlanRecipe } from '../plan-model/index.js';
import { type MealType, SCENE_SIZE, sceneOfCopy } from '../recipes/index.js';
import type { RecipePictures } from './plan-document.js';
import { MEAL_COLORS } from './theme.js';

const RADIUS = 6;

/** The recipe's picture, which is loaded when its page is drawn and released afterwards, or its drawing. */
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
        drawDish(pen, recipe, meal, area);
      jpeg = null;
    },
    cut: uncut,
  };
}

function drawDish(pen: Pen, recipe: PlanRecipe, meal: MealType, area: Area) {
  const size = Math.min(area.width, area.height) * 0.96;
  const at = { x: area.x + (area.width - size) / 2, y: area.y + (area.height - size) / 2, size };
  pen.box(area, { fill: MEAL_COLORS[meal].ground, radius: RADIUS });
  pen.illustration(sceneOfCopy(recipe).paths(), SCENE_SIZE, { ...at, alt: recipe.name });
}
