import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SecurityLog } from '../../../platform/audit/security-log.js';
import { Clock } from '../../../platform/clock/clock.js';
import { AppConfig } from '../../../platform/config/app.config.js';
import type { Caller } from '../../../platform/http/caller.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import type { User } from '../../users/index.js';
import { securityNotice } from '../security-mails/security-notice.js';
import { googleLinkedMail, googleUnlinkedMail } from './mails/google-mails.js';

/** Notes among the security events of owners that Google opens their account, or no longer does, and tells them by mail. */
@Injectable()
export class GoogleRecord {
  constructor(
    private readonly mailer: Mailer,
    private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly securityLog: SecurityLog,
  ) {}

  async linked(em: EntityManager, owner: User, caller: Caller): Promise<void> {
    await this.mailer.send(em, googleLinkedMail, recipient(owner), this.noticeFor(owner));
    await this.securityLog.note('google_linked', caller, owner.id);
  }

  async unlinked(em: EntityManager, owner: User, caller: Caller): Promise<void> {
    await this.mailer.send(em, googleUnlinkedMail, recipient(owner), this.noticeFor(owner));
    await this.securityLog.note('google_unlinked', caller, owner.id);
  }

  private noticeFor({ timeZone }: User) {
    return securityNotice(this.config, timeZone, this.clock.now());
  }
}

const recipient = ({ id, email }: User) => ({ email, userId: id });
