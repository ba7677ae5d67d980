import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/http/caller.js';
import { CoachingService, UserDirectory } from '../users/index.js';
import { InvitationLimits } from './invitation-limits.js';
import { AlreadyCustomerError, OwnAddressError } from './invitations.errors.js';

/** Says whom a trainer may invite, and how often. */
@Injectable()
export class InvitationRules {
  constructor(
    private readonly users: UserDirectory,
    private readonly coachings: CoachingService,
    private readonly limits: InvitationLimits,
  ) {}

  async spendOnNew(trainerId: string, customerEmail: string, caller: Caller): Promise<void> {
    const invited = await this.users.byEmail(customerEmail);
    if (invited?.id === trainerId) throw new OwnAddressError();
    if (invited && (await this.coachings.isCoaching(trainerId, invited.id)))
      throw new AlreadyCustomerError(customerEmail);
    await this.limits.spendOnNew(trainerId, customerEmail, caller);
  }

  spendOnRepeated(trainerId: string, customerEmail: string, caller: Caller): Promise<void> {
    return this.limits.spend(trainerId, customerEmail, caller);
  }
}
