import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import type { Caller } from '../../../platform/http/caller.js';
import { type User, UserDirectory } from '../../users/index.js';
import { ProofOfIdentity } from '../passwords/proof-of-identity.js';
import { RecoveryCodeQueries } from './recovery-code.queries.js';
import { NoSecondFactorError } from './second-factor.errors.js';
import { SecondFactorEffects } from './second-factor-effects.js';
import { SecondFactorRecord } from './second-factor-record.js';

/** Adds and removes second factors of any kind, and renews the recovery codes. */
@Injectable()
export class SecondFactorsService {
  constructor(
    private readonly em: EntityManager,
    private readonly users: UserDirectory,
    private readonly proof: ProofOfIdentity,
    private readonly recoveryCodes: RecoveryCodeQueries,
    private readonly effects: SecondFactorEffects,
    private readonly record: SecondFactorRecord,
  ) {}

  countRecoveryCodes({ userId }: Principal): Promise<number> {
    return this.recoveryCodes.countOf(this.em, userId);
  }

  async renewRecoveryCodes(
    principal: Principal,
    currentPassword: string | undefined,
    caller: Caller,
  ): Promise<string[]> {
    await this.proof.require(principal, currentPassword);
    return this.em.transactional(async (em) => {
      const user = await this.lock(principal.userId);
      if (!user.secondFactorSince) throw new NoSecondFactorError();
      await this.record.recoveryCodesMade(em, user, caller);
      return this.recoveryCodes.renew(em, user.id);
    });
  }

  /** Adds a factor in one transaction with all that follows from it. `add` stores it, and tells the owner. */
  add(principal: Principal, add: (em: EntityManager, user: User) => Promise<void>): Promise<string[] | null> {
    return this.em.transactional(async (em) => {
      const user = await this.lock(principal.userId);
      await add(em, user);
      await em.flush();
      return this.effects.added(em, user, principal);
    });
  }

  /** Removes a factor in one transaction with all that follows from it. */
  async remove(
    principal: Principal,
    currentPassword: string | undefined,
    remove: (em: EntityManager, user: User) => Promise<void>,
  ): Promise<void> {
    await this.proof.require(principal, currentPassword);
    await this.em.transactional(async (em) => {
      const user = await this.lock(principal.userId);
      await remove(em, user);
      await em.flush();
      await this.effects.removed(em, user);
    });
  }

  private async lock(userId: string): Promise<User> {
    const user = await this.users.lock(userId);
    if (!user) throw new NotFoundError();
    return user;
  }
}
