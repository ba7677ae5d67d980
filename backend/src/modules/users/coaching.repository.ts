import { EntityRepository } from '@mikro-orm/postgresql';
import type { Coaching } from './coaching.entity.js';

export class CoachingRepository extends EntityRepository<Coaching> {
  findCurrent(trainerId: string, customerId: string): Promise<Coaching | null> {
    return this.findOne({ trainer: trainerId, customer: customerId, endedAt: null });
  }

  countCurrentOf(trainerId: string): Promise<number> {
    return this.count({ trainer: trainerId, endedAt: null });
  }

  /** Lists when a trainer's customers came, first come first, at most this many. Former customers count. */
  async listBeginnings(trainerId: string, most: number): Promise<Date[]> {
    const rows = await this.getEntityManager().execute<{ since: string }[]>(
      `select min(since) as since from coaching where trainer_id = :trainerId
       group by customer_id order by min(since) limit :most`,
      { trainerId, most },
    );
    return rows.map(({ since }) => new Date(since));
  }

  currentOfCustomer(customerId: string): Promise<Coaching[]> {
    return this.find(
      { customer: customerId, endedAt: null },
      { populate: ['trainer'], orderBy: { since: 'desc', id: 'asc' } },
    );
  }
}
