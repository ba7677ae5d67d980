import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config/app.config.js';
import { pages } from '../../platform/config/pages.js';
import { Mailer } from '../../platform/mail/mailer.js';
import type { User } from '../users/index.js';
import type { Invitation } from './invitation.entity.js';
import { InvitationTokens } from './invitation-tokens.js';
import { mailName, nameAndAddress } from './mail-name.js';
import { invitationMail } from './mails/invitation.mail.js';
import { invitationAcceptedMail } from './mails/invitation-accepted.mail.js';

/** The mails to the two people of an invitation, which are sent with the caller's transaction. */
@Injectable()
export class InvitationMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly tokens: InvitationTokens,
    private readonly config: AppConfig,
  ) {}

  async invite(em: EntityManager, invitation: Invitation): Promise<void> {
    const { trainer } = invitation;
    const name = mailName(trainer);
    await this.mailer.send(
      em,
      invitationMail,
      { email: invitation.customerEmail },
      {
        name,
        trainer: nameAndAddress(trainer),
        message: invitation.message,
        link: this.tokens.urlOf(invitation),
        until: new Intl.DateTimeFormat('en-US', {
          dateStyle: 'full',
          timeZone: trainer.timeZone ?? 'UTC',
        }).format(invitation.expiresAt),
      },
    );
  }

  async tellOfAcceptance(em: EntityManager, { id, email }: User, customer: User): Promise<void> {
    const link = this.config.linkTo(pages.generatorForCustomer(customer.id));
    const data = { name: mailName(customer), customer: nameAndAddress(customer), link };
    await this.mailer.send(em, invitationAcceptedMail, { email, userId: id }, data);
  }
}
