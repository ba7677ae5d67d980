import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../../platform/access/principal.js';
import { SecurityLog } from '../../platform/audit/security-log.js';
import type { Caller } from '../../platform/http/caller.js';
import { type IdentityProofKind, ProofOfIdentity } from '../auth/index.js';
import { AccountDeletionService } from '../users/index.js';
import { DeletionNotices } from './deletion-notices.js';

/** Users who ask for the deletion of their account. */
@Injectable()
export class DeletionRequestsService {
  constructor(
    private readonly em: EntityManager,
    private readonly deletions: AccountDeletionService,
    private readonly proof: ProofOfIdentity,
    private readonly securityLog: SecurityLog,
    private readonly notices: DeletionNotices,
  ) {}

  proofFor(by: Principal): IdentityProofKind {
    return this.proof.kindFor(by);
  }

  /** Returns when the account is erased. */
  async request(by: Principal, currentPassword: string | undefined, caller: Caller): Promise<Date> {
    await this.proof.require(by, currentPassword);
    return this.em.transactional(async (em) => {
      const user = await this.deletions.request(by.userId);
      await this.securityLog.note('deletion_requested', caller, user.id);
      await this.notices.requested(em, user, user.eraseAfter);
      return user.eraseAfter;
    });
  }
}
