import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { AuditEntry } from '../../../platform/audit/audit-entry.entity.js';
import { Clock } from '../../../platform/clock/clock.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import type { Caller } from '../../../platform/http/caller.js';
import { type User, UserDirectory } from '../../users/index.js';
import { GoogleLinkCodeInvalidError, GoogleTakenError, OnlyWayInError } from '../auth.errors.js';
import type { LinkGoogleRequest } from '../dto/google.request.js';
import { ProofOfIdentity } from '../passwords/proof-of-identity.js';
import { GoogleRecord } from './google-record.js';
import { OneTimeCodeQueries } from './one-time-code.queries.js';

/** Links Google to the account of its owner as a way to sign in, and unlinks it. */
@Injectable()
export class GoogleLinksService {
  constructor(
    private readonly em: EntityManager,
    private readonly users: UserDirectory,
    private readonly codes: OneTimeCodeQueries,
    private readonly proof: ProofOfIdentity,
    private readonly record: GoogleRecord,
    private readonly clock: Clock,
  ) {}

  /** The proof comes before the code is used, so that the owner can still give it after it was refused. */
  async link(
    principal: Principal,
    { token, browser, currentPassword }: LinkGoogleRequest,
    caller: Caller,
  ): Promise<void> {
    await this.proof.require(principal, currentPassword);
    const { userId } = principal;
    const used = await this.codes.use(token, 'google_link', browser);
    if (!used?.googleId) throw new GoogleLinkCodeInvalidError();
    const { googleId } = used;
    try {
      await this.em.transactional(async (em) => {
        const user = await this.users.lock(userId);
        if (!user) throw new NotFoundError();
        const holder = await this.users.byGoogleId(googleId);
        if (holder && holder !== user) throw new GoogleTakenError();
        user.linkGoogle(googleId);
        em.persist(this.entryOf(user, 'google.linked'));
        await this.record.linked(em, user, caller);
      });
    } catch (error) {
      // Another request linked the same Google account at the same moment.
      if (error instanceof UniqueConstraintViolationException) throw new GoogleTakenError();
      throw error;
    }
  }

  async unlink({ userId }: Principal, caller: Caller): Promise<void> {
    await this.em.transactional(async (em) => {
      await this.users.lock(userId);
      const user = await this.users.withPassword(userId);
      if (!user) throw new NotFoundError();
      if (!user.passwordHash) throw new OnlyWayInError();
      if (!user.googleId) return;
      user.unlinkGoogle();
      em.persist(this.entryOf(user, 'google.unlinked'));
      await this.record.unlinked(em, user, caller);
    });
  }

  private entryOf({ id }: User, action: string): AuditEntry {
    return new AuditEntry({ actorId: id, action, subjectType: 'user', subjectId: id, at: this.clock.now() });
  }
}
