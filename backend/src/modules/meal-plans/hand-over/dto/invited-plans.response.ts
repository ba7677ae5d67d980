import { ApiProperty } from '@nestjs/swagger';
import type { ListedInvitedPlan } from '../invited-plans.js';

class InvitedPlanResponse {
  @ApiProperty({ format: 'uuid' })
  invitationId: string;

  @ApiProperty({ format: 'uuid' })
  savedPlanId: string;

  @ApiProperty({ description: 'The plan name as they will see it' })
  planName: string;
}

export class InvitedPlansResponse {
  @ApiProperty({ type: [InvitedPlanResponse] })
  plans: InvitedPlanResponse[];

  constructor(plans: ListedInvitedPlan[]) {
    this.plans = plans;
  }
}
