import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../platform/events/domain-events.js';
import { InvitationAccepted } from '../../invitations/index.js';
import { PlanAssignmentService } from '../assignment/assignment.service.js';
import { InvitedPlanQueries } from './invited-plan.queries.js';

/** Assigns the waiting plan to a customer who accepts an invitation, in the same transaction. */
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
