import { randomBytes } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { seconds } from '../../../platform/clock/clock.js';
import { NotFoundError, ServiceUnavailableError } from '../../../platform/errors/app-error.js';
import type { Log } from '../../../platform/logging/log.js';
import { InjectLog } from '../../../platform/logging/logging.module.js';
import type { EncodedPicture } from '../../../platform/pictures/encode-picture.js';
import { Storage, type StoredFile } from '../../../platform/storage/storage.js';
import { type AbandonedPicture, PictureFileQueries } from './picture-file.queries.js';
import { fileNames } from './picture-file-names.js';

/**
 * Manages the files of pictures. Files in storage that belong to no recipe have a row in `abandoned_pictures`: from
 * before the first byte is written until a recipe shows them, and again, by a trigger, when no recipe does. So no
 * file is left behind, however recipes are deleted and whenever this process dies. Pictures in meal plans stay as
 * long as a plan shows them.
 */
@Injectable()
export class PictureFiles {
  constructor(
    private readonly em: EntityManager,
    private readonly pictures: PictureFileQueries,
    private readonly storage: Storage,
    @InjectLog() private readonly log: Log,
  ) {}

  /** Stores a picture under a key that cannot be guessed, because anyone who knows its address may see it. */
  async keep(recipeId: string, { widths, files }: EncodedPicture): Promise<string> {
    const key = `recipes/${recipeId}/${randomBytes(16).toString('hex')}`;
    await this.pictures.expect({ key, widths });
    try {
      for (const [name, file] of files) await this.storage.put(`${key}/${name}`, file);
    } catch (error) {
      this.log.error({ err: error }, 'a picture could not be stored');
      await this.abandon(key);
      throw new ServiceUnavailableError();
    }
    return key;
  }

  /** Must run in the transaction that assigns the picture to a recipe. */
  async adopt(key: string): Promise<void> {
    if (!(await this.pictures.adopt(key))) throw new ServiceUnavailableError();
  }

  /** Gives up a picture that no recipe will show. */
  async abandon(key: string): Promise<void> {
    await this.pictures.abandon(key);
    void this.sweep();
  }

  async read(file: string): Promise<StoredFile> {
    const found = await this.storage.get(file).catch((error) => {
      this.log.error({ err: error }, 'a picture could not be read');
      throw new ServiceUnavailableError();
    });
    if (!found) throw new NotFoundError('There is no such picture.');
    return found;
  }

  /**
   * Removes abandoned files. Every copy of the backend does this, and rows that another copy has locked are skipped
   * without waiting.
   */
  @Interval(seconds(10))
  async sweep(): Promise<void> {
    try {
      while (await this.removeOne()) {}
    } catch (error) {
      this.log.warn({ err: error }, 'unused pictures could not be removed and will be tried again');
    }
  }

  private async isRemoved({ key, widths }: AbandonedPicture): Promise<boolean> {
    try {
      for (const name of fileNames(widths)) await this.storage.delete(`${key}/${name}`);
      return true;
    } catch (error) {
      this.log.warn({ err: error, key }, 'a picture could not be removed and will be tried again');
      return false;
    }
  }

  private removeOne(): Promise<boolean> {
    return this.em.fork().transactional(async () => {
      const next = await this.pictures.takeNext();
      if (!next) return false;
      if (await this.isRemoved(next)) await this.pictures.forget(next.key);
      else await this.pictures.putOff(next.key);
      return true;
    });
  }
}
