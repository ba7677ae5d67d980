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
 * The files of pictures. What is in storage and is no recipe's has a row in `abandoned_pictures`: from before the first
 * byte is written until a recipe shows it, and again, by a trigger, once no recipe does. So nothing is left behind, whoever
 * deletes a recipe and whenever this process dies. What a meal plan holds stays until it does no longer.
 */
@Injectable()
export class PictureFiles {
  constructor(
    private readonly em: EntityManager,
    private readonly pictures: PictureFileQueries,
    private readonly storage: Storage,
    @InjectLog() private readonly log: Log,
  ) {}

  /** Stores a picture under a key that no one can guess, because anyone who knows its address may see it. */
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

  /** In the transaction that has a recipe show it. */
  async adopt(key: string): Promise<void> {
    if (!(await this.pictures.adopt(key))) throw new ServiceUnavailableError();
  }

  /** No one will show it. */
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

  /** Every copy of the backend does it: a row that one works on is passed over by the others. No one waits for it. */
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
