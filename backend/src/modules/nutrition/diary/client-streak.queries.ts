import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { coachingsOf } from '../../users/index.js';

/** Leaves out the customers who hide their diary. */
const READABLE = `
  select id from unnest(:customerIds::uuid[]) id
  where not exists (select from diary_settings s where s.customer_id = id and not s.is_shared) order by id`;

/** Days in a row have the same distance to their number. The first day counts where the customer lives, as all days do. */
const FIRST = `
  with coached as materialized (
    select c.customer_id, date_in(u.time_zone, c.since) as since
    from ${coachingsOf(':trainerId::uuid')} c join people u on u.id = c.customer_id
    where c.customer_id = any(:customerIds::uuid[]))
  select min(run.began + :length::int - 1)::text as day
  from (
    select customer_id, min(day) as began
    from (
      select customer_id, day, day - (row_number() over (partition by customer_id order by day))::int as run
      from (
        select distinct e.customer_id, e.day
        from coached c join diary_entries e on e.customer_id = c.customer_id
        where e.deleted_at is null and e.day >= c.since
      ) logged
    ) numbered
    group by customer_id, run having count(*) >= :length
  ) run`;

@Injectable()
export class ClientStreakQueries {
  constructor(private readonly sql: Sql) {}

  /** Finds those of the customers whose diary trainers may read, in an order that does not change. */
  async findReadable(customerIds: readonly string[]): Promise<string[]> {
    const rows = await this.sql.rows<{ id: string }>(READABLE, { customerIds: [...customerIds] });
    return rows.map(({ id }) => id);
  }

  /** Finds the day on which one of these customers of a trainer first had logged this many days in a row. */
  async findFirst(trainerId: string, customerIds: readonly string[], length: number): Promise<string | null> {
    const values = { trainerId, customerIds: [...customerIds], length };
    return (await this.sql.row<{ day: string | null }>(FIRST, values))?.day ?? null;
  }
}
