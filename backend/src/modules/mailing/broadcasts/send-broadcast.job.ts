import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { defineJob } from '../../../platform/jobs/define-job.js';
import { Jobs, type RunningJob } from '../../../platform/jobs/jobs.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { BroadcastRepository } from './broadcast.repository.js';
import { BROADCAST_MAILS } from './mails/broadcast.mail.js';
import { RecipientQueries } from './recipient.queries.js';

interface SendBroadcast {
  broadcastId: string;
}

/** Nothing else goes on with a broadcast that was given up, so it outlasts many restarts and a long outage. */
export const sendBroadcastJob = defineJob<SendBroadcast>('send-broadcast', {
  expireInSeconds: 900,
  retryLimit: 1_000,
  retryDelay: 1,
  retryDelayMax: 60,
});

/** The recipients that are held in memory at once. */
const PAGE_SIZE = 200;

/**
 * Enqueues the mails of a broadcast, a page of recipients at a time. How far it got is written in the transaction of each
 * page, so a second run serves nobody twice and leaves nobody out.
 */
@Injectable()
export class SendBroadcastHandler implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly broadcasts: BroadcastRepository,
    private readonly recipients: RecipientQueries,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
  ) {}

  onModuleInit() {
    this.jobs.handle(sendBroadcastJob, (job) => this.run(job));
  }

  private async run({ payload: { broadcastId } }: RunningJob<SendBroadcast>) {
    while (await this.servePage(broadcastId));
  }

  /** Returns false once everybody is served. */
  private servePage(broadcastId: string): Promise<boolean> {
    return this.em.transactional(async (em) => {
      const broadcast = await this.broadcasts.lock(broadcastId);
      if (broadcast?.status !== 'sending') return false;
      const page = await this.recipients.listNext(em, broadcast, PAGE_SIZE);
      const { subject, body } = broadcast;
      const letters = page.map((to) => ({ to, data: { subject, body } }));
      await this.mailer.sendAll(em, BROADCAST_MAILS[broadcast.kind], letters);
      broadcast.noteServed(page.map(({ userId }) => userId));
      if (page.length < PAGE_SIZE) broadcast.finish(this.clock.now());
      return broadcast.status === 'sending';
    });
  }
}
