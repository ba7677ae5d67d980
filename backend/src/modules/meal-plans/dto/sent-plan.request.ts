import { PartField } from '../../../platform/http/body-fields.js';
import { IdField } from '../../../platform/http/fields.js';
import { MealPlanDataRequest } from './meal-plan-data.request.js';

/** The size of a plan that is sent back unchanged: 180 meals with long texts in characters of three bytes. */
export const MAX_PLAN_BYTES = 5_000_000;

/** Exactly one of the two: a plan as it was received, or a draft. */
export class SentPlanRequest {
  @PartField(MealPlanDataRequest, { optional: true }) mealPlanData?: MealPlanDataRequest;
  @IdField({ optional: true, description: 'One of your drafts' }) draftId?: string;
}
