import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../../platform/access/principal.js';
import { SecurityLog } from '../../platform/audit/security-log.js';
import { AppConfig } from '../../platform/config/app.config.js';
import { pages } from '../../platform/config/pages.js';
import type { Caller } from '../../platform/http/caller.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { type IdentityProofKind, ProofOfIdentity } from '../auth/index.js';
import { AccountDeletionService } from '../users/index.js';
import { deletionRequestedMail } from './mails/deletion-requested.mail.js';

/** Users who ask for the deletion of their account. */
@Injectable()
export class DeletionRequestsService {
  constructor(
    private readonly em: EntityManager,
    private readonly deletions: AccountDeletionService,
    private readonly proof: ProofOfIdentity,
    private readonly securityLog: SecurityLog,
    private readonly mailer: Mailer,
    private readonly config: AppConfig,
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
      const at = new Intl.DateTimeFormat('en-US', {
        ...{ dateStyle: 'long', timeStyle: 'long' },
        timeZone: user.timeZone ?? 'UTC',
      }).format(user.eraseAfter);
      const data = { at, signInLink: this.config.linkTo(pages.login) };
      await this.mailer.send(em, deletionRequestedMail, { email: user.email, userId: user.id }, data);
      return user.eraseAfter;
    });
  }
}
