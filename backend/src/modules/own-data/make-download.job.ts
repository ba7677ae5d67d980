import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { defineJob } from '../../platform/jobs/define-job.js';
import { Jobs, type RunningJob } from '../../platform/jobs/jobs.js';
import { FairSemaphore } from '../../platform/limits/fair-semaphore.js';
import type { Download } from './download.entity.js';
import { DownloadRepository } from './download.repository.js';
import { DownloadFiles } from './download-files.js';
import { OwnDataArchive } from './own-data-archive.js';

interface MakeDownload {
  downloadId: string;
}

export const makeDownloadJob = defineJob<MakeDownload>('make-own-data', { expireInSeconds: 1_200 });

/** Each archive reads whole tables over a connection of its own. */
const LIMITS = { atOnce: 1, waiting: 100, waitingOfOne: 1, maxWaitMs: 600_000 };

/** Makes the file of a download. Its row says whether another attempt is due, so running twice does no harm. */
@Injectable()
export class MakeDownloadHandler implements OnModuleInit {
  private readonly semaphore = new FairSemaphore(LIMITS);

  constructor(
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly downloads: DownloadRepository,
    private readonly files: DownloadFiles,
    private readonly archive: OwnDataArchive,
    private readonly clock: Clock,
  ) {}

  onModuleInit() {
    this.jobs.handle(makeDownloadJob, (job) => this.run(job));
  }

  private async run({ payload: { downloadId }, finish }: RunningJob<MakeDownload>) {
    const begun = await this.begin(downloadId);
    if (!begun) return;
    const end = await this.semaphore.take(begun.userId);
    try {
      const bytes = await this.make(begun);
      await this.end(downloadId, async (found, em) => {
        await finish(em);
        await this.files.adopt(downloadId);
        found.finish(bytes, this.clock.now());
      });
    } catch (error) {
      if (!begun.mayBeTriedAgain) await this.end(downloadId, (found) => found.fail(this.clock.now()));
      throw error;
    } finally {
      end();
    }
  }

  /** Counts the attempt. Returns null if none is due. */
  private begin(id: string): Promise<Download | null> {
    return this.em.transactional(async () => {
      const found = await this.downloads.lock(id);
      if (!found?.isUnderWay) return null;
      const now = this.clock.now();
      if (found.mayBeTriedAgain) found.begin(now);
      else found.fail(now);
      return found.isUnderWay ? found : null;
    });
  }

  /** The archive goes through a temporary file, because hundreds of photos do not fit into memory. */
  private async make({ id, userId }: Download): Promise<number> {
    const folder = await mkdtemp(join(tmpdir(), 'mealwright-own-data-'));
    try {
      const path = join(folder, 'own-data.zip');
      await pipeline(Readable.from(this.archive.write(userId)), createWriteStream(path, { mode: 0o600 }));
      await this.files.keep(id, path);
      return (await stat(path)).size;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** Ends the download unless that has happened already. The file of one that is gone is given up. */
  private async end(id: string, change: (found: Download, em: EntityManager) => void | Promise<void>) {
    const exists = await this.em.transactional(async (em) => {
      const found = await this.downloads.lock(id);
      if (found?.isUnderWay) await change(found, em);
      return found !== null;
    });
    if (!exists) await this.files.abandon(id);
  }
}
