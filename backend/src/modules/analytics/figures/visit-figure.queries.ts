import { Injectable } from '@nestjs/common';
import type { Role } from '../../../platform/access/principal.js';
import { Sql } from '../../../platform/database/sql.js';

export interface VisitFigures {
  visits: number;
  withPages: number;
  onePage: number;
  seconds: number;
  /** Users seen in the last day, week, and month. */
  daily: number;
  weekly: number;
  monthly: number;
}

/** A user who was here lately, with the visits of 30 days. */
export interface RecentUser {
  email: string;
  role: Role;
  lastSeenAt: string;
  sessionCount: number;
  totalDuration: number;
}

const WINDOW = `interval '30 days'`;

/** From this moment on, visits are not in the sums. */
const UP_TO = `(select up_to from rollups where name = 'visits')`;

/** A user who was here since the sums were made is not counted twice. */
const activeWithin = (window: string) => `
  (select count(*) from last_visits where last_at > now() - ${window})
  + (select count(*) from latest where last_at > now() - ${window} and (summed_at is null or summed_at <= now() - ${window}))`;

const COUNTED = `count(*) as visits, count(*) filter (where pages > 0) as with_pages, count(*) filter (where pages = 1) as one_page,
  sum(extract(epoch from last_at - began_at)) as seconds`;

/**
 * The month begins in the middle of an hour, so its first part is read from the visits, as is what is not in the sums yet.
 * Of those there are few, so the users whom they are of are looked up one by one.
 */
const FIGURES = `
  with spans as materialized (
    select now() - ${WINDOW} as since, date_trunc('hour', now() - ${WINDOW}) + interval '1 hour' as first_hour, ${UP_TO} as up_to
  ), fresh as materialized (
    select user_id, began_at, last_at, pages from visits
    where last_at >= (select up_to from spans) and last_at > (select since from spans)
  ), parts as (
    select h.visits, h.with_pages, h.one_page, h.seconds from visit_hours h, spans where h.hour >= first_hour
    union all
    select ${COUNTED} from visits
    where last_at > (select since from spans) and last_at < (select least(first_hour, up_to) from spans)
    union all
    select ${COUNTED} from fresh
  ), latest as materialized (
    select user_id, max(last_at) as last_at,
      (select l.last_at from last_visits l where l.user_id = fresh.user_id) as summed_at
    from fresh group by user_id
  )
  select sum(visits)::float8 as visits, sum(with_pages)::float8 as "withPages", sum(one_page)::float8 as "onePage",
    coalesce(sum(seconds), 0)::float8 as seconds,
    (${activeWithin(`interval '1 day'`)})::int as daily,
    (${activeWithin(`interval '7 days'`)})::int as weekly,
    (${activeWithin(WINDOW)})::int as monthly
  from parts`;

const RECENT = `
  with recent as (
    select user_id, max(last_at) as last_at from (
      (select user_id, last_at from last_visits order by last_at desc limit :limit)
      union all
      select user_id, last_at from visits where last_at >= ${UP_TO}
    ) as seen group by user_id order by last_at desc, user_id limit :limit
  )
  select u.email, u.role, to_char(r.last_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastSeenAt",
    v.visits as "sessionCount", v.seconds as "totalDuration"
  from recent r join people u on u.id = r.user_id
    cross join lateral (
      select count(*)::int as visits, coalesce(round(sum(extract(epoch from last_at - began_at))), 0)::float8 as seconds
      from visits where user_id = r.user_id and last_at > now() - ${WINDOW}
    ) v
  order by r.last_at desc, r.user_id`;

/** Reads visits: how many there were, how long they took, and who was here. */
@Injectable()
export class VisitFigureQueries {
  constructor(private readonly sql: Sql) {}

  async count(): Promise<VisitFigures> {
    const figures = await this.sql.row<VisitFigures & Record<string, unknown>>(FIGURES);
    if (!figures) throw new Error('Visits were not counted');
    return figures;
  }

  listRecent(limit: number): Promise<RecentUser[]> {
    return this.sql.rows<RecentUser & Record<string, unknown>>(RECENT, { limit });
  }
}
