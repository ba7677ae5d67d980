import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import type { Principal } from '../../../platform/access/principal.js';
import { Clock, HOUR_SECONDS } from '../../../platform/clock/clock.js';
import { dateIn } from '../../../platform/clock/dates.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import { Limits } from '../../../platform/limits/limits.js';
import { PictureEncoder } from '../../../platform/pictures/picture-encoder.js';
import { readWhen } from '../days.js';
import { ProgressAccess } from '../progress-access.js';
import type { ListPhotosRequest, PhotoRequest } from './dto/photo.request.js';
import { Photo } from './photo.entity.js';
import { PhotoRepository } from './photo.repository.js';
import { PhotoFiles } from './photo-files.js';
import { TooManyPhotosError } from './photos.errors.js';

const MAX_PHOTOS = 500;
const MAX_PHOTOS_PER_HOUR = 60;

/** Changes the photos of customers, which nobody but the customer does. */
@Injectable()
export class PhotosService {
  constructor(
    private readonly em: EntityManager,
    private readonly photos: PhotoRepository,
    private readonly files: PhotoFiles,
    private readonly encoder: PictureEncoder,
    private readonly access: ProgressAccess,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  async list(customerId: string, by: Principal, page: ListPhotosRequest): Promise<[Photo[], number]> {
    await this.access.requireReadable(customerId, by);
    return this.photos.findPage({ customerId, isOwn: customerId === by.userId }, page);
  }

  /** Finds a photo that the caller may see at this moment. */
  async find(id: string, customerId: string, by: Principal): Promise<Photo> {
    await this.access.requireReadable(customerId, by);
    const photo = await this.photos.findSeen(id, { customerId, isOwn: customerId === by.userId });
    if (!photo) throw new NotFoundError();
    return photo;
  }

  /** Consent and limits are checked before the upload is read, and again when the photo is added. */
  async add(by: Principal, read: (leave: AbortSignal) => Promise<Buffer>): Promise<Photo> {
    await this.em.transactional(() => this.lockForNew(by));
    await this.limits.spend([
      { key: `photos:user:${by.userId}`, most: MAX_PHOTOS_PER_HOUR, windowSeconds: HOUR_SECONDS },
    ]);
    const encoded = await this.encoder.encodePhoto(by.userId, read);
    const id = uuid();
    await this.files.keep(id, encoded);
    try {
      return await this.em.transactional(async (em) => {
        const customer = await this.lockForNew(by);
        await this.files.adopt(id);
        const now = this.clock.now();
        const photo = new Photo(customer, { id, ...encoded }, dateIn(customer.timeZone, now), now);
        em.persist(photo);
        return photo;
      });
    } catch (error) {
      await this.files.abandon(id);
      throw error;
    }
  }

  async change(id: string, by: Principal, request: PhotoRequest): Promise<Photo> {
    return this.em.transactional(async () => {
      const { customer } = await this.access.lockForEntry(by.userId, by);
      const photo = await this.lockOwn(id, by);
      const { photoDate, photoType, caption, isPrivate } = request;
      const now = this.clock.now();
      const when = readWhen({ photoDate }, customer.timeZone, now);
      photo.change({ when, photoType, caption: caption ?? null, isPrivate }, now);
      return photo;
    });
  }

  async remove(id: string, by: Principal): Promise<void> {
    await this.em.transactional(async (em) => {
      em.remove(await this.lockOwn(id, by));
    });
    void this.files.sweep();
  }

  private async lockForNew(by: Principal) {
    const { customer } = await this.access.lockForEntry(by.userId, by);
    if ((await this.photos.countByCustomer(by.userId)) >= MAX_PHOTOS)
      throw new TooManyPhotosError(MAX_PHOTOS);
    return customer;
  }

  private async lockOwn(id: string, { userId }: Principal): Promise<Photo> {
    const photo = await this.photos.lockOwn(id, userId);
    if (!photo) throw new NotFoundError();
    return photo;
  }
}
