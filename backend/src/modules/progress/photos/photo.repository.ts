import { LockMode } from '@mikro-orm/core';
import { EntityRepository } from '@mikro-orm/postgresql';
import type { Photo } from './photo.entity.js';

export interface PhotosOf {
  customerId: string;
  /** Whether the reader is the customer. Nobody else sees private photos. */
  isOwn: boolean;
}

/** The newest photos come first, those of one day in the order in which they were added. */
const NEWEST_FIRST = { day: 'desc', id: 'asc' } as const;

const seenBy = ({ customerId, isOwn }: PhotosOf) => ({
  customer: customerId,
  ...(isOwn ? {} : { isPrivate: false }),
});

export class PhotoRepository extends EntityRepository<Photo> {
  findPage(of: PhotosOf, { page, limit }: { page: number; limit: number }): Promise<[Photo[], number]> {
    return this.findAndCount(seenBy(of), { orderBy: NEWEST_FIRST, limit, offset: (page - 1) * limit });
  }

  findSeen(id: string, of: PhotosOf): Promise<Photo | null> {
    return this.findOne({ id, ...seenBy(of) });
  }

  countByCustomer(customerId: string): Promise<number> {
    return this.count({ customer: customerId });
  }

  lockOwn(id: string, customerId: string): Promise<Photo | null> {
    return this.findOne(
      { id, customer: customerId },
      { refresh: true, lockMode: LockMode.PESSIMISTIC_WRITE, populate: ['customer'] },
    );
  }
}
