import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Sql } from '../database/sql.js';
import { defineJob } from '../jobs/define-job.js';
import { Jobs, type RunningJob } from '../jobs/jobs.js';
import { Keys } from '../keys/keys.js';
import { MailConfig } from './mail.config.js';
import { mailTemplate } from './mail-template.js';
import { MailTransport } from './mail-transport.js';
import { renderMail } from './render-mail.js';

export interface SendMail {
  type: string;
  to: string;
  userId: string | null;
  sealed: string;
}

export const sendMailJob = defineJob<SendMail>('send-mail', {
  retryLimit: 12,
  retryDelay: 5,
  retryDelayMax: 3600,
});

@Injectable()
export class SendMailHandler implements OnModuleInit {
  private readonly host: string;

  constructor(
    private readonly jobs: Jobs,
    private readonly keys: Keys,
    private readonly sql: Sql,
    private readonly transport: MailTransport,
    private readonly config: MailConfig,
  ) {
    this.host = /@([\w.-]+)/.exec(config.MAIL_FROM)?.[1] ?? 'localhost';
  }

  onModuleInit() {
    this.jobs.handle(sendMailJob, (job) => this.send(job));
  }

  /** The message ID is derived from the job, so that a second run is recognized as the same mail. */
  private async send({ id, payload }: RunningJob<SendMail>) {
    const template = mailTemplate(payload.type);
    const data = JSON.parse(this.keys.unseal(Buffer.from(payload.sealed, 'base64'))) as object;
    const messageId = `<${id}@${this.host}>`;
    const subject = template.subject(data);
    const alreadySent = await this.sql.row(
      'select 1 from email_send_log where message_id = :messageId and status = :status',
      { messageId, status: 'sent' },
    );
    if (alreadySent) return;
    try {
      const mail = await renderMail(template.body(data));
      await this.transport.deliver({
        id,
        messageId,
        from: this.config.MAIL_FROM,
        to: payload.to,
        subject,
        ...mail,
      });
      await this.note(payload, subject, messageId, 'sent', null);
    } catch (error) {
      await this.note(
        payload,
        subject,
        messageId,
        'failed',
        error instanceof Error ? error.message : String(error),
      );
      throw error;
    }
  }

  /** Keeps one row per mail: the result of a retry overwrites the failure before it. */
  private async note(
    mail: SendMail,
    subject: string,
    messageId: string,
    status: 'sent' | 'failed',
    problem: string | null,
  ) {
    await this.sql.rows(
      `insert into email_send_log (user_id, email_type, subject, recipient_email, status, message_id, error_message, sent_at)
       values (:userId::uuid, :type, :subject, :to, :status, :messageId, :problem, now())
       on conflict (message_id) do update
         set status = excluded.status, error_message = excluded.error_message, sent_at = excluded.sent_at
         where email_send_log.status <> 'sent'`,
      { userId: mail.userId, type: mail.type, to: mail.to, subject, status, messageId, problem },
    );
  }
}
