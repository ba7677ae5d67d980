import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { DomainEvents } from '../../platform/events/domain-events.js';
import { CoachingService, type User } from '../users/index.js';
import type { Invitation } from './invitation.entity.js';
import { InvitationMails } from './invitation-mails.js';
import { InvitationAccepted } from './invitations.events.js';

/** Does what follows when a customer accepts: coaching, the plans that were promised, and a mail to the trainer. */
@Injectable()
export class NewCustomers {
  constructor(
    private readonly coachings: CoachingService,
    private readonly events: DomainEvents,
    private readonly mails: InvitationMails,
    private readonly clock: Clock,
  ) {}

  /** Must run in the caller's transaction with the invitation locked. */
  async welcome(em: EntityManager, invitation: Invitation, customer: User): Promise<void> {
    const { id, trainer } = invitation;
    invitation.accept(customer, this.clock.now());
    await this.coachings.begin(em, trainer, customer, 'invitation', customer.id);
    // Handlers of this event expect to find the coaching in the database.
    await em.flush();
    await this.events.publish(new InvitationAccepted(id, trainer.id, customer.id));
    await this.mails.tellOfAcceptance(em, trainer, customer);
  }
}
