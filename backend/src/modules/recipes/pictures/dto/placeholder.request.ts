import { BoundField, ChoiceField } from '../../../../platform/http/fields.js';
import { MEAL_TYPES, type MealType } from '../../recipe.entity.js';

const MAX_PIXELS = 4000;

export class PlaceholderParams {
  @BoundField({ min: 1, max: MAX_PIXELS, optional: false }) w: number;
  @BoundField({ min: 1, max: MAX_PIXELS, optional: false }) h: number;
}

export class PlaceholderRequest {
  @ChoiceField(MEAL_TYPES, { optional: true }) meal?: MealType;
}
