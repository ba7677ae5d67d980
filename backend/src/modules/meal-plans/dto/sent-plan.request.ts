import { PartField } from '../../../platform/http/body-fields.js';
import { IdField } from '../../../platform/http/fields.js';
import { MealPlanDataRequest } from './meal-plan-data.request.js';

/** A plan that is sent back as it was received: 180 meals with long texts in letters of three bytes. */
export const MOST_PLAN_BYTES = 5_000_000;

/** One of both: a plan as it was received, or the draft that it is. */
export class SentPlanRequest {
  @PartField(MealPlanDataRequest, { optional: true }) mealPlanData?: MealPlanDataRequest;
  @IdField({ optional: true, description: 'One of your drafts' }) draftId?: string;
}
