import { Id, ListOf, Part, Text } from '../../../../platform/http/answers.js';
import type { ListedInvitedPlan } from '../invited-plan.queries.js';

class InvitedPlanResponse {
  @Id() invitationId: string;
  @Id() savedPlanId: string;
  @Text('The plan name as they will see it') planName: string;
}

export class InvitedPlansResponse {
  @ListOf(Part(InvitedPlanResponse)) plans: InvitedPlanResponse[];

  constructor(plans: ListedInvitedPlan[]) {
    this.plans = plans;
  }
}
