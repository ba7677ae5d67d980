import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** Rows that are older than this no longer change, and no transaction that is still open can add one. */
const SETTLED = {
  // A copy that cannot reach the database keeps its counts for at most a day.
  requests: `date_trunc('hour', now() - interval '25 hours')`,
  // A visit goes on for up to half an hour after a request.
  visits: `now() - interval '31 minutes'`,
  views: `now() - interval '1 minute'`,
};

export type RollupName = keyof typeof SETTLED;

export const ROLLUPS = Object.keys(SETTLED) as RollupName[];

/** At first use there may be years to add up, so each statement takes a part: from the first row that is left, so long. */
const PART = `interval '1 day'`;

const SOURCES: Record<RollupName, string> = {
  requests: 'select min(minute) from request_minutes where minute >= r.up_to',
  visits: 'select min(last_at) from visits where last_at >= r.up_to',
  views: 'select min(at) from recipe_views where at >= r.up_to',
};

const spanOf = (name: RollupName) => `
  select r.up_to as "from",
    greatest(r.up_to, least(${SETTLED[name]}, date_trunc('hour', (${SOURCES[name]}) + ${PART}))) as "to",
    ${SETTLED[name]} as settled
  from rollups r where r.name = '${name}'`;

const SUMS: Record<RollupName, string> = {
  requests: `
    insert into request_hours (hour, requests, errors, minutes)
    select date_trunc('hour', minute), sum(requests), sum(errors), count(distinct minute)
    from request_minutes where minute >= :from::timestamptz and minute < :to::timestamptz group by 1
    on conflict (hour) do update
      set requests = excluded.requests, errors = excluded.errors, minutes = excluded.minutes`,
  visits: `
    with ended as (
      select user_id, began_at, last_at, pages from visits where last_at >= :from::timestamptz and last_at < :to::timestamptz
    ), seen as (
      insert into last_visits as l (user_id, last_at) select user_id, max(last_at) from ended group by 1
      on conflict (user_id) do update set last_at = greatest(l.last_at, excluded.last_at)
    )
    insert into visit_hours as h (hour, visits, with_pages, one_page, seconds)
    select date_trunc('hour', last_at), count(*), count(*) filter (where pages > 0), count(*) filter (where pages = 1),
      sum(extract(epoch from last_at - began_at))
    from ended group by 1
    on conflict (hour) do update set visits = h.visits + excluded.visits, with_pages = h.with_pages + excluded.with_pages,
      one_page = h.one_page + excluded.one_page, seconds = h.seconds + excluded.seconds`,
  views: `
    insert into recipe_view_sums as s (recipe_id, views)
    select recipe_id, count(*) from recipe_views where at >= :from::timestamptz and at < :to::timestamptz group by 1
    on conflict (recipe_id) do update set views = s.views + excluded.views`,
};

/** Adds up closed hours. Copies take turns, each locking the row that says how far the sums go. */
@Injectable()
export class RollupQueries {
  constructor(private readonly em: EntityManager) {}

  /** Adds up the next part and says whether there is more. Does nothing while another copy is at it. */
  async addUp(name: RollupName): Promise<{ hasMore: boolean }> {
    return this.em.fork().transactional(async (em) => {
      const turn = await em.execute(`select from rollups where name = :name for update skip locked`, {
        name,
      });
      if (turn.length === 0) return { hasMore: false };
      // A statement of its own, which sees what was deleted while this one waited for its turn.
      const [span] = await em.execute<{ from: Date; to: Date | null; settled: Date }[]>(spanOf(name));
      const to = span?.to ?? span?.settled;
      if (!span || !to || to <= span.from) return { hasMore: false };
      await em.execute(SUMS[name], { from: span.from, to });
      await em.execute(`update rollups set up_to = :to where name = :name`, { to, name });
      return { hasMore: to < span.settled };
    });
  }
}
