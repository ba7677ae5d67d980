import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../platform/config/app.config.js';
import { pages } from '../../../platform/config/pages.js';
import { DomainEvents } from '../../../platform/events/domain-events.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import type { User } from '../../users/index.js';
import { passwordChangedMail } from './mails/password-changed.mail.js';
import { PasswordChanged } from './passwords.events.js';

/** Tells the other parts of the program and the user that their password changes, so that they notice a change by another person. */
@Injectable()
export class PasswordChangedNotice {
  constructor(
    private readonly mailer: Mailer,
    private readonly config: AppConfig,
    private readonly events: DomainEvents,
  ) {}

  async send(em: EntityManager, user: User, now: Date): Promise<void> {
    await this.events.publish(new PasswordChanged(user.id));
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
