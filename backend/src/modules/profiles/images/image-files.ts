import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { seconds } from '../../../platform/clock/clock.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import type { EncodedPortrait } from '../../../platform/pictures/encode-portrait.js';
import { PORTRAIT_SIZES, type PortraitSize } from '../../../platform/pictures/portrait-sizes.js';
import type { RowFiles } from '../../../platform/storage/row-files.js';
import { RowFilesFactory } from '../../../platform/storage/row-files-factory.js';
import type { StoredFile } from '../../../platform/storage/storage.js';

const keyOf = (id: string, size: PortraitSize): string => `profile-images/${id}/${size}.webp`;

/** Keeps the files of a profile image until it is replaced or removed, or the account is deleted. */
@Injectable()
export class ImageFiles {
  private readonly files: RowFiles;

  constructor(factory: RowFilesFactory) {
    this.files = factory.filesOf({
      what: 'a profile image',
      keysOf: (id) => PORTRAIT_SIZES.map((size) => keyOf(id, size)),
      abandonedIn: 'abandoned_profile_images',
      adoptedWithin: '10 minutes',
    });
  }

  keep(id: string, images: EncodedPortrait): Promise<void> {
    return this.files.keep(id, async (storage) => {
      for (const size of PORTRAIT_SIZES) await storage.put(keyOf(id, size), images[size]);
    });
  }

  /** Must run in the transaction that shows the image. */
  adopt(id: string): Promise<void> {
    return this.files.adopt(id);
  }

  abandon(id: string): Promise<void> {
    return this.files.abandon(id);
  }

  async read(id: string, size: PortraitSize): Promise<StoredFile> {
    const found = await this.files.read(keyOf(id, size));
    if (!found) throw new NotFoundError();
    return found;
  }

  @Interval(seconds(10))
  sweep(): Promise<void> {
    return this.files.sweep();
  }
}
