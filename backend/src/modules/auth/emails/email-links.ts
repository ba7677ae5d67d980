import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock, HOUR_SECONDS } from '../../../platform/clock/clock.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { fingerprint } from '../../../platform/keys/fingerprint.js';
import { Limits } from '../../../platform/limits/limits.js';
import { EmailChange } from './email-change.entity.js';
import { EmailChangeRepository } from './email-change.repository.js';
import { sendEmailLinkJob } from './send-email-link.job.js';

const MAX_LINKS_OF_ACCOUNT = 5;

/** Several accounts that ask for one address together must not flood it either. */
const MAX_LINKS_TO_ADDRESS = 5;

/** Has links sent to new emails. */
@Injectable()
export class EmailLinks {
  constructor(
    private readonly changes: EmailChangeRepository,
    private readonly limits: Limits,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async spend(userId: string, newEmail: string): Promise<void> {
    const counted = { windowSeconds: HOUR_SECONDS };
    await this.limits.spend([
      { key: `email-link:user:${userId}`, most: MAX_LINKS_OF_ACCOUNT, ...counted },
      { key: `email-link:to:${fingerprint(newEmail)}`, most: MAX_LINKS_TO_ADDRESS, ...counted },
    ]);
  }

  /** Must run in the caller's transaction with the account's row locked. Earlier links stop working. */
  async send(em: EntityManager, userId: string, newEmail: string, sessionId: string): Promise<void> {
    const now = this.clock.now();
    const change = (await this.changes.lockOf(userId)) ?? new EmailChange(userId, newEmail, sessionId, now);
    change.ask(newEmail, sessionId, now);
    em.persist(change);
    await this.jobs.enqueue(em, sendEmailLinkJob, { userId, attempt: change.attempt });
  }
}
