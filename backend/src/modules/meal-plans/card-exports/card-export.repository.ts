import { LockMode } from '@mikro-orm/core';
import { EntityRepository } from '@mikro-orm/postgresql';
import type { CardExport } from './card-export.entity.js';

export class CardExportRepository extends EntityRepository<CardExport> {
  /** Finds the export of a user unless it has expired. */
  findOf(userId: string, now: Date): Promise<CardExport | null> {
    return this.findOne({ userId, ...unexpired(now) }, { refresh: true });
  }

  findOwn(id: string, userId: string, now: Date): Promise<CardExport | null> {
    return this.findOne({ id, userId, ...unexpired(now) });
  }

  lock(id: string): Promise<CardExport | null> {
    return this.findOne({ id }, { refresh: true, lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** A trigger gives up the file with the row. */
  async removeOf(userId: string): Promise<void> {
    await this.getEntityManager().execute('delete from card_exports where user_id = :userId', { userId });
  }
}

const unexpired = (now: Date) => ({ $or: [{ expiresAt: null }, { expiresAt: { $gt: now } }] });
