import { Transform } from 'class-transformer';
import { PartField, PartsField } from '../../../platform/http/body-fields.js';
import { ChoiceField, IdField, WholeNumberField } from '../../../platform/http/fields.js';
import { MAX_SIDES_OF_MEAL, WISH_BOUNDS } from '../../plan-model/index.js';
import { MEAL_TYPES, type MealType } from '../../recipes/index.js';
import { SentMealSideRequest } from './meal-side.request.js';
import { PortionField } from './portion.field.js';
import { NotRead } from './sent-rules.request.js';

class SentRecipeRequest {
  @IdField()
  id: string;
}

const onlyId = (value: unknown) =>
  value && typeof value === 'object'
    ? Object.assign(new SentRecipeRequest(), { id: 'id' in value ? value.id : undefined })
    : value;

class SentPlaceRequest {
  @WholeNumberField({ ...WISH_BOUNDS.days })
  day: number;

  @WholeNumberField({ ...WISH_BOUNDS.mealsPerDay })
  mealNumber: number;
}

/** A meal of a plan as a client sends it. */
export class SentMealRequest extends SentPlaceRequest {
  @ChoiceField(MEAL_TYPES)
  mealType: MealType;

  @PortionField({ optional: true })
  servings?: number;

  @PartField(SentPlaceRequest, { optional: true, description: 'The earlier meal that cooked it' })
  leftoverOf?: SentPlaceRequest;

  @PartsField(SentMealSideRequest, { most: MAX_SIDES_OF_MEAL, optional: true })
  sides?: SentMealSideRequest[];

  /** Only the recipe's ID is used. */
  @Transform(({ value }) => onlyId(value))
  @PartField(SentRecipeRequest, { description: 'Looked up again by its ID' })
  recipe: SentRecipeRequest;

  @NotRead()
  pot?: unknown;

  @NotRead()
  totals?: unknown;

  @NotRead()
  kitchenMinutes?: unknown;

  @NotRead()
  handsOnMinutes?: unknown;

  @NotRead()
  warmUpMinutes?: unknown;
}
