import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from './eventually.ts';

export interface ReceivedMail {
  to: string;
  subject: string;
  /** The raw message, decoded enough to search in it. */
  source: string;
}

/** The outbox folder as the recipients of mails see it. */
export class Mailbox {
  private readonly folder: string;
  /** Mails never change, so each is read only once. */
  private readonly seen = new Map<string, ReceivedMail>();

  constructor(folder: string) {
    this.folder = folder;
  }

  async all(): Promise<ReceivedMail[]> {
    const names = (await readdir(this.folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    return Promise.all(names.map((name) => this.mail(name)));
  }

  private async mail(name: string): Promise<ReceivedMail> {
    const mail = this.seen.get(name) ?? parse(await readFile(join(this.folder, name), 'utf8'));
    this.seen.set(name, mail);
    return mail;
  }

  async to(address: string): Promise<ReceivedMail[]> {
    return (await this.all()).filter((mail) => mail.to === address);
  }

  /** Waits, because the job queue delivers asynchronously. */
  async next(address: string, subject: RegExp): Promise<ReceivedMail> {
    return eventually(async () => (await this.to(address)).find((mail) => subject.test(mail.subject)));
  }
}

function parse(source: string): ReceivedMail {
  const header = (name: string) =>
    new RegExp(`^${name}: (.*(?:\\r?\\n[ \\t].*)*)`, 'im').exec(source)?.[1]?.trim() ?? '';
  return { to: header('To'), subject: header('Subject'), source: decodeQuotedPrintable(source) };
}

const decodeQuotedPrintable = (text: string) =>
  text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

/** The first link of a mail whose address contains a text. */
export function linkIn(mail: ReceivedMail, part: string): string {
  const link = [...mail.source.matchAll(/https?:\/\/[^\s"'<>)\]]+/g)]
    .map(([url]) => url)
    .find((url) => url.includes(part));
  if (!link) throw new Error(`No link with ${part} in the mail to ${mail.to}`);
  return link;
}
