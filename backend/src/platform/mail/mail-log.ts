import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Sql } from '../database/sql.js';
import type { MailKind } from './mail-kind.js';

/**
 * Withheld mails were not sent, because their reader does not want such mails. Failed ones are tried again for some
 * hours, refused ones are not.
 */
export const MAIL_STATUSES = ['sent', 'failed', 'refused', 'withheld'] as const;

export type MailStatus = (typeof MAIL_STATUSES)[number];

export interface LoggedMail {
  userId: string | null;
  kind: MailKind;
  type: string;
  to: string;
  subject: string;
  messageId: string;
}

/** Keeps one row per mail: the result of a retry overwrites the failure before it. */
@Injectable()
export class MailLog {
  constructor(private readonly sql: Sql) {}

  async hasEnded(messageId: string): Promise<boolean> {
    const row = await this.sql.row(
      `select 1 from email_send_log where message_id = :messageId and status <> 'failed'`,
      { messageId },
    );
    return row !== undefined;
  }

  /** Says whether the mail that was tried last could not be sent. A server that refuses one is in order. */
  async hasLatestFailed(): Promise<boolean> {
    const row = await this.sql.row<{ status: MailStatus }>(
      `select status from email_send_log where status <> 'withheld' order by sent_at desc, id desc limit 1`,
    );
    return row?.status === 'failed';
  }

  /** Lists the messages to an account, in the caller's transaction. */
  async listMessagesTo(em: EntityManager, account: { userId: string; email: string }): Promise<string[]> {
    const rows = await em.execute<{ messageId: string }[]>(
      `select message_id as "messageId" from email_send_log
       where user_id = :userId or recipient_email = :email`,
      { userId: account.userId, email: account.email },
    );
    return rows.map(({ messageId }) => messageId);
  }

  async note(mail: LoggedMail, status: MailStatus, problem: string | null = null): Promise<void> {
    await this.sql.rows(
      `insert into email_send_log
         (user_id, kind, email_type, subject, recipient_email, status, message_id, error_message, sent_at)
       values (:userId::uuid, :kind, :type, :subject, :to, :status, :messageId, :problem, now())
       on conflict (message_id) do update
         set status = excluded.status, error_message = excluded.error_message, sent_at = excluded.sent_at,
           recipient_email = excluded.recipient_email
         where email_send_log.status = 'failed'`,
      { ...mail, status, problem },
    );
  }
}
