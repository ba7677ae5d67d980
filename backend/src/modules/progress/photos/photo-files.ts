import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { seconds } from '../../../platform/clock/clock.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import type { EncodedPhoto } from '../../../platform/pictures/encode-photo.js';
import { PHOTO_SIZES, type PhotoSize } from '../../../platform/pictures/photo-sizes.js';
import type { RowFiles } from '../../../platform/storage/row-files.js';
import { RowFilesFactory } from '../../../platform/storage/row-files-factory.js';
import type { StoredFile } from '../../../platform/storage/storage.js';
import { keyOf } from './photo-key.js';

/** Keeps the files of a photo until it or its customer's account is deleted. */
@Injectable()
export class PhotoFiles {
  private readonly files: RowFiles;

  constructor(factory: RowFilesFactory) {
    this.files = factory.filesOf({
      what: 'a photo',
      keysOf: (id) => PHOTO_SIZES.map((size) => keyOf(id, size)),
      abandonedIn: 'abandoned_photos',
      adoptedWithin: '10 minutes',
    });
  }

  keep(id: string, { files: photos }: EncodedPhoto): Promise<void> {
    return this.files.keep(id, async (storage) => {
      for (const size of PHOTO_SIZES) await storage.put(keyOf(id, size), photos[size]);
    });
  }

  /** Must run in the transaction that inserts the photo's row. */
  adopt(id: string): Promise<void> {
    return this.files.adopt(id);
  }

  abandon(id: string): Promise<void> {
    return this.files.abandon(id);
  }

  async read(id: string, size: PhotoSize): Promise<StoredFile> {
    const found = await this.files.read(keyOf(id, size));
    if (!found) throw new NotFoundError();
    return found;
  }

  @Interval(seconds(10))
  sweep(): Promise<void> {
    return this.files.sweep();
  }
}
