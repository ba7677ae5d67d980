import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../platform/config/app.config.js';
import { pages } from '../../../platform/config/pages.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import type { User } from '../../users/index.js';
import { emailChangeAskedMail } from './mails/email-change-asked.mail.js';
import { emailChangedMail } from './mails/email-changed.mail.js';

/** Mails the address that an account has had, so that its owner notices a change by another person. */
@Injectable()
export class EmailChangeNotices {
  constructor(
    private readonly mailer: Mailer,
    private readonly config: AppConfig,
  ) {}

  async sendAsked(em: EntityManager, { id, email }: User): Promise<void> {
    const forgotLink = this.config.linkTo(pages.forgotPassword);
    await this.mailer.send(em, emailChangeAskedMail, { email, userId: id }, { forgotLink });
  }

  async sendChanged(em: EntityManager, { id, timeZone }: User, oldEmail: string, now: Date): Promise<void> {
    const at = new Intl.DateTimeFormat('en-US', {
      dateStyle: 'long',
      timeStyle: 'long',
      timeZone: timeZone ?? 'UTC',
    });
    const data = { at: at.format(now), contactLink: this.config.linkTo(pages.contact) };
    await this.mailer.send(em, emailChangedMail, { email: oldEmail, userId: id }, data);
  }
}
