import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../platform/config/app.config.js';
import { pages } from '../../../platform/config/pages.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import type { User } from '../../users/index.js';
import { passwordChangedMail } from './mails/password-changed.mail.js';

/** Mails users when their password changes, so that they notice a change by another person. */
@Injectable()
export class PasswordChangedNotice {
  constructor(
    private readonly mailer: Mailer,
    private readonly config: AppConfig,
  ) {}

  async send(em: EntityManager, user: User, now: Date): Promise<void> {
    const at = new Intl.DateTimeFormat('en-US', {
      dateStyle: 'long',
      timeStyle: 'long',
      timeZone: user.timeZone ?? 'UTC',
    });
    const forgotLink = this.config.linkTo(pages.forgotPassword);
    const to = { email: user.email, userId: user.id };
    await this.mailer.send(em, passwordChangedMail, to, { at: at.format(now), forgotLink });
  }
}
