import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { AppConfig } from '../../../platform/config/app.config.js';
import { pages } from '../../../platform/config/pages.js';
import type { MailTemplate } from '../../../platform/mail/mail-template.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import type { User } from '../../users/index.js';
import {
  codesOffMail,
  codesOnMail,
  passkeyAddedMail,
  passkeyCopiedMail,
  passkeyRemovedMail,
  recoveryCodesMadeMail,
  recoveryCodeUsedMail,
  type SecurityNotice,
  secondFactorResetByYouMail,
  secondFactorResetMail,
  wrongCodesMail,
} from './mails/second-factor-mails.js';

type Owner = Pick<User, 'id' | 'email' | 'timeZone'>;

/** Tells owners of whatever changes about how they sign in, so that they notice what another person does. */
@Injectable()
export class SecondFactorNotices {
  constructor(
    private readonly mailer: Mailer,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  sendCodesOn(em: EntityManager, owner: Owner): Promise<void> {
    return this.send(em, codesOnMail, owner, {});
  }

  sendCodesOff(em: EntityManager, owner: Owner): Promise<void> {
    return this.send(em, codesOffMail, owner, {});
  }

  sendPasskeyAdded(em: EntityManager, owner: Owner, name: string): Promise<void> {
    return this.send(em, passkeyAddedMail, owner, { name });
  }

  sendPasskeyRemoved(em: EntityManager, owner: Owner, name: string): Promise<void> {
    return this.send(em, passkeyRemovedMail, owner, { name });
  }

  sendPasskeyCopied(em: EntityManager, owner: Owner, name: string): Promise<void> {
    return this.send(em, passkeyCopiedMail, owner, { name });
  }

  sendRecoveryCodesMade(em: EntityManager, owner: Owner): Promise<void> {
    return this.send(em, recoveryCodesMadeMail, owner, {});
  }

  sendRecoveryCodeUsed(em: EntityManager, owner: Owner, left: number): Promise<void> {
    return this.send(em, recoveryCodeUsedMail, owner, { left });
  }

  sendWrong(em: EntityManager, owner: Owner): Promise<void> {
    return this.send(em, wrongCodesMail, owner, {});
  }

  async sendReset(em: EntityManager, owner: Owner, admin: Owner): Promise<void> {
    await this.send(em, secondFactorResetMail, owner, {});
    await this.send(em, secondFactorResetByYouMail, admin, { whose: owner.email });
  }

  private async send<More extends object>(
    em: EntityManager,
    template: MailTemplate<SecurityNotice & More>,
    { id, email, timeZone }: Owner,
    more: More,
  ): Promise<void> {
    const at = new Intl.DateTimeFormat('en-US', {
      dateStyle: 'long',
      timeStyle: 'long',
      timeZone: timeZone ?? 'UTC',
    });
    const notice = { at: at.format(this.clock.now()), securityLink: this.config.linkTo(pages.security) };
    await this.mailer.send(em, template, { email, userId: id }, { ...notice, ...more });
  }
}
