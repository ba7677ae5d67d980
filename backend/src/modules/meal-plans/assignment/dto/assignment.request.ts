import { ChoiceField, DateField, IdField, IdsField, TextField } from '../../../../platform/http/fields.js';
import { PlansPageRequest } from '../../dto/plans-page.request.js';
import { SentPlanRequest } from '../../dto/sent-plan.request.js';
import { FITNESS_GOALS, type FitnessGoal } from '../../plan.js';
import { PLAN_SORTS, type PlanSort } from '../assigned-plans.js';

const MOST_CUSTOMERS = 200;

const StartField = () =>
  DateField({
    optional: true,
    nullable: true,
    description: 'The first day; the plan’s own, at the earliest tomorrow, if left out',
  });

const CustomersField = (optional = false) =>
  IdsField({
    max: MOST_CUSTOMERS,
    optional,
    required: 'Please select at least one customer to assign the meal plan.',
  });

/** A plan for customers, without keeping it in the library. */
export class AssignMealPlanRequest extends SentPlanRequest {
  @CustomersField()
  customerIds: string[];

  @StartField()
  startsOn?: string | null;
}

export class AssignSavedPlanRequest {
  @IdField({ optional: true, description: 'One customer, or several:' })
  customerId?: string;

  @CustomersField(true)
  customerIds?: string[];

  @StartField()
  startsOn?: string | null;

  @IdField({ optional: true, description: 'As in the path' })
  mealPlanId?: string;
}

export class PlanForCustomerRequest extends SentPlanRequest {
  @StartField()
  startsOn?: string | null;
}

export class HolderParams {
  @IdField()
  id: string;

  @IdField()
  customerId: string;
}

export class ListPersonalPlansRequest extends PlansPageRequest {
  @TextField({ max: 255, optional: true, description: 'In the name of a plan' })
  search?: string;

  @ChoiceField(FITNESS_GOALS, { optional: true })
  fitnessGoal?: FitnessGoal;

  @ChoiceField(PLAN_SORTS, {
    optional: true,
    description:
      'The newest first, by name, the longest first, the most energy a day first; the active plan first, if left out',
  })
  sort?: PlanSort;
}
