import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { seconds } from '../../../platform/clock/clock.js';
import { ServiceUnavailableError } from '../../../platform/errors/app-error.js';
import type { Log } from '../../../platform/logging/log.js';
import { InjectLog } from '../../../platform/logging/logging.module.js';
import { Storage } from '../../../platform/storage/storage.js';
import { CardFileQueries } from './card-file.queries.js';

const keyOf = (id: string): string => `recipe-cards/${id}.pdf`;

/**
 * Manages the files of exports. Files that no finished export has have a row in `abandoned_card_files`: from before the
 * first byte is written until the export is finished, and again, by a trigger, when its row is deleted. So no file is
 * left behind, whenever this process dies.
 */
@Injectable()
export class CardFiles {
  constructor(
    private readonly em: EntityManager,
    private readonly files: CardFileQueries,
    private readonly storage: Storage,
    @InjectLog() private readonly log: Log,
  ) {}

  async keep(id: string, pdf: Buffer): Promise<void> {
    await this.files.expect(id);
    await this.storage.put(keyOf(id), { body: pdf, contentType: 'application/pdf' });
  }

  /** Writes down how many cards an attempt has made. */
  noteMade(id: string, attempt: number, made: number): Promise<void> {
    return this.files.noteMade(id, attempt, made);
  }

  /** Must run in the transaction that finishes the export. */
  async adopt(id: string): Promise<void> {
    if (!(await this.files.adopt(id))) throw new ServiceUnavailableError();
  }

  /** Gives up a file that no export will have. */
  async abandon(id: string): Promise<void> {
    await this.files.abandon(id);
    void this.sweep();
  }

  /** Returns null if the file is lost. */
  async read(id: string): Promise<Buffer | null> {
    const found = await this.storage.get(keyOf(id)).catch((error) => {
      this.log.error({ err: error }, 'recipe cards could not be read');
      throw new ServiceUnavailableError();
    });
    return found?.body ?? null;
  }

  /** Removes exports a day after their end. Every copy of the backend does this, and skips what another copy has locked. */
  @Interval(seconds(30))
  async sweep(): Promise<void> {
    try {
      await this.files.sweepRows();
      while (await this.removeOne()) {}
    } catch (error) {
      this.log.warn({ err: error }, 'old recipe cards could not be removed and will be tried again');
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
      this.log.warn({ err: error, id }, 'recipe cards could not be removed and will be tried again');
      return false;
    }
  }
}
