import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Transporter } from 'nodemailer';
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
  headers?: Record<string, string>;
}

export abstract class MailTransport {
  abstract deliver(mail: OutgoingMail): Promise<void>;
  /** Removes what this server has kept of these mails. */
  abstract forget(ids: ReadonlySet<string>): Promise<void>;
}

/** The server of the reader does not take the mail, and never will: the address does not exist, for example. */
export class MailRefusedError extends Error {}

/** Time limits for an SMTP server in milliseconds. Together, they are below the limit of a job. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

export const mailTransport = (config: MailConfig, patience: Partial<typeof PATIENCE> = {}): MailTransport =>
  config.SMTP_URL
    ? new SmtpTransport(config.SMTP_URL, { ...PATIENCE, ...patience })
    : new OutboxTransport(config.DATA_DIR);

/** The library is loaded with the first mail, because most processes send none soon. */
const nodemailer = () => import('nodemailer');

class SmtpTransport extends MailTransport {
  private smtp?: Transporter;

  constructor(
    private readonly url: string,
    private readonly patience: typeof PATIENCE,
  ) {
    super();
  }

  async deliver({ id: _, ...mail }: OutgoingMail) {
    const { createTransport } = await nodemailer();
    // A second argument would be defaults of mails, not of connections.
    this.smtp ??= createTransport({ url: this.url, ...this.patience });
    try {
      await this.smtp.sendMail(mail);
    } catch (error) {
      throw isForGood(error) ? new MailRefusedError((error as Error).message) : error;
    }
  }

  /** Nothing of a mail stays here once another server has it. */
  async forget() {}
}

/** Only what is said of the reader or of the text is final. A refused password or sender is a wrong setting, which may be corrected. */
const isForGood = (error: unknown): boolean => {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command);
};

/** Without an SMTP server, each mail becomes a file that a mail program can open. */
class OutboxTransport extends MailTransport {
  private readonly folder: string;

  constructor(dataDir: string) {
    super();
    this.folder = resolve(dataDir, 'outbox');
  }

  async deliver({ id, ...mail }: OutgoingMail) {
    await mkdir(this.folder, { recursive: true });
    const { createTransport } = await nodemailer();
    const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(mail);
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

  /** A process that was killed may have left parts of a mail, too. */
  async forget(ids: ReadonlySet<string>) {
    const names = await readdir(this.folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    for (const name of names) if (ids.has(idIn(name))) await rm(join(this.folder, name), { force: true });
  }
}

/** The ID in the name of a file: `ID.eml`, or `.ID.RANDOM.part` while it is written. */
const idIn = (name: string): string => name.replace(/^\./, '').split('.', 1)[0] ?? '';
