import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MailLog } from './mail-log.js';
import { MailTransport } from './mail-transport.js';

/** Removes the traces of sent mails: without an SMTP server, their text is kept. */
@Injectable()
export class SentMails {
  constructor(
    private readonly log: MailLog,
    private readonly transport: MailTransport,
  ) {}

  /**
   * Removes the text of every mail to an account. This must run in the transaction that erases the account and before
   * the log is cleared: if that fails, the next attempt still finds what is left.
   */
  async forget(em: EntityManager, account: { userId: string; email: string }): Promise<void> {
    const messages = await this.log.listMessagesTo(em, account);
    await this.transport.forget(new Set(messages.map(jobOf)));
  }
}

/** The ID of the job that sent a message, from which the message has its ID. */
const jobOf = (messageId: string): string => messageId.replace(/^<|@.*$/g, '');
