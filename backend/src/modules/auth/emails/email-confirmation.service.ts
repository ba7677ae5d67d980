import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock, HOUR_SECONDS } from '../../../platform/clock/clock.js';
import type { Caller } from '../../../platform/http/caller.js';
import { hashToken } from '../../../platform/keys/keys.js';
import { Limits } from '../../../platform/limits/limits.js';
import { networkOf } from '../../../platform/limits/network-of.js';
import { UserDirectory } from '../../users/index.js';
import { EmailLinkInvalidError } from '../auth.errors.js';
import type { EmailChange } from './email-change.entity.js';
import { EmailChangeRepository } from './email-change.repository.js';
import { EmailChangeEffects } from './email-change-effects.js';

const MAX_FROM_ADDRESS = 20;

/** Users open and reload the page, and mail programs preview it, before its form is sent once. */
const MAX_LOOKS_FROM_ADDRESS = 100;

/** The owner of the new address confirms it, on any device. */
@Injectable()
export class EmailConfirmationService {
  constructor(
    private readonly em: EntityManager,
    private readonly users: UserDirectory,
    private readonly changes: EmailChangeRepository,
    private readonly effects: EmailChangeEffects,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  /** Unknown, used, canceled, and expired links and those of closed accounts all get the same answer. */
  async verify(token: string, caller: Caller): Promise<string> {
    await this.spend('look-at-email', caller, MAX_LOOKS_FROM_ADDRESS);
    return (await this.findOpen(token)).newEmail;
  }

  async confirm(token: string, caller: Caller): Promise<void> {
    await this.spend('confirm-email', caller, MAX_FROM_ADDRESS);
    const { userId } = await this.findOpen(token);
    await this.em.transactional(async (em) => {
      // The account is locked first, as in every change of one.
      const user = await this.users.lock(userId);
      const change = await this.changes.lockByHash(hashToken(token));
      if (!user || user.isDisabled || !change?.isOpen(this.clock.now())) throw new EmailLinkInvalidError();
      const { email: oldEmail } = user;
      em.remove(change);
      // The address may have been taken by a registration since the link was sent.
      if (!(await this.users.moveToEmail(user, change.newEmail))) throw new EmailLinkInvalidError();
      await this.effects.apply(em, user, oldEmail, change.sessionId, caller);
    });
  }

  private async findOpen(token: string): Promise<EmailChange> {
    const change = await this.changes.findByHash(hashToken(token));
    const owner = change?.isOpen(this.clock.now()) ? await this.users.byId(change.userId) : null;
    if (!change || !owner || owner.isDisabled) throw new EmailLinkInvalidError();
    return change;
  }

  private spend(what: 'look-at-email' | 'confirm-email', caller: Caller, most: number): Promise<void> {
    const key = `${what}:address:${networkOf(caller.address)}`;
    return this.limits.spend([{ key, most, windowSeconds: HOUR_SECONDS }]);
  }
}
