import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { seconds } from '../../platform/clock/clock.js';
import type { RowFiles } from '../../platform/storage/row-files.js';
import { RowFilesFactory } from '../../platform/storage/row-files-factory.js';
import type { OpenedFile } from '../../platform/storage/storage.js';
import { DownloadQueries, IS_FINISHED_DOWNLOAD } from './download.queries.js';

const keyOf = (id: string): string => `own-data/${id}.zip`;

/** Keeps the file of a download for as long as its row lasts. */
@Injectable()
export class DownloadFiles {
  private readonly files: RowFiles;

  constructor(
    factory: RowFilesFactory,
    private readonly downloads: DownloadQueries,
  ) {
    this.files = factory.filesOf({
      what: 'a download of own data',
      keysOf: (id) => [keyOf(id)],
      abandonedIn: 'abandoned_own_data',
      adoptedWithin: '30 minutes',
      isKept: IS_FINISHED_DOWNLOAD,
    });
  }

  /** Stores the file that a job has written at a path of this machine. */
  keep(id: string, path: string): Promise<void> {
    return this.files.keep(id, (storage) => storage.putFrom(keyOf(id), path, 'application/zip'));
  }

  /** Must run in the transaction that finishes the download. */
  adopt(id: string): Promise<void> {
    return this.files.adopt(id);
  }

  abandon(id: string): Promise<void> {
    return this.files.abandon(id);
  }

  /** Returns null if the file is lost. */
  open(id: string): Promise<OpenedFile | null> {
    return this.files.open(keyOf(id));
  }

  @Interval(seconds(30))
  sweep(): Promise<void> {
    return this.files.sweep(() => this.downloads.endOld());
  }
}
