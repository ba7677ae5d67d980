import { LockMode } from '@mikro-orm/core';
import { EntityRepository } from '@mikro-orm/postgresql';
import type { Broadcast } from './broadcast.entity.js';

export class BroadcastRepository extends EntityRepository<Broadcast> {
  findPage(page: number, limit: number): Promise<[Broadcast[], number]> {
    return this.findAndCount(
      {},
      { orderBy: { changedAt: 'desc', id: 'desc' }, limit, offset: (page - 1) * limit },
    );
  }

  countDrafts(): Promise<number> {
    return this.count({ sendingSince: null });
  }

  /** Two admins who change or send a message at the same time do so one after the other. */
  lock(id: string): Promise<Broadcast | null> {
    return this.findOne({ id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }
}
