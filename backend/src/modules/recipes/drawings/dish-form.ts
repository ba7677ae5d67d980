import { readDrawing } from './drawing.js';
import { drawingOfCopy, type RecipeCopy } from './drawing-of.js';
import { BOWLS } from './rules/vessel-of.js';

/** The look of a dish on the table. A week should have some of each. */
export const DISH_FORMS = ['soup', 'bowl', 'plate', 'drink'] as const;

export type DishForm = (typeof DISH_FORMS)[number];

/** The form in which a dish is drawn. Everything that is no soup, no drink, and not served in a bowl counts as a plate. */
export function formOfCopy(recipe: RecipeCopy): DishForm {
  const drawing = readDrawing(drawingOfCopy(recipe));
  if (drawing?.dish === 'soup' || drawing?.dish === 'creamsoup') return 'soup';
  if (drawing?.dish === 'drink' || drawing?.dish === 'hotdrink') return 'drink';
  return BOWLS.some((bowl) => bowl === drawing?.vessel) ? 'bowl' : 'plate';
}
