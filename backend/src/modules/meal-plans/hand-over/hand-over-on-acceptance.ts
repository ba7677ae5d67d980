import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../platform/events/domain-events.js';
import { InvitationAccepted } from '../../invitations/index.js';
import { PlanAssignmentService } from '../assignment/assignment.service.js';
import { InvitedPlanQueries } from './invited-plan.queries.js';

/** Whoever accepts an invitation gets the plan that was assigned to it, in the same transaction. */
@Injectable()
export class HandOverOnAcceptance implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly invited: InvitedPlanQueries,
    private readonly assignment: PlanAssignmentService,
  ) {}

  onModuleInit(): void {
    this.events.on(InvitationAccepted, async ({ invitationId, trainerId, customerId }) => {
      const plan = await this.invited.take(invitationId);
      if (plan) await this.assignment.handOver(plan, customerId, trainerId);
    });
  }
}
