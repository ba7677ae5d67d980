import { IntersectionType, PartialType, PickType } from '@nestjs/swagger';
import { FlagField, TextField, WordsField, YesNoField } from '../../../../platform/http/fields.js';
import { PlanWishRequest } from '../../dto/plan-wish.request.js';
import { PlansPageRequest } from '../../dto/plans-page.request.js';
import { SentPlanRequest } from '../../dto/sent-plan.request.js';

export class ListSavedPlansRequest extends PlansPageRequest {
  @TextField({
    max: 200,
    optional: true,
    description: 'Words in the name, goal, description, notes, or tags',
  })
  search?: string;

  @FlagField({ description: 'Only templates, or only plans that are not' }) templates?: boolean;
}

export class SavePlanRequest extends SentPlanRequest {
  @TextField({ max: 2000, lines: true, optional: true, nullable: true }) notes?: string | null;
  @WordsField({ most: 20, max: 50, optional: true }) tags?: string[];
  @YesNoField({ optional: true }) isTemplate?: boolean;
}

/** The details of a saved plan that can change while its meals stay. */
class PlanDetailsRequest extends PartialType(
  PickType(PlanWishRequest, [
    'fitnessGoal',
    'description',
    'clientName',
    'dailyCalorieTarget',
    'dailyProtein',
    'dailyCarbs',
    'dailyFat',
    'dietaryTags',
    'excludedFoods',
    'excludedAllergens',
  ] as const),
  // Null is a value like any other, which only some of the fields allow.
  { skipNullProperties: false },
) {}

export class ChangeSavedPlanRequest extends IntersectionType(SavePlanRequest, PlanDetailsRequest) {
  @TextField({ min: 1, max: 255, required: 'Plan name is required', optional: true }) planName?: string;
}
