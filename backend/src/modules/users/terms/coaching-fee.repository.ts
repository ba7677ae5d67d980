import { EntityRepository } from '@mikro-orm/postgresql';
import type { CoachingFee } from './coaching-fee.entity.js';

export class CoachingFeeRepository extends EntityRepository<CoachingFee> {
  /** Finds all fees of a coaching, the one that was set last first. */
  findOf(coachingId: string): Promise<CoachingFee[]> {
    return this.find({ coaching: coachingId }, { orderBy: { setAt: 'desc', id: 'desc' } });
  }
}
