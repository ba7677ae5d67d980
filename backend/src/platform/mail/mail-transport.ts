import { randomUUID } from 'node:crypto';
import { link, mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createTransport, type Transporter } from 'nodemailer';
import type { MailConfig } from './mail.config.js';

export interface OutgoingMail {
  /** The ID of the job, which stays the same however often the job runs. */
  id: string;
  messageId: string;
  from: string;
  to: string;
  subject: string;
  html: string;
  text: string;
}

export abstract class MailTransport {
  abstract deliver(mail: OutgoingMail): Promise<void>;
}

export const mailTransport = (config: MailConfig): MailTransport =>
  config.SMTP_URL ? new SmtpTransport(config.SMTP_URL) : new OutboxTransport(config.DATA_DIR);

class SmtpTransport extends MailTransport {
  private readonly smtp: Transporter;

  constructor(url: string) {
    super();
    this.smtp = createTransport(url, {
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    } as object);
  }

  async deliver({ id: _, ...mail }: OutgoingMail) {
    await this.smtp.sendMail(mail);
  }
}

/** Without an SMTP server, each mail becomes a file that a mail program can open. */
class OutboxTransport extends MailTransport {
  private readonly folder: string;
  private readonly composer = createTransport({ streamTransport: true, buffer: true });

  constructor(dataDir: string) {
    super();
    this.folder = resolve(dataDir, 'outbox');
  }

  async deliver({ id, ...mail }: OutgoingMail) {
    await mkdir(this.folder, { recursive: true });
    const { message } = await this.composer.sendMail(mail);
    const partial = join(this.folder, `.${id}.${randomUUID()}.part`);
    await writeFile(partial, message as Buffer, { flush: true });
    try {
      // A hard link appears complete and only once. A second run of the job finds the mail already there.
      await link(partial, join(this.folder, `${id}.eml`));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      await rm(partial, { force: true });
    }
  }
}
