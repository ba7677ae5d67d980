import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { NotFoundError } from '../../platform/errors/app-error.js';
import type { Caller } from '../../platform/http/caller.js';
import { UserDirectory } from '../users/index.js';
import { Invitation } from './invitation.entity.js';
import { InvitationRepository } from './invitation.repository.js';
import { InvitationMails } from './invitation-mails.js';
import { InvitationRules } from './invitation-rules.js';
import { InvitationTokens } from './invitation-tokens.js';
import { InvitationJustSentError, InvitationNotOpenError } from './invitations.errors.js';

/** A trainer's use cases of invitations. Accepting them is in invitation-acceptance.service.ts. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly em: EntityManager,
    private readonly invitations: InvitationRepository,
    private readonly users: UserDirectory,
    private readonly rules: InvitationRules,
    private readonly tokens: InvitationTokens,
    private readonly mails: InvitationMails,
    private readonly clock: Clock,
  ) {}

  /** Inviting the same person again resends the open invitation. */
  async send(
    trainerId: string,
    customerEmail: string,
    message: string | null,
    caller: Caller,
  ): Promise<Invitation> {
    await this.rules.spendOnNew(trainerId, customerEmail, caller);
    return this.em.transactional(async (em) => {
      const trainer = await this.users.lock(trainerId);
      if (!trainer) throw new NotFoundError();
      const now = this.clock.now();
      const unused = await this.invitations.lockUnused(trainerId, customerEmail);
      if (unused && !unused.mayBeSentAgain(now)) throw new InvitationJustSentError();
      unused?.sendAgain(now, () => this.tokens.create(), message ?? unused.message);
      const invitation = unused ?? new Invitation(trainer, customerEmail, message, this.tokens.create(), now);
      em.persist(invitation);
      await this.mails.invite(em, invitation);
      return invitation;
    });
  }

  /** Locks these invitations in the caller's transaction, so that none is accepted or withdrawn until it ends. */
  async lockPending(ids: string[], trainerId: string): Promise<Invitation[]> {
    const found = await this.invitations.lockAllOwn(ids, trainerId);
    const pending = found.filter((invitation) => invitation.isOpen(this.clock.now()));
    if (pending.length !== ids.length) throw new NotFoundError('Invitation not found, or no longer open');
    return pending;
  }

  list(trainerId: string): Promise<Invitation[]> {
    return this.invitations.ofTrainer(trainerId);
  }

  async sendAgain(id: string, trainerId: string, caller: Caller): Promise<Invitation> {
    const { customerEmail } = this.requireSendable(await this.invitations.findOwn(id, trainerId));
    await this.rules.spendOnRepeated(trainerId, customerEmail, caller);
    return this.em.transactional(async (em) => {
      const invitation = this.requireSendable(await this.invitations.lockOwn(id, trainerId));
      await this.invitations.populate([invitation], ['trainer']);
      invitation.sendAgain(this.clock.now(), () => this.tokens.create());
      await this.mails.invite(em, invitation);
      return invitation;
    });
  }

  async withdraw(id: string, trainerId: string): Promise<string> {
    return this.em.transactional(async (em) => {
      const invitation = await this.invitations.lockOwn(id, trainerId);
      if (!invitation) throw new NotFoundError();
      if (invitation.usedAt) throw new InvitationNotOpenError();
      em.remove(invitation);
      return invitation.customerEmail;
    });
  }

  private requireSendable(invitation: Invitation | null): Invitation {
    if (!invitation) throw new NotFoundError();
    if (invitation.usedAt) throw new InvitationNotOpenError();
    if (!invitation.mayBeSentAgain(this.clock.now())) throw new InvitationJustSentError();
    return invitation;
  }
}
