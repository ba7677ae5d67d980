import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SecurityLog } from '../../../platform/audit/security-log.js';
import { Clock } from '../../../platform/clock/clock.js';
import { AppConfig } from '../../../platform/config/app.config.js';
import type { Caller } from '../../../platform/http/caller.js';
import type { MailTemplate } from '../../../platform/mail/mail-template.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import type { User } from '../../users/index.js';
import type { SecurityNotice } from '../security-mails/security-mail.js';
import { securityNotice } from '../security-mails/security-notice.js';
import type { SecondFactor } from '../sessions/begin-session.queries.js';
import {
  codesOffMail,
  codesOnMail,
  passkeyAddedMail,
  passkeyCopiedMail,
  passkeyRemovedMail,
  recoveryCodesMadeMail,
  recoveryCodeUsedMail,
  secondFactorResetByYouMail,
  secondFactorResetMail,
  wrongCodesMail,
} from './mails/second-factor-mails.js';

type Owner = Pick<User, 'id' | 'email' | 'timeZone'>;

/**
 * Notes whatever changes about how owners sign in among their security events, and tells them by mail, so that they
 * notice what another person does.
 */
@Injectable()
export class SecondFactorRecord {
  constructor(
    private readonly mailer: Mailer,
    private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly securityLog: SecurityLog,
  ) {}

  async codesOn(em: EntityManager, owner: Owner, caller: Caller): Promise<void> {
    await this.send(em, codesOnMail, owner, {});
    await this.securityLog.note('codes_on', caller, owner.id);
  }

  async codesOff(em: EntityManager, owner: Owner, caller: Caller): Promise<void> {
    await this.send(em, codesOffMail, owner, {});
    await this.securityLog.note('codes_off', caller, owner.id);
  }

  async passkeyAdded(em: EntityManager, owner: Owner, caller: Caller, name: string): Promise<void> {
    await this.send(em, passkeyAddedMail, owner, { name });
    await this.securityLog.note('passkey_added', caller, owner.id);
  }

  async passkeyRemoved(em: EntityManager, owner: Owner, caller: Caller, name: string): Promise<void> {
    await this.send(em, passkeyRemovedMail, owner, { name });
    await this.securityLog.note('passkey_removed', caller, owner.id);
  }

  async passkeyCopied(em: EntityManager, owner: Owner, caller: Caller, name: string): Promise<void> {
    await this.send(em, passkeyCopiedMail, owner, { name });
    await this.securityLog.note('passkey_copied', caller, owner.id);
  }

  async recoveryCodesMade(em: EntityManager, owner: Owner, caller: Caller): Promise<void> {
    await this.send(em, recoveryCodesMadeMail, owner, {});
    await this.securityLog.note('recovery_codes_made', caller, owner.id);
  }

  async recoveryCodeUsed(em: EntityManager, owner: Owner, caller: Caller, left: number): Promise<void> {
    await this.send(em, recoveryCodeUsedMail, owner, { left });
    await this.securityLog.note('recovery_code_used', caller, owner.id);
  }

  async reset(em: EntityManager, owner: Owner, caller: Caller, admin: Owner): Promise<void> {
    await this.send(em, secondFactorResetMail, owner, {});
    await this.send(em, secondFactorResetByYouMail, admin, { whose: owner.email });
    await this.securityLog.note('second_factor_reset', caller, owner.id);
  }

  /** One wrong answer is no reason for a mail. */
  wrongAnswer(owner: Pick<Owner, 'id'>, caller: Caller, secondFactor: SecondFactor): Promise<void> {
    return this.securityLog.note('second_factor_failed', caller, owner.id, { secondFactor });
  }

  allAnswersWrong(em: EntityManager, owner: Owner): Promise<void> {
    return this.send(em, wrongCodesMail, owner, {});
  }

  lockedOut(owner: Pick<Owner, 'id'>, caller: Caller): Promise<void> {
    return this.securityLog.note('locked_out', caller, owner.id);
  }

  private async send<More extends object>(
    em: EntityManager,
    template: MailTemplate<SecurityNotice & More>,
    { id, email, timeZone }: Owner,
    more: More,
  ): Promise<void> {
    const notice = securityNotice(this.config, timeZone, this.clock.now());
    await this.mailer.send(em, template, { email, userId: id }, { ...notice, ...more });
  }
}
