import { ApiProperty } from '@nestjs/swagger';
import { certify } from '../../certificate/certify.js';
import { CertificateResponse } from '../../dto/certificate.response.js';
import {
  ListedMealPlanResponse,
  MealPlanResponse,
  PlanFactsResponse,
  PlanNutritionResponse,
} from '../../dto/plan.response.js';
import { FITNESS_GOALS, type FitnessGoal } from '../../plan.js';
import type { AssignedPlan } from '../assigned-plan.entity.js';
import type { AssignedPlanRow, Holder, PlansSummary } from '../assigned-plans.js';
import type { AssignmentResult } from '../assignment.service.js';
import { planDay, roundStart } from '../plan-day.js';

export class PlanAssignedResponse {
  @ApiProperty()
  message: string;

  @ApiProperty({ type: 'integer' })
  assigned: number;

  @ApiProperty({ type: 'integer', description: 'How many of them followed another plan until now' })
  replaced: number;

  @ApiProperty({
    type: CertificateResponse,
    description: 'Of the plan as it is followed from its first day on',
  })
  certificate: CertificateResponse;

  constructor({ assigned, replaced, certificate }: AssignmentResult) {
    const customers = assigned === 1 ? '1 customer' : `${assigned} customers`;
    this.message =
      replaced > 0
        ? `Meal plan assigned to ${customers}; ${replaced === 1 ? '1 plan was' : `${replaced} plans were`} replaced.`
        : `Meal plan assigned to ${customers}.`;
    this.assigned = assigned;
    this.replaced = replaced;
    this.certificate = new CertificateResponse(certificate);
  }
}

class HolderResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  email: string;

  @ApiProperty({ type: String, nullable: true })
  name: string | null;

  @ApiProperty({ format: 'date-time' })
  assignedAt: string;

  @ApiProperty({ format: 'date' })
  startsOn: string;
}

export class HoldersResponse {
  @ApiProperty({ type: [HolderResponse] })
  customers: HolderResponse[];

  constructor(holders: Holder[]) {
    this.customers = holders.map((holder) => ({ ...holder, assignedAt: holder.assignedAt.toISOString() }));
  }
}

class AssignedPlanFields {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  customerId: string;

  @ApiProperty({ format: 'uuid', description: 'Who assigned it' })
  trainerId: string;

  @ApiProperty()
  planName: string;

  @ApiProperty({ enum: FITNESS_GOALS })
  fitnessGoal: FitnessGoal;

  @ApiProperty()
  description: string;

  @ApiProperty({ type: 'integer' })
  dailyCalorieTarget: number;

  @ApiProperty({ type: 'integer' })
  totalDays: number;

  @ApiProperty({ format: 'date', description: 'The date of day 1; it begins anew every totalDays' })
  startsOn: string;

  @ApiProperty({ description: 'The one that is followed now' })
  isActive: boolean;

  @ApiProperty({ format: 'date-time' })
  assignedAt: string;

  constructor(plan: Omit<AssignedPlanRow, 'plan' | 'facts' | 'assignedBy'>) {
    this.id = plan.id;
    this.customerId = plan.customerId;
    this.trainerId = plan.trainerId;
    this.planName = plan.planName;
    this.fitnessGoal = plan.fitnessGoal as FitnessGoal;
    this.description = plan.description;
    this.dailyCalorieTarget = plan.dailyCalorieTarget;
    this.totalDays = plan.totalDays;
    this.startsOn = plan.startsOn;
    this.isActive = plan.isActive;
    this.assignedAt = plan.assignedAt.toISOString();
  }
}

/** What a customer holds, in a list. */
export class PersonalPlanResponse extends AssignedPlanFields {
  @ApiProperty({ type: ListedMealPlanResponse, description: 'Without meals, if they were not asked for' })
  mealPlanData: ListedMealPlanResponse;

  @ApiProperty({ type: PlanFactsResponse })
  facts: PlanFactsResponse;

  @ApiProperty({ type: String, nullable: true, description: 'Name of who assigned it' })
  assignedBy: string | null;

  constructor(row: AssignedPlanRow) {
    super(row);
    this.mealPlanData = new ListedMealPlanResponse(row);
    this.facts = row.facts;
    this.assignedBy = row.assignedBy;
  }
}

interface FoundPlans {
  plans: AssignedPlanRow[];
  total: number;
}

class PlansSummaryResponse {
  @ApiProperty({ type: 'integer' })
  totalPlans: number;

  @ApiProperty({ type: 'integer' })
  activePlans: number;

  @ApiProperty({ type: 'integer' })
  avgCaloriesPerDay: number;

  @ApiProperty({ type: 'integer', description: 'Of all plans together' })
  totalDays: number;
}

export class PersonalPlansResponse {
  @ApiProperty({ type: [PersonalPlanResponse] })
  mealPlans: PersonalPlanResponse[];

  @ApiProperty({ type: 'integer', description: 'How many there are of what was asked for' })
  total: number;

  @ApiProperty({ type: PlansSummaryResponse, description: 'Of all plans, whatever was asked for' })
  summary: PlansSummaryResponse;

  constructor({ plans, total }: FoundPlans, summary: PlansSummary) {
    this.mealPlans = plans.map((row) => new PersonalPlanResponse(row));
    this.total = total;
    this.summary = summary;
  }
}

export class CustomerPlansResponse {
  @ApiProperty({ type: [PersonalPlanResponse] })
  mealPlans: PersonalPlanResponse[];

  @ApiProperty({ type: 'integer', description: 'How many there are of what was asked for' })
  total: number;

  constructor({ plans, total }: FoundPlans) {
    this.mealPlans = plans.map((row) => new PersonalPlanResponse(row));
    this.total = total;
  }
}

/** What a customer holds, whole. */
export class WholePersonalPlanResponse extends AssignedPlanFields {
  @ApiProperty({ type: MealPlanResponse })
  mealPlanData: MealPlanResponse;

  @ApiProperty({ type: PlanNutritionResponse })
  nutrition: PlanNutritionResponse;

  @ApiProperty({ type: CertificateResponse })
  certificate: CertificateResponse;

  @ApiProperty({ type: String, nullable: true, description: 'Name of who assigned it' })
  assignedBy: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description:
      'Which day of the plan it is today where the customer is; null before it begins, or when inactive',
  })
  today: number | null;

  @ApiProperty({ format: 'date', description: 'The date of day 1 in the round that runs today' })
  roundStartsOn: string;

  constructor(held: AssignedPlan, date: string) {
    super({ ...held, customerId: held.customer.id, trainerId: held.assignedBy.id });
    this.id = held.id;
    this.mealPlanData = new MealPlanResponse(held.id, held.plan);
    this.nutrition = new PlanNutritionResponse(held.plan);
    this.certificate = new CertificateResponse(certify(held.plan));
    this.assignedBy = held.assignedBy.name;
    this.today = held.isActive ? planDay(held.startsOn, held.totalDays, date) : null;
    this.roundStartsOn = roundStart(held.startsOn, held.totalDays, date);
  }
}
