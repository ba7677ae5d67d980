import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { coachingsOf } from '../../users/index.js';

/** Days in a row have the same distance to their number. A customer who hides the diary is left out. */
const FIRST = `
  select min(run.began + :length::int - 1)::text as day
  from (
    select customer_id, min(day) as began
    from (
      select customer_id, day, day - (row_number() over (partition by customer_id order by day))::int as run
      from (
        select distinct e.customer_id, e.day
        from ${coachingsOf(':trainerId::uuid')} c join diary_entries e on e.customer_id = c.customer_id
        where c.customer_id = any(:customerIds::uuid[]) and e.deleted_at is null and e.day >= c.since::date
          and not exists (select from diary_settings s where s.customer_id = c.customer_id and not s.is_shared)
      ) logged
    ) numbered
    group by customer_id, run having count(*) >= :length
  ) run`;

@Injectable()
export class ClientStreakQueries {
  constructor(private readonly sql: Sql) {}

  /** Finds the day on which one of these customers of a trainer first had logged this many days in a row. */
  async findFirst(trainerId: string, customerIds: readonly string[], length: number): Promise<string | null> {
    const values = { trainerId, customerIds: [...customerIds], length };
    return (await this.sql.row<{ day: string | null }>(FIRST, values))?.day ?? null;
  }
}
