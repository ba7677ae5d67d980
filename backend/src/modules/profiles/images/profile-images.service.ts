import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v4 as randomId } from 'uuid';
import { HOUR_SECONDS } from '../../../platform/clock/clock.js';
import { InvalidInputError, NotFoundError } from '../../../platform/errors/app-error.js';
import { Limits } from '../../../platform/limits/limits.js';
import { PictureEncoder } from '../../../platform/pictures/picture-encoder.js';
import { PictureError } from '../../../platform/pictures/pictures.errors.js';
import { UserDirectory } from '../../users/index.js';
import { ImageFiles } from './image-files.js';

const MAX_IMAGES_PER_HOUR = 20;

@Injectable()
export class ProfileImagesService {
  constructor(
    private readonly em: EntityManager,
    private readonly users: UserDirectory,
    private readonly files: ImageFiles,
    private readonly encoder: PictureEncoder,
    private readonly limits: Limits,
  ) {}

  /**
   * The limit is checked before the upload is read. The ID is random as a whole, because whoever is shown it may see
   * the image (decision 46).
   */
  async replace(userId: string, read: (leave: AbortSignal) => Promise<Buffer>): Promise<void> {
    const key = `profile-images:user:${userId}`;
    await this.limits.spend([{ key, most: MAX_IMAGES_PER_HOUR, windowSeconds: HOUR_SECONDS }]);
    const encoded = await this.encoder.encodePortrait(userId, read).catch(inField);
    const id = randomId();
    await this.files.keep(id, encoded);
    try {
      await this.em.transactional(async () => {
        const user = await this.users.lock(userId);
        if (!user) throw new NotFoundError();
        await this.files.adopt(id);
        user.showPicture(id);
      });
    } catch (error) {
      await this.files.abandon(id);
      throw error;
    }
    void this.files.sweep();
  }

  async remove(userId: string): Promise<void> {
    await this.em.transactional(async () => {
      const user = await this.users.lock(userId);
      user?.showPicture(null);
    });
    void this.files.sweep();
  }
}

/** The encoder names the field of recipes. */
function inField(error: unknown): never {
  if (error instanceof PictureError) throw new InvalidInputError({ profileImage: [error.message] });
  throw error;
}
