import { LockMode } from '@mikro-orm/core';
import { EntityRepository } from '@mikro-orm/postgresql';
import type { Download } from './download.entity.js';

export class DownloadRepository extends EntityRepository<Download> {
  /** Finds the download of a user unless it has expired. */
  findOf(userId: string, now: Date): Promise<Download | null> {
    return this.findOne(
      { userId, $or: [{ expiresAt: null }, { expiresAt: { $gt: now } }] },
      { refresh: true },
    );
  }

  lock(id: string): Promise<Download | null> {
    return this.findOne({ id }, { refresh: true, lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** A trigger gives up the file with the row. */
  async removeOf(userId: string): Promise<void> {
    await this.getEntityManager().execute('delete from own_data_downloads where user_id = :userId', {
      userId,
    });
  }
}
