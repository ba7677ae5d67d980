import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { AuditEntry } from '../../../platform/audit/audit-entry.entity.js';
import { Clock } from '../../../platform/clock/clock.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import type { Caller } from '../../../platform/http/caller.js';
import { UserDirectory } from '../../users/index.js';
import { ProofOfIdentity } from '../passwords/proof-of-identity.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { NoSecondFactorError, OwnSecondFactorError } from './second-factor.errors.js';
import { SecondFactorEffects } from './second-factor-effects.js';
import { SecondFactorRecord } from './second-factor-record.js';

/** Helps people who have lost everything they could answer with. */
@Injectable()
export class SecondFactorReset {
  constructor(
    private readonly em: EntityManager,
    private readonly users: UserDirectory,
    private readonly sessions: SessionsService,
    private readonly proof: ProofOfIdentity,
    private readonly effects: SecondFactorEffects,
    private readonly record: SecondFactorRecord,
    private readonly clock: Clock,
  ) {}

  /** All sessions end, because nobody knows whose they are any more. Returns the email of the account. */
  async reset(
    userId: string,
    admin: Principal,
    currentPassword: string | undefined,
    caller: Caller,
  ): Promise<string> {
    if (userId === admin.userId) throw new OwnSecondFactorError();
    await this.proof.require(admin, currentPassword);
    return this.em.transactional(async (em) => {
      const user = await this.users.lock(userId);
      if (!user) throw new NotFoundError();
      if (!user.secondFactorSince) throw new NoSecondFactorError();
      const at = this.clock.now();
      await this.effects.forgetAll(em, user);
      await this.sessions.endAllOf(user.id, 'second_factor_reset', at);
      const { userId: actorId, email, timeZone } = admin;
      const about = { subjectType: 'user', subjectId: user.id };
      em.persist(new AuditEntry({ actorId, action: 'second_factor.reset', ...about, at }));
      await this.record.reset(em, user, caller, { id: actorId, email, timeZone });
      return user.email;
    });
  }
}
