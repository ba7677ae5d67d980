import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { seconds } from '../../../platform/clock/clock.js';
import { NotFoundError, ServiceUnavailableError } from '../../../platform/errors/app-error.js';
import type { Log } from '../../../platform/logging/log.js';
import { InjectLog } from '../../../platform/logging/logging.module.js';
import type { EncodedPhoto } from '../../../platform/pictures/encode-photo.js';
import { PHOTO_SIZES, type PhotoSize } from '../../../platform/pictures/photo-sizes.js';
import { Storage, type StoredFile } from '../../../platform/storage/storage.js';
import { PhotoFileQueries } from './photo-file.queries.js';
import { keyOf } from './photo-key.js';

/**
 * Manages the files of photos. Files that no row shows have a row in `abandoned_photos`: from before the first byte is
 * written until a photo adopts them, and again, by a trigger, when the photo or its customer's account is deleted. So
 * no file is left behind, whenever this process dies.
 */
@Injectable()
export class PhotoFiles {
  constructor(
    private readonly em: EntityManager,
    private readonly photos: PhotoFileQueries,
    private readonly storage: Storage,
    @InjectLog() private readonly log: Log,
  ) {}

  async keep(id: string, { files }: EncodedPhoto): Promise<void> {
    await this.photos.expect(id);
    try {
      for (const size of PHOTO_SIZES) await this.storage.put(keyOf(id, size), files[size]);
    } catch (error) {
      this.log.error({ err: error }, 'a photo could not be stored');
      await this.abandon(id);
      throw new ServiceUnavailableError();
    }
  }

  /** Must run in the transaction that inserts the photo's row. */
  async adopt(id: string): Promise<void> {
    if (!(await this.photos.adopt(id))) throw new ServiceUnavailableError();
  }

  /** Gives up files that no row will show. */
  async abandon(id: string): Promise<void> {
    await this.photos.abandon(id);
    void this.sweep();
  }

  async read(id: string, size: PhotoSize): Promise<StoredFile> {
    const found = await this.storage.get(keyOf(id, size)).catch((error) => {
      this.log.error({ err: error }, 'a photo could not be read');
      throw new ServiceUnavailableError();
    });
    if (!found) throw new NotFoundError();
    return found;
  }

  /** Removes abandoned files. Every copy of the backend does this, and skips what another copy has locked. */
  @Interval(seconds(10))
  async sweep(): Promise<void> {
    try {
      while (await this.removeOne()) {}
    } catch (error) {
      this.log.warn({ err: error }, 'unused photos could not be removed and will be tried again');
    }
  }

  private removeOne(): Promise<boolean> {
    return this.em.fork().transactional(async () => {
      const next = await this.photos.takeNext();
      if (!next) return false;
      if (await this.isRemoved(next)) await this.photos.forget(next);
      else await this.photos.putOff(next);
      return true;
    });
  }

  private async isRemoved(id: string): Promise<boolean> {
    try {
      for (const size of PHOTO_SIZES) await this.storage.delete(keyOf(id, size));
      return true;
    } catch (error) {
      this.log.warn({ err: error, id }, 'a photo could not be removed and will be tried again');
      return false;
    }
  }
}
