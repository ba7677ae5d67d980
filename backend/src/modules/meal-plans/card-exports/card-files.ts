import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { seconds } from '../../../platform/clock/clock.js';
import type { RowFiles } from '../../../platform/storage/row-files.js';
import { RowFilesFactory } from '../../../platform/storage/row-files-factory.js';
import { CardExportQueries, IS_FINISHED_EXPORT } from './card-export.queries.js';

const keyOf = (id: string): string => `recipe-cards/${id}.pdf`;

/** Keeps the file of an export until a day after the export has ended. */
@Injectable()
export class CardFiles {
  private readonly files: RowFiles;

  constructor(
    factory: RowFilesFactory,
    private readonly exports: CardExportQueries,
  ) {
    this.files = factory.filesOf({
      what: 'a file of recipe cards',
      keysOf: (id) => [keyOf(id)],
      abandonedIn: 'abandoned_card_files',
      adoptedWithin: '10 minutes',
      isKept: IS_FINISHED_EXPORT,
    });
  }

  keep(id: string, pdf: Buffer): Promise<void> {
    return this.files.keep(id, (storage) =>
      storage.put(keyOf(id), { body: pdf, contentType: 'application/pdf' }),
    );
  }

  /** Writes down how many cards an attempt has made. */
  noteMade(id: string, attempt: number, made: number): Promise<void> {
    return this.exports.noteMade(id, attempt, made);
  }

  /** Must run in the transaction that finishes the export. */
  adopt(id: string): Promise<void> {
    return this.files.adopt(id);
  }

  abandon(id: string): Promise<void> {
    return this.files.abandon(id);
  }

  /** Returns null if the file is lost. */
  async read(id: string): Promise<Buffer | null> {
    return (await this.files.read(keyOf(id)))?.body ?? null;
  }

  @Interval(seconds(30))
  sweep(): Promise<void> {
    return this.files.sweep(() => this.exports.endOld());
  }
}
