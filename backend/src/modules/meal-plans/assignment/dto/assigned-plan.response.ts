import { IntersectionType, PickType } from '@nestjs/swagger';
import {
  Day,
  Id,
  ListOf,
  Maybe,
  Moment,
  Part,
  Text,
  WholeNumber,
  YesNo,
} from '../../../../platform/http/answers.js';
import type { Certificate } from '../../../plan-certificate/index.js';
import { cycleStart, type FitnessGoal, planDay } from '../../../plan-model/index.js';
import type { ServedBreach } from '../../../recipes/index.js';
import { MealBreachResponse, mealBreachesOf } from '../../dto/meal-breach.response.js';
import { ListedMealPlanResponse, PlanSummary } from '../../dto/plan.response.js';
import { PlanFactsResponse } from '../../dto/plan-facts.response.js';
import { WholePlanResponse, wholePlanOf } from '../../dto/whole-plan.response.js';
import type { AssignedPlan } from '../assigned-plan.entity.js';
import type { AssignedPlanRow } from '../assigned-plan.queries.js';
import { statusOn } from '../plan-status.js';
import { PlanRunFields } from './assignment.response.js';

class AssignedPlanFields extends IntersectionType(
  PickType(PlanSummary, ['planName', 'fitnessGoal', 'description', 'dailyCalorieTarget']),
  PlanRunFields,
) {
  @Id() id: string;
  @Id() customerId: string;
  @Id('The ID of the person who assigned it') trainerId: string;
  @WholeNumber() totalDays: number;
  @YesNo('Whether it is the plan for today') isActive: boolean;
  @Moment() assignedAt: string;
  @Maybe(Text('A note from the trainer')) notes: string | null;
  @Maybe(Text('The name of the person who assigned it')) assignedBy: string | null;
}

const fieldsOf = (plan: Omit<AssignedPlanRow, 'plan' | 'facts' | 'customerName'>): AssignedPlanFields => ({
  id: plan.id,
  customerId: plan.customerId,
  trainerId: plan.trainerId,
  planName: plan.planName,
  fitnessGoal: plan.fitnessGoal as FitnessGoal,
  description: plan.description,
  dailyCalorieTarget: plan.dailyCalorieTarget,
  totalDays: plan.totalDays,
  startsOn: plan.startsOn,
  endsOn: plan.endsOn,
  status: plan.status,
  isActive: plan.status === 'active',
  notes: plan.notes,
  assignedAt: plan.assignedAt.toISOString(),
  assignedBy: plan.assignedBy,
});

/** An assigned plan in a list of its customer. */
export class AssignedPlanResponse extends AssignedPlanFields {
  @Part(ListedMealPlanResponse, 'Has no meals unless they were requested')
  mealPlanData: ListedMealPlanResponse;

  @Part(PlanFactsResponse) facts: PlanFactsResponse;

  constructor(row: AssignedPlanRow) {
    super();
    Object.assign(this, fieldsOf(row));
    const { customerName: clientName, plan } = row;
    // Nothing can be said about a plan without its facts, so the caller is told that it cannot be read.
    if (!row.facts) throw new Error(`The plan ${row.id} has lost its facts`);
    this.facts = { ...row.facts, clientName };
    const listed = { ...row, facts: this.facts, plan: plan && { ...plan, clientName } };
    this.mealPlanData = new ListedMealPlanResponse(listed);
  }
}

/** A complete assigned plan for its customer. */
export class WholeAssignedPlanResponse extends IntersectionType(AssignedPlanFields, WholePlanResponse) {
  @Maybe(
    WholeNumber(
      'Which day of the plan it is today where the customer is; null before it begins, or when inactive',
    ),
  )
  today: number | null;

  @Day('The date of day 1 in the current cycle') cycleStartsOn: string;

  @ListOf(Part(MealBreachResponse), 'What breaks your profile as it is now')
  breaches: MealBreachResponse[];

  constructor(
    held: AssignedPlan,
    { certificate, breaches }: { certificate: Certificate; breaches: ServedBreach[] },
    date: string,
  ) {
    super();
    const { customer, assignedBy, plan } = held;
    const people = { customerId: customer.id, trainerId: assignedBy.id, assignedBy: assignedBy.name };
    const status = statusOn(held, date);
    const cycleStartsOn = cycleStart(held.startsOn, held.totalDays, date);
    Object.assign(
      this,
      fieldsOf({ ...held, ...people, status }),
      wholePlanOf(held.id, { ...plan, clientName: customer.name }, certificate, cycleStartsOn),
    );
    this.today = status === 'active' ? planDay(held.startsOn, held.totalDays, date) : null;
    this.cycleStartsOn = cycleStartsOn;
    this.breaches = mealBreachesOf(breaches);
  }
}
