import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { AuditEntry } from '../../../platform/audit/audit-entry.entity.js';
import { Clock, HOUR_SECONDS } from '../../../platform/clock/clock.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { Limits } from '../../../platform/limits/limits.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { Broadcast, type BroadcastContent } from './broadcast.entity.js';
import { BroadcastRepository } from './broadcast.repository.js';
import { NobodyToSendToError, TooManyDraftsError } from './broadcasts.errors.js';
import { broadcastTestMail } from './mails/broadcast.mail.js';
import { RecipientQueries } from './recipient.queries.js';
import { sendBroadcastJob } from './send-broadcast.job.js';

const MAX_DRAFTS = 100;
const MAX_TESTS_PER_HOUR = 30;

export interface ShownBroadcast {
  broadcast: Broadcast;
  /** The number of users who would get it now. */
  reach: number;
}

/** The use cases of what admins write to many. */
@Injectable()
export class BroadcastsService {
  constructor(
    private readonly em: EntityManager,
    private readonly broadcasts: BroadcastRepository,
    private readonly recipients: RecipientQueries,
    private readonly mailer: Mailer,
    private readonly jobs: Jobs,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  list(page: number, limit: number): Promise<[Broadcast[], number]> {
    return this.broadcasts.findPage(page, limit);
  }

  async show(id: string): Promise<ShownBroadcast> {
    const broadcast = await this.broadcasts.findOne({ id });
    if (!broadcast) throw new NotFoundError();
    return { broadcast, reach: await this.recipients.count(broadcast) };
  }

  async write({ userId }: Principal, content: BroadcastContent): Promise<ShownBroadcast> {
    const broadcast = await this.em.transactional(async (em) => {
      if ((await this.broadcasts.countDrafts()) >= MAX_DRAFTS) throw new TooManyDraftsError(MAX_DRAFTS);
      const written = new Broadcast(userId, content, this.clock.now());
      em.persist(written);
      return written;
    });
    return { broadcast, reach: await this.recipients.count(broadcast) };
  }

  async change(id: string, content: BroadcastContent): Promise<ShownBroadcast> {
    const broadcast = await this.em.transactional(async () => {
      const found = await this.lock(id);
      found.change(content, this.clock.now());
      return found;
    });
    return { broadcast, reach: await this.recipients.count(broadcast) };
  }

  async delete(id: string): Promise<void> {
    await this.em.transactional(async (em) => {
      const found = await this.lock(id);
      found.requireDraft();
      em.remove(found);
    });
  }

  /** Sends it to the caller alone. */
  async test(id: string, { userId, email }: Principal): Promise<void> {
    await this.limits.spend([
      { key: `broadcast-tests:user:${userId}`, most: MAX_TESTS_PER_HOUR, windowSeconds: HOUR_SECONDS },
    ]);
    await this.em.transactional(async (em) => {
      const { subject, body } = await this.lock(id);
      await this.mailer.send(em, broadcastTestMail, { email, userId }, { subject, body });
    });
  }

  /** From here on, a job serves one page of recipients after the other. */
  async send(id: string, { userId }: Principal, confirmedVersion: number): Promise<void> {
    const { broadcast, reach } = await this.show(id);
    if (broadcast.status === 'draft' && reach === 0) throw new NobodyToSendToError();
    await this.em.transactional(async (em) => {
      const found = await this.lock(id);
      const now = this.clock.now();
      found.send(userId, confirmedVersion, now);
      em.persist(sentEntry(found, userId, now));
      await this.jobs.enqueue(em, sendBroadcastJob, { broadcastId: id });
    });
  }

  private async lock(id: string): Promise<Broadcast> {
    const found = await this.broadcasts.lock(id);
    if (!found) throw new NotFoundError();
    return found;
  }
}

const sentEntry = ({ id, kind, audience, subject }: Broadcast, actorId: string, at: Date): AuditEntry =>
  new AuditEntry({
    ...{ actorId, action: 'broadcast.sent', subjectType: 'broadcast', subjectId: id, at },
    details: { kind, audience, subject },
  });
