import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock, DAY_SECONDS } from '../../platform/clock/clock.js';
import { takeTurn } from '../../platform/database/take-turn.js';
import { NotFoundError } from '../../platform/errors/app-error.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Limits } from '../../platform/limits/limits.js';
import type { OpenedFile } from '../../platform/storage/storage.js';
import { Download } from './download.entity.js';
import { DownloadRepository } from './download.repository.js';
import { DownloadFiles } from './download-files.js';
import { makeDownloadJob } from './make-download.job.js';

const MAX_DOWNLOADS_PER_DAY = 10;

/** The files with all that is kept of their user. */
@Injectable()
export class DownloadsService {
  constructor(
    private readonly em: EntityManager,
    private readonly downloads: DownloadRepository,
    private readonly files: DownloadFiles,
    private readonly jobs: Jobs,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  find(userId: string): Promise<Download | null> {
    return this.downloads.findOf(userId, this.clock.now());
  }

  /** Has a job make the file, or returns the download that is under way. */
  async start(userId: string): Promise<Download> {
    const before = await this.find(userId);
    if (before?.isUnderWay) return before;
    await this.limits.spend([
      { key: `own-data:user:${userId}`, most: MAX_DOWNLOADS_PER_DAY, windowSeconds: DAY_SECONDS },
    ]);
    return this.em.transactional(async (em) => {
      await takeTurn(em, `own-data:${userId}`);
      const meanwhile = await this.find(userId);
      if (meanwhile?.isUnderWay) return meanwhile;
      await this.downloads.removeOf(userId);
      const made = new Download(userId, this.clock.now());
      em.persist(made);
      await this.jobs.enqueue(em, makeDownloadJob, { downloadId: made.id });
      return made;
    });
  }

  async open(userId: string): Promise<OpenedFile> {
    const found = await this.find(userId);
    const file = found?.status === 'done' ? await this.files.open(found.id) : null;
    if (!file) throw new NotFoundError();
    return file;
  }
}
