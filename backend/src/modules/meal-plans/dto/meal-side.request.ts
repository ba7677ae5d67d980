import { DecimalField } from '../../../platform/http/body-fields.js';
import { IdField } from '../../../platform/http/fields.js';
import { MAX_SIDE_SERVINGS, MIN_SIDE_SERVINGS } from '../../recipes/index.js';
import { NotRead } from './sent-rules.request.js';

/** A side beside the dish of a meal. */
export class MealSideRequest {
  @IdField({ description: 'A recipe that is a side' }) recipeId: string;

  @DecimalField({
    min: MIN_SIDE_SERVINGS,
    max: MAX_SIDE_SERVINGS,
    description: 'A multiple of the step of the side, up to its largest amount',
  })
  servings: number;
}

/** A side as plans have it. Only its recipe and its servings are used. */
export class SentMealSideRequest extends MealSideRequest {
  @NotRead() name?: unknown;
  @NotRead() amountText?: unknown;
  @NotRead() dietaryTags?: unknown;
  @NotRead() side?: unknown;
  @NotRead() isOwn?: unknown;
}
