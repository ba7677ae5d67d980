import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { AppConfig } from '../../platform/config/app.config.js';
import { pages } from '../../platform/config/pages.js';
import { NotFoundError } from '../../platform/errors/app-error.js';
import type { Caller } from '../../platform/http/caller.js';
import { hashToken, Keys, randomToken } from '../../platform/keys/keys.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { CoachingService, UserDirectory } from '../users/index.js';
import { Invitation, type InvitationToken } from './invitation.entity.js';
import { InvitationRepository } from './invitation.repository.js';
import { InvitationLimits } from './invitation-limits.js';
import {
  AlreadyCustomerError,
  InvitationJustSentError,
  InvitationNotOpenError,
  OwnAddressError,
} from './invitations.errors.js';
import { mailName, nameAndAddress } from './mail-name.js';
import { invitationMail } from './mails/invitation.mail.js';

/** A trainer's use cases of invitations. Accepting them is in invitation-acceptance.service.ts. */
@Injectable()
export class InvitationsService {
  // biome-ignore lint/complexity/useMaxParams: sending takes the limits, the sealed token, and the mail in one transaction
  constructor(
    private readonly em: EntityManager,
    private readonly invitations: InvitationRepository,
    private readonly users: UserDirectory,
    private readonly coachings: CoachingService,
    private readonly mailer: Mailer,
    private readonly limits: InvitationLimits,
    private readonly keys: Keys,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  /** Inviting the same person again resends the open invitation. */
  async send(
    trainerId: string,
    customerEmail: string,
    message: string | null,
    caller: Caller,
  ): Promise<Invitation> {
    const invited = await this.users.byEmail(customerEmail);
    if (invited?.id === trainerId) throw new OwnAddressError();
    if (invited && (await this.coachings.isCoaching(trainerId, invited.id)))
      throw new AlreadyCustomerError(customerEmail);
    await this.limits.spendOnNew(trainerId, customerEmail, caller);
    return this.em.transactional(async (em) => {
      const trainer = await this.users.lock(trainerId);
      if (!trainer) throw new NotFoundError();
      const now = this.clock.now();
      const unused = await this.invitations.lockUnused(trainerId, customerEmail);
      if (unused && !unused.mayBeSentAgain(now)) throw new InvitationJustSentError();
      unused?.sendAgain(now, () => this.newToken(), message ?? unused.message);
      const invitation = unused ?? new Invitation(trainer, customerEmail, message, this.newToken(), now);
      em.persist(invitation);
      await this.mail(em, invitation);
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
    await this.limits.spend(trainerId, customerEmail, caller);
    return this.em.transactional(async (em) => {
      const invitation = this.requireSendable(await this.invitations.lockOwn(id, trainerId));
      await this.invitations.populate([invitation], ['trainer']);
      invitation.sendAgain(this.clock.now(), () => this.newToken());
      await this.mail(em, invitation);
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

  tokenOf(invitation: Invitation): string {
    return this.keys.unseal(Buffer.from(invitation.tokenSealed));
  }

  urlOf(invitation: Invitation): string {
    return this.config.linkTo(pages.invitation(this.tokenOf(invitation)));
  }

  private async mail(em: EntityManager, invitation: Invitation): Promise<void> {
    const { trainer } = invitation;
    const name = mailName(trainer);
    await this.mailer.send(
      em,
      invitationMail,
      { email: invitation.customerEmail },
      {
        name,
        trainer: nameAndAddress(trainer),
        message: invitation.message,
        link: this.urlOf(invitation),
        until: new Intl.DateTimeFormat('en-US', {
          dateStyle: 'full',
          timeZone: trainer.timeZone ?? 'UTC',
        }).format(invitation.expiresAt),
      },
    );
  }

  private newToken(): InvitationToken {
    const token = randomToken();
    return { hash: hashToken(token), sealed: this.keys.seal(token) };
  }

  private requireSendable(invitation: Invitation | null): Invitation {
    if (!invitation) throw new NotFoundError();
    if (invitation.usedAt) throw new InvitationNotOpenError();
    if (!invitation.mayBeSentAgain(this.clock.now())) throw new InvitationJustSentError();
    return invitation;
  }
}
