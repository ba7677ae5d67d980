import { Injectable } from '@nestjs/common';
import { DAY_SECONDS, MINUTE_SECONDS } from '../../platform/clock/clock.js';
import type { Caller } from '../../platform/http/caller.js';
import { fingerprint } from '../../platform/keys/fingerprint.js';
import { Limits } from '../../platform/limits/limits.js';
import { networkOf } from '../../platform/limits/network-of.js';
import { InvitationJustSentError, InvitedTooOftenError } from './invitations.errors.js';

const MAX_BY_TRAINER = 100;
const MAX_FROM_ADDRESS = 100;
/**
 * Counts per sender's network, so that strangers elsewhere cannot keep a customer's own trainer from inviting them.
 */
const MAX_TO_ONE_FROM_NETWORK = 5;
const MAX_TO_ONE = 20;

/**
 * Anyone can open a trainer account, so neither one trainer nor many together may be able to flood a person with
 * mail. Mails are counted and not invitations, because a withdrawn invitation was mailed too.
 */
@Injectable()
export class InvitationLimits {
  constructor(private readonly limits: Limits) {}

  /** An existing invitation knows when it was sent, but a withdrawn one is gone. This counter covers it. */
  async spendOnNew(trainerId: string, customerEmail: string, caller: Caller): Promise<void> {
    const key = `invite:again:${trainerId}:${fingerprint(customerEmail)}`;
    const refusal = await this.limits.count([{ key, most: 1, windowSeconds: MINUTE_SECONDS }]);
    if (refusal) throw new InvitationJustSentError(refusal.retryAfterSeconds);
    await this.spend(trainerId, customerEmail, caller);
  }

  async spend(trainerId: string, customerEmail: string, caller: Caller): Promise<void> {
    const aDay = { windowSeconds: DAY_SECONDS };
    const network = networkOf(caller.address);
    await this.limits.spend([
      { key: `invite:address:${network}`, most: MAX_FROM_ADDRESS, ...aDay },
      { key: `invite:trainer:${trainerId}`, most: MAX_BY_TRAINER, ...aDay },
    ]);
    const key = `invite:to:${fingerprint(customerEmail)}`;
    const refusal = await this.limits.count([
      { key: `${key}:${network}`, most: MAX_TO_ONE_FROM_NETWORK, ...aDay },
      { key, most: MAX_TO_ONE, ...aDay },
    ]);
    if (refusal) throw new InvitedTooOftenError(refusal.retryAfterSeconds);
  }
}
