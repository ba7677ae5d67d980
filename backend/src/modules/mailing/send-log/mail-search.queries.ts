import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import type { MailKind } from '../../../platform/mail/mail-kind.js';
import type { MailStatus } from '../../../platform/mail/mail-log.js';

export interface MailsAsked {
  /** Part of an address or a subject. */
  search?: string;
  status?: MailStatus;
  kind?: MailKind;
  page: number;
  limit: number;
}

export interface LoggedMailRow {
  id: string;
  recipientEmail: string;
  subject: string;
  kind: MailKind;
  emailType: string;
  status: MailStatus;
  errorMessage: string | null;
  sentAt: Date;
}

/** Counting more than this would take long, and nobody pages that far. */
export const MAX_COUNTED_MAILS = 10_000;

const conditionsOf = ({ search, status, kind }: MailsAsked): string =>
  [
    'true',
    search ? '(m.recipient_email ilike :pattern or m.subject ilike :pattern)' : '',
    status ? 'm.status = :status' : '',
    kind ? 'm.kind = :kind' : '',
  ]
    .filter(Boolean)
    .join(' and ');

/** Finds mails in the log of what was sent. */
@Injectable()
export class MailSearchQueries {
  constructor(private readonly sql: Sql) {}

  async list(asked: MailsAsked): Promise<LoggedMailRow[]> {
    const { page, limit } = asked;
    return this.sql.rows<LoggedMailRow>(
      `select m.id, m.recipient_email as "recipientEmail", m.subject, m.kind, m.email_type as "emailType", m.status,
         m.error_message as "errorMessage", m.sent_at as "sentAt"
       from mail_log m where ${conditionsOf(asked)}
       order by m.sent_at desc, m.id desc limit :limit offset :offset`,
      { ...valuesOf(asked), limit, offset: (page - 1) * limit },
      { isComposed: true },
    );
  }

  async count(asked: MailsAsked): Promise<number> {
    const [row] = await this.sql.rows<{ found: number }>(
      `select count(*)::int as found from (
         select from mail_log m where ${conditionsOf(asked)} limit ${MAX_COUNTED_MAILS}) as counted`,
      valuesOf(asked),
      { isComposed: true },
    );
    return row?.found ?? 0;
  }
}

const valuesOf = ({ search = '', status, kind }: MailsAsked) => ({
  pattern: `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`,
  status,
  kind,
});
