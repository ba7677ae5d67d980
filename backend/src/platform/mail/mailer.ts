import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { JobQueue } from '../jobs/job-queue.js';
import { Keys } from '../keys/keys.js';
import { isOptional } from './mail-kind.js';
import type { MailTemplate } from './mail-template.js';
import { sendMailJob } from './send-mail.job.js';

export interface Recipient {
  email: string;
  userId?: string | null;
}

export interface Letter<Data> {
  to: Recipient;
  data: Data;
}

/** A link to sign in with does not wait behind a notice to thousands. */
const urgencyOf = ({ kind }: Pick<MailTemplate<never>, 'kind'>) => ({ isUrgent: !isOptional(kind) });

@Injectable()
export class Mailer {
  constructor(
    private readonly jobs: JobQueue,
    private readonly keys: Keys,
  ) {}

  /**
   * Enqueues the mail as a job in the caller's transaction. Its data is encrypted, because it may contain a link that
   * signs in.
   */
  async send<Data extends object>(
    em: EntityManager,
    template: MailTemplate<Data>,
    to: Recipient,
    data: Data,
  ): Promise<void> {
    await this.jobs.enqueue(em, sendMailJob, this.jobOf(template, { to, data }), urgencyOf(template));
  }

  /** Sends to many recipients at once, each with their own data. */
  async sendAll<Data extends object>(
    em: EntityManager,
    template: MailTemplate<Data>,
    letters: Letter<Data>[],
  ): Promise<void> {
    const jobs = letters.map((letter) => this.jobOf(template, letter));
    await this.jobs.enqueueAll(em, sendMailJob, jobs, urgencyOf(template));
  }

  private jobOf<Data extends object>({ type }: MailTemplate<Data>, { to, data }: Letter<Data>) {
    return {
      type,
      to: to.email,
      userId: to.userId ?? null,
      sealed: this.keys.seal(JSON.stringify(data)).toString('base64'),
    };
  }
}
