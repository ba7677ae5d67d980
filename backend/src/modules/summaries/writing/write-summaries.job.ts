import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { defineJob } from '../../../platform/jobs/define-job.js';
import { Jobs, type RunningJob } from '../../../platform/jobs/jobs.js';
import { type DueSummary, EmailSummaryQueries } from '../schedule/email-summary.queries.js';
import { SummaryWriter } from './summary-writer.js';

interface WriteSummaries {
  summaries: DueSummary[];
}

export const writeSummariesJob = defineJob<WriteSummaries>('write-summaries', { expireInSeconds: 300 });

/** Writes summaries one after the other. Each ends in its own transaction, so a second run continues where the first stopped. */
@Injectable()
export class WriteSummariesHandler implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly summaries: EmailSummaryQueries,
    private readonly writer: SummaryWriter,
  ) {}

  onModuleInit() {
    this.jobs.handle(writeSummariesJob, (job) => this.run(job));
  }

  private async run({ payload }: RunningJob<WriteSummaries>) {
    for (const summary of payload.summaries) await this.write(summary);
  }

  /** Reads the content before the transaction. Only the worker that ends the row sends the mail. */
  private async write(summary: DueSummary): Promise<void> {
    const reader = await this.summaries.findReader(summary);
    const send = reader && (await this.writer.write(reader, summary.day));
    await this.em.transactional(async (em) => {
      const outcome = send ? 'sent' : reader ? 'nothing_to_say' : 'not_wanted';
      if (await this.summaries.end(em, summary, outcome)) await send?.(em);
    });
    // Everything that was read for this summary is let go.
    this.em.clear();
  }
}
