import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AppConfig } from '../../platform/config/app.config.js';
import { pages } from '../../platform/config/pages.js';
import { DomainEvents } from '../../platform/events/domain-events.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { DeletionTakenBack } from '../users/index.js';
import { deletionRequestedMail } from './mails/deletion-requested.mail.js';
import { deletionTakenBackMail } from './mails/deletion-taken-back.mail.js';

type Owner = DeletionTakenBack['user'];

/** Tells owners by mail that their account is about to be erased, and that it is not anymore. */
@Injectable()
export class DeletionNotices implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly mailer: Mailer,
    private readonly config: AppConfig,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit() {
    this.events.on(DeletionTakenBack, ({ user, at }) => this.takenBack(user, at));
  }

  async requested(em: EntityManager, owner: Owner, eraseAfter: Date): Promise<void> {
    const data = { at: timeInWords(owner, eraseAfter), signInLink: this.config.linkTo(pages.login) };
    await this.mailer.send(em, deletionRequestedMail, recipient(owner), data);
  }

  private async takenBack(owner: Owner, at: Date): Promise<void> {
    const securityLink = this.config.linkTo(pages.security);
    const data = { at: timeInWords(owner, at), securityLink };
    await this.mailer.send(this.em, deletionTakenBackMail, recipient(owner), data);
  }
}

const recipient = ({ id, email }: Owner) => ({ email, userId: id });

const timeInWords = ({ timeZone }: Owner, at: Date) =>
  new Intl.DateTimeFormat('en-US', {
    ...{ dateStyle: 'long', timeStyle: 'long' },
    timeZone: timeZone ?? 'UTC',
  }).format(at);
