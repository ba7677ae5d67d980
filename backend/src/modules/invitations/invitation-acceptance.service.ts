import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { NotFoundError } from '../../platform/errors/app-error.js';
import { hashToken } from '../../platform/keys/keys.js';
import { AccountExistsError, RegistrationService } from '../auth/index.js';
import { type User, UserDirectory } from '../users/index.js';
import type { Invitation } from './invitation.entity.js';
import { InvitationRepository } from './invitation.repository.js';
import {
  InvitationExpiredError,
  InvitationForSomebodyElseError,
  InvitationInvalidError,
} from './invitations.errors.js';
import { NewCustomers } from './new-customers.js';

@Injectable()
export class InvitationAcceptanceService {
  constructor(
    private readonly em: EntityManager,
    private readonly invitations: InvitationRepository,
    private readonly users: UserDirectory,
    private readonly registrations: RegistrationService,
    private readonly newCustomers: NewCustomers,
    private readonly clock: Clock,
  ) {}

  async verify(token: string): Promise<{ invitation: Invitation; accountExists: boolean }> {
    const invitation = this.requireOpen(await this.invitations.findByToken(hashToken(token)));
    return { invitation, accountExists: (await this.users.byEmail(invitation.customerEmail)) !== null };
  }

  /** Opens the customer's account with the email and the role of the invitation. */
  async acceptWithNewAccount(token: string, password: string, name: string): Promise<User> {
    const { invitation, accountExists } = await this.verify(token);
    if (accountExists) throw new AccountExistsError();
    const passwordHash = await this.registrations.hash(password, invitation.customerEmail, invitation.id);
    return this.em.transactional(async (em) => {
      const locked = this.requireOpen(await this.invitations.lockByToken(hashToken(token)));
      const account = { email: locked.customerEmail, role: 'customer', name, passwordHash } as const;
      const customer = await this.registrations.open(account);
      await this.newCustomers.welcome(em, locked, customer);
      return customer;
    });
  }

  /** Users who already have an account accept an invitation by signing in. */
  async acceptSignedIn(token: string, userId: string): Promise<User> {
    return this.em.transactional(async (em) => {
      const invitation = this.requireOpen(await this.invitations.lockByToken(hashToken(token)));
      const customer = await this.users.lock(userId);
      if (!customer) throw new NotFoundError();
      if (customer.email !== invitation.customerEmail)
        throw new InvitationForSomebodyElseError(invitation.customerEmail);
      await this.newCustomers.welcome(em, invitation, customer);
      return invitation.trainer;
    });
  }

  private requireOpen(invitation: Invitation | null): Invitation {
    if (!invitation || invitation.usedAt || invitation.trainer.isDisabled) throw new InvitationInvalidError();
    if (!invitation.isOpen(this.clock.now())) throw new InvitationExpiredError(invitation.trainer.email);
    return invitation;
  }
}
