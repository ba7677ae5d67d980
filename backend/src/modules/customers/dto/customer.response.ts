import { ApiProperty } from '@nestjs/swagger';
import { BEGINNINGS, type Beginning, type Coaching, PersonResponse, type User } from '../../users/index.js';
import type { Known } from '../customers.service.js';

class FollowedPlanResponse {
  @ApiProperty()
  planName: string;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The saved plan that it is a copy of',
  })
  savedPlanId: string | null;
}

export class CustomerResponse extends PersonResponse {
  @ApiProperty({ description: 'They follow a meal plan now' })
  hasMealPlan: boolean;

  @ApiProperty({ type: FollowedPlanResponse, nullable: true, description: 'Which one' })
  activePlan: FollowedPlanResponse | null;

  @ApiProperty({ required: false, description: 'The recipe that was asked about is assigned to them' })
  hasRecipe?: boolean;

  @ApiProperty({ type: String, required: false, nullable: true, description: 'Who else assigned it to them' })
  assignedBy?: string | null;

  @ApiProperty({
    required: false,
    description: 'Assigned by somebody else: only they or an admin can take it away',
  })
  isFixed?: boolean;

  constructor(customer: User, { plans, holders }: Known) {
    super(customer);
    const plan = plans.get(customer.id);
    this.hasMealPlan = plan !== undefined;
    this.activePlan = plan ? { planName: plan.planName, savedPlanId: plan.savedPlanId } : null;
    if (!holders) return;
    const { assignedBy = null, isFixed = false } = holders.get(customer.id) ?? {};
    this.hasRecipe = holders.has(customer.id);
    this.assignedBy = assignedBy;
    this.isFixed = isFixed;
  }
}

export class OwnCustomerResponse extends CustomerResponse {
  @ApiProperty({ format: 'date-time', description: 'Since when this customer belongs to the trainer' })
  firstAssignedAt: string;

  @ApiProperty({ enum: BEGINNINGS, description: 'They accepted an invitation, or an admin linked them' })
  beganBy: Beginning;

  constructor(coaching: Coaching, known: Known) {
    super(coaching.customer, known);
    this.firstAssignedAt = coaching.since.toISOString();
    this.beganBy = coaching.beganBy;
  }
}

export class OwnCustomersResponse {
  @ApiProperty({ type: [OwnCustomerResponse] })
  customers: OwnCustomerResponse[];

  constructor({ coachings, known }: { coachings: Coaching[]; known: Known }) {
    this.customers = coachings.map((coaching) => new OwnCustomerResponse(coaching, known));
  }
}
