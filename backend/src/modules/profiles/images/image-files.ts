import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { seconds } from '../../../platform/clock/clock.js';
import { NotFoundError, ServiceUnavailableError } from '../../../platform/errors/app-error.js';
import type { Log } from '../../../platform/logging/log.js';
import { InjectLog } from '../../../platform/logging/logging.module.js';
import type { EncodedPortrait } from '../../../platform/pictures/encode-portrait.js';
import { PORTRAIT_SIZES, type PortraitSize } from '../../../platform/pictures/portrait-sizes.js';
import { Storage, type StoredFile } from '../../../platform/storage/storage.js';
import { ImageFileQueries } from './image-file.queries.js';

const keyOf = (id: string, size: PortraitSize): string => `profile-images/${id}/${size}.webp`;

/**
 * Manages the files of profile images. Files that no account shows have a row in `abandoned_profile_images`: from
 * before the first byte is written until the account adopts them, and again, by a trigger, when the image is replaced
 * or removed or the account is deleted. So no file is left behind, whenever this process dies.
 */
@Injectable()
export class ImageFiles {
  constructor(
    private readonly em: EntityManager,
    private readonly images: ImageFileQueries,
    private readonly storage: Storage,
    @InjectLog() private readonly log: Log,
  ) {}

  async keep(id: string, files: EncodedPortrait): Promise<void> {
    await this.images.expect(id);
    try {
      for (const size of PORTRAIT_SIZES) await this.storage.put(keyOf(id, size), files[size]);
    } catch (error) {
      this.log.error({ err: error }, 'a profile image could not be stored');
      await this.abandon(id);
      throw new ServiceUnavailableError();
    }
  }

  /** Must run in the transaction that shows the image. */
  async adopt(id: string): Promise<void> {
    if (!(await this.images.adopt(id))) throw new ServiceUnavailableError();
  }

  /** Gives up files that no account will show. */
  async abandon(id: string): Promise<void> {
    await this.images.abandon(id);
    void this.sweep();
  }

  async read(id: string, size: PortraitSize): Promise<StoredFile> {
    const found = await this.storage.get(keyOf(id, size)).catch((error) => {
      this.log.error({ err: error }, 'a profile image could not be read');
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
      this.log.warn({ err: error }, 'unused profile images could not be removed and will be tried again');
    }
  }

  private removeOne(): Promise<boolean> {
    return this.em.fork().transactional(async () => {
      const next = await this.images.takeNext();
      if (!next) return false;
      if (await this.isRemoved(next)) await this.images.forget(next);
      else await this.images.putOff(next);
      return true;
    });
  }

  private async isRemoved(id: string): Promise<boolean> {
    try {
      for (const size of PORTRAIT_SIZES) await this.storage.delete(keyOf(id, size));
      return true;
    } catch (error) {
      this.log.warn({ err: error, id }, 'a profile image could not be removed and will be tried again');
      return false;
    }
  }
}
