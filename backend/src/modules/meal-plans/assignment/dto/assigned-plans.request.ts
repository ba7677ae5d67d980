import { ChoiceField, FlagField, IdField, TextField } from '../../../../platform/http/fields.js';
import { FITNESS_GOALS, type FitnessGoal } from '../../../plan-model/index.js';
import { PlansPageRequest } from '../../dto/plans-page.request.js';
import { PLAN_SORTS, type PlanSort } from '../assigned-plan.queries.js';

export class HolderParams {
  @IdField() id: string;
  @IdField() customerId: string;
}

export class CustomerPlanParams {
  @IdField() id: string;
  @IdField() planId: string;
}

export class WithdrawRequest {
  @FlagField({ description: 'The plan that it replaced becomes active again; true by default' })
  bringBack?: boolean;
}

export class ListAssignedPlansRequest extends PlansPageRequest {
  @TextField({ max: 255, optional: true, description: 'Words in the name of a plan' }) search?: string;
  @ChoiceField(FITNESS_GOALS, { optional: true }) fitnessGoal?: FitnessGoal;

  @ChoiceField(PLAN_SORTS, {
    optional: true,
    description:
      'Newest, name, most days, or most calories first; by default the active plan first, then the next one',
  })
  sort?: PlanSort;
}
