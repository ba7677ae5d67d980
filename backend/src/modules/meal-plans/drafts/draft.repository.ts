import { LockMode } from '@mikro-orm/core';
import { EntityRepository } from '@mikro-orm/postgresql';
import { draftsSeenBy } from '../plan-audience.js';
import type { Draft } from './draft.entity.js';

export class DraftRepository extends EntityRepository<Draft> {
  findOwn(id: string, ownerId: string, now: Date): Promise<Draft | null> {
    return this.findOne({ id, ...draftsSeenBy(ownerId, now) }, { populate: ['customer'] });
  }

  lockOwn(id: string, ownerId: string, now: Date): Promise<Draft | null> {
    return this.findOne(
      { id, ...draftsSeenBy(ownerId, now) },
      { refresh: true, lockMode: LockMode.PESSIMISTIC_WRITE },
    );
  }

  /** Deletes the owner's older drafts beyond this number. */
  async keepLatest(ownerId: string, count: number): Promise<void> {
    await this.getEntityManager().execute(THROW_OLD_AWAY, { ownerId, count });
  }
}

const THROW_OLD_AWAY = `
  delete from meal_plan_drafts where id in (
    select id from meal_plan_drafts where owner_id = :ownerId order by created_at desc, id desc offset :count)`;
