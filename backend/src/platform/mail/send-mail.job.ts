import { Injectable, type OnModuleInit } from '@nestjs/common';
import { defineJob } from '../jobs/define-job.js';
import { Jobs, type RunningJob } from '../jobs/jobs.js';
import { Keys } from '../keys/keys.js';
import { MailConfig } from './mail.config.js';
import { MailComposer } from './mail-composer.js';
import { isOptional } from './mail-kind.js';
import { MailLog } from './mail-log.js';
import { MailPermission } from './mail-permission.js';
import { mailTemplate } from './mail-template.js';
import { MailRefusedError, MailTransport } from './mail-transport.js';

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
    private readonly composer: MailComposer,
    private readonly log: MailLog,
    private readonly transport: MailTransport,
    private readonly permission: MailPermission,
    config: MailConfig,
  ) {
    this.host = /@([\w.-]+)/.exec(config.MAIL_FROM)?.[1] ?? 'localhost';
  }

  onModuleInit() {
    this.jobs.handle(sendMailJob, (job) => this.send(job));
  }

  /** The message ID is derived from the job, so that a second run is recognized as the same mail. */
  private async send({ id, payload }: RunningJob<SendMail>) {
    const { type, userId } = payload;
    const template = mailTemplate(type);
    const data = JSON.parse(this.keys.unseal(Buffer.from(payload.sealed, 'base64'))) as object;
    const messageId = `<${id}@${this.host}>`;
    if (await this.log.hasEnded(messageId)) return;
    const address = await this.addressFor(payload);
    const to = address ?? payload.to;
    const entry = { userId, kind: template.kind, type, to, subject: template.subject(data), messageId };
    if (!address) {
      await this.log.note(entry, 'withheld');
      return;
    }
    try {
      const mail = await this.composer.compose({ ...payload, to }, data);
      await this.transport.deliver({ id, messageId, ...mail });
      await this.log.note(entry, 'sent');
    } catch (error) {
      const isRefused = error instanceof MailRefusedError;
      const problem = error instanceof Error ? error.message : String(error);
      await this.log.note(entry, isRefused ? 'refused' : 'failed', problem);
      if (!isRefused) throw error;
    }
  }

  /**
   * Returns null if the mail is not wanted. It is asked just before sending, because a mail may have waited since its
   * reader turned such mails off or got another address. Security mails go where they were meant to go.
   */
  private async addressFor({ type, to, userId }: SendMail): Promise<string | null> {
    const { kind } = mailTemplate(type);
    if (!isOptional(kind)) return to;
    return userId && this.permission.addressFor(userId, kind);
  }
}
