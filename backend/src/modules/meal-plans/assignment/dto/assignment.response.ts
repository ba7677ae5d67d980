import { IntersectionType, PickType } from '@nestjs/swagger';
import {
  Choice,
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
import { PersonResponse } from '../../../users/index.js';
import { CertificateResponse } from '../../dto/certificate.response.js';
import { ListedMealPlanResponse, PlanFactsResponse, PlanSummary } from '../../dto/plan.response.js';
import { WholePlanResponse, wholePlanOf } from '../../dto/whole-plan.response.js';
import type { AssignedPlan } from '../assigned-plan.entity.js';
import type { AssignedPlanRow, Holder, PlansSummary } from '../assigned-plans.js';
import type { AssignmentResult } from '../assignment.service.js';
import { PLAN_STATUSES, type PlanStatus, statusOn } from '../plan-status.js';

export class PlanAssignedResponse {
  @Text() message: string;
  @WholeNumber() assigned: number;
  @WholeNumber('How many of them already had a plan') replaced: number;

  @Part(CertificateResponse, 'Of the plan as it is followed from its first day on')
  certificate: CertificateResponse;

  @Id('The saved plan they received copies of') savedPlanId: string;
  @WholeNumber('How many people will get it when they accept their invitation') invited: number;

  constructor({ assigned, replaced, certificate, savedPlanId, invited }: AssignmentResult) {
    const customers = assigned === 1 ? '1 customer' : `${assigned} customers`;
    const ended = replaced === 1 ? '; 1 plan was replaced' : `; ${replaced} plans were replaced`;
    const given = `Meal plan assigned to ${customers}${replaced > 0 ? ended : ''}.`;
    const people = invited === 1 ? '1 invited customer gets' : `${invited} invited customers will get`;
    const waiting = invited > 0 ? [`${people} the plan when they accept.`] : [];
    this.message = [...(assigned > 0 || invited === 0 ? [given] : []), ...waiting].join(' ');
    this.assigned = assigned;
    this.replaced = replaced;
    this.certificate = new CertificateResponse(certificate);
    this.savedPlanId = savedPlanId;
    this.invited = invited;
  }
}

export class PlanWithdrawnResponse {
  @Text() message: string;
  @YesNo('Whether another plan runs instead') broughtBack: boolean;

  constructor(broughtBack: boolean) {
    this.message = 'Meal Plan Withdrawn';
    this.broughtBack = broughtBack;
  }
}

/** When a customer follows a plan. */
export class PlanRunFields {
  @Choice(PLAN_STATUSES, "In the customer's time zone") status: PlanStatus;
  @Day('The date of day 1; the plan starts over after its last day') startsOn: string;
  @Maybe(Day('The first day on which another plan runs instead')) endsOn: string | null;
}

class HolderResponse extends IntersectionType(PersonResponse, PlanRunFields) {
  @Moment() assignedAt: string;
  @Maybe(Text('The plan that can be brought back when this one is withdrawn')) replaces: string | null;
}

export class HoldersResponse {
  @ListOf(Part(HolderResponse)) customers: HolderResponse[];

  constructor(holders: Holder[]) {
    this.customers = holders.map((holder) => ({ ...holder, assignedAt: holder.assignedAt.toISOString() }));
  }
}

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
  @Maybe(Text('What the trainer says with it')) notes: string | null;
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

/** What a customer holds, in a list. */
export class PersonalPlanResponse extends AssignedPlanFields {
  @Part(ListedMealPlanResponse, 'Has no meals unless they were requested')
  mealPlanData: ListedMealPlanResponse;

  @Part(PlanFactsResponse) facts: PlanFactsResponse;

  constructor(row: AssignedPlanRow) {
    super();
    Object.assign(this, fieldsOf(row));
    const { customerName: clientName, plan } = row;
    // Nothing can be said about a plan without them, so the caller is told that it cannot be read.
    if (!row.facts) throw new Error(`The plan ${row.id} has lost its facts`);
    this.facts = { ...row.facts, clientName };
    const listed = { ...row, facts: this.facts, plan: plan && { ...plan, clientName } };
    this.mealPlanData = new ListedMealPlanResponse(listed);
  }
}

interface FoundPlans {
  plans: AssignedPlanRow[];
  total: number;
}

export class CustomerPlansResponse {
  @ListOf(Part(PersonalPlanResponse)) mealPlans: PersonalPlanResponse[];
  @WholeNumber('How many plans match the request') total: number;

  constructor({ plans, total }: FoundPlans) {
    this.mealPlans = plans.map((row) => new PersonalPlanResponse(row));
    this.total = total;
  }
}

class PlansSummaryResponse {
  @WholeNumber() totalPlans: number;
  @WholeNumber() activePlans: number;
  @WholeNumber() avgCaloriesPerDay: number;
  @WholeNumber('Across all plans') totalDays: number;
  @Maybe(Moment('When you deleted your plan, if you have no other')) planRemovedAt: string | null;
}

export class PersonalPlansResponse extends CustomerPlansResponse {
  @Part(PlansSummaryResponse, 'Across all plans, regardless of the filters') summary: PlansSummaryResponse;

  constructor(found: FoundPlans, summary: PlansSummary, removedAt: Date | undefined) {
    super(found);
    this.summary = { ...summary, planRemovedAt: removedAt?.toISOString() ?? null };
  }
}

/** What a customer holds, whole. */
export class WholePersonalPlanResponse extends IntersectionType(AssignedPlanFields, WholePlanResponse) {
  @Maybe(
    WholeNumber(
      'Which day of the plan it is today where the customer is; null before it begins, or when inactive',
    ),
  )
  today: number | null;

  @Day('The date of day 1 in the current cycle') roundStartsOn: string;

  constructor(held: AssignedPlan, certificate: Certificate, date: string) {
    super();
    const { customer, assignedBy, plan } = held;
    const people = { customerId: customer.id, trainerId: assignedBy.id, assignedBy: assignedBy.name };
    const status = statusOn(held, date);
    Object.assign(
      this,
      fieldsOf({ ...held, ...people, status }),
      wholePlanOf(held.id, { ...plan, clientName: customer.name }, certificate),
    );
    this.today = status === 'active' ? planDay(held.startsOn, held.totalDays, date) : null;
    this.roundStartsOn = cycleStart(held.startsOn, held.totalDays, date);
  }
}
