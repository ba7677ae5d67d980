import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { seconds } from '../../platform/clock/clock.js';
import { ServiceUnavailableError } from '../../platform/errors/app-error.js';
import type { Log } from '../../platform/logging/log.js';
import { InjectLog } from '../../platform/logging/logging.module.js';
import { type OpenedFile, Storage } from '../../platform/storage/storage.js';
import { DownloadFileQueries } from './download-file.queries.js';

const keyOf = (id: string): string => `own-data/${id}.zip`;

/** Keeps the files of downloads for as long as their rows last. */
@Injectable()
export class DownloadFiles {
  constructor(
    private readonly em: EntityManager,
    private readonly files: DownloadFileQueries,
    private readonly storage: Storage,
    @InjectLog() private readonly log: Log,
  ) {}

  async keep(id: string, path: string): Promise<void> {
    await this.files.expect(id);
    await this.storage.putFrom(keyOf(id), path, 'application/zip');
  }

  /** Must run in the transaction that finishes the download. */
  async adopt(id: string): Promise<void> {
    if (!(await this.files.adopt(id))) throw new ServiceUnavailableError();
  }

  async abandon(id: string): Promise<void> {
    await this.files.abandon(id);
    void this.sweep();
  }

  async open(id: string): Promise<OpenedFile | null> {
    return this.storage.open(keyOf(id)).catch((error) => {
      this.log.error({ err: error }, 'a download could not be read');
      throw new ServiceUnavailableError();
    });
  }

  /** Removes files whose rows are gone. Every copy of the backend does this, and skips what another copy has locked. */
  @Interval(seconds(30))
  async sweep(): Promise<void> {
    try {
      await this.files.sweepRows();
      while (await this.removeOne()) {}
    } catch (error) {
      this.log.warn({ err: error }, 'old downloads could not be removed and will be tried again');
    }
  }

  private removeOne(): Promise<boolean> {
    return this.em.fork().transactional(async () => {
      const next = await this.files.takeNext();
      if (!next) return false;
      if (next.isKept || (await this.isRemoved(next.id))) await this.files.forget(next.id);
      else await this.files.putOff(next.id);
      return true;
    });
  }

  private async isRemoved(id: string): Promise<boolean> {
    try {
      await this.storage.delete(keyOf(id));
      return true;
    } catch (error) {
      this.log.warn({ err: error, id }, 'a download could not be removed and will be tried again');
      return false;
    }
  }
}
