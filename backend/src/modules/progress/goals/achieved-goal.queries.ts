import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { coachingsOf } from '../../users/index.js';

/** Days are compared, because a value of which only the day is known reached its goal at midnight UTC. */
const LIST = `
  select g.achieved_at as at
  from ${coachingsOf(':trainerId::uuid')} c join goals g on g.customer_id = c.customer_id
  where c.customer_id = any(:customerIds::uuid[]) and g.status = 'achieved'
    and g.achieved_at >= date_trunc('day', c.since, 'UTC')
  order by g.achieved_at limit :most`;

/** Counts what customers achieved, and says nothing else of it. */
@Injectable()
export class AchievedGoalQueries {
  constructor(private readonly sql: Sql) {}

  /** Lists when these customers of a trainer achieved goals while they were coached, first achieved first. */
  async list(trainerId: string, customerIds: readonly string[], most: number): Promise<Date[]> {
    const values = { trainerId, customerIds: [...customerIds], most };
    return (await this.sql.rows<{ at: Date }>(LIST, values)).map(({ at }) => at);
  }
}
