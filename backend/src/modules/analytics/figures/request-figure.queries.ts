import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { TIME_BOUNDS_MS } from '../../../platform/metrics/request-counts.js';

export interface RequestFigures {
  requests: number;
  errors: number;
  totalMs: number;
  times: number[];
  cacheAsks: number;
  cacheHits: number;
}

export interface Presence {
  /** Minutes in which at least one copy ran, and minutes that have passed, of 30 days or since the first sign of life. */
  alive: number;
  passed: number;
  databaseBytes: number;
}

/** Sums of a place each, because unnesting a thousand arrays takes several times as long. PostgreSQL counts places from 1. */
const TIMES = Array.from(
  { length: TIME_BOUNDS_MS.length + 1 },
  (_, place) => `coalesce(sum(times[${place + 1}]), 0)`,
);

const DAY = `
  select coalesce(sum(requests), 0)::float8 as requests, coalesce(sum(errors), 0)::float8 as errors,
    coalesce(sum(total_ms), 0) as "totalMs", coalesce(sum(cache_asks), 0)::float8 as "cacheAsks",
    coalesce(sum(cache_hits), 0)::float8 as "cacheHits", array[${TIMES.join(', ')}]::float8[] as times
  from request_minutes where minute > now() - interval '1 day'`;

/** Whole hours come from the sums, and the hours at both ends from the minutes. The present minute does not count yet. */
const PRESENCE = `
  with spans as materialized (
    select greatest(date_trunc('minute', now() - interval '30 days'), (select min(minute) from request_minutes)) as since,
      date_trunc('minute', now()) as until, (select up_to from rollups where name = 'requests') as up_to
  ), edges as materialized (
    select since, until, up_to,
      case when date_trunc('hour', since) = since then since else date_trunc('hour', since) + interval '1 hour' end as first_hour
    from spans
  )
  select
    (coalesce((select sum(minutes) from request_hours where hour >= (select first_hour from edges)), 0)
      + (select count(distinct minute) from request_minutes
         where minute >= (select since from edges) and minute < (select least(first_hour, up_to, until) from edges))
      + (select count(distinct minute) from request_minutes
         where minute >= (select greatest(since, up_to) from edges) and minute < (select until from edges)))::float8 as alive,
    coalesce(extract(epoch from (select until - since from edges)) / 60, 0)::float8 as passed,
    pg_database_size(current_database())::float8 as "databaseBytes"`;

/** Reads what all copies have counted. */
@Injectable()
export class RequestFigureQueries {
  constructor(private readonly sql: Sql) {}

  /** Counts the last 24 hours. */
  async countDay(): Promise<RequestFigures> {
    const figures = await this.sql.row<RequestFigures & Record<string, unknown>>(DAY);
    if (!figures) throw new Error('Requests were not counted');
    return figures;
  }

  async findPresence(): Promise<Presence> {
    const presence = await this.sql.row<Presence & Record<string, unknown>>(PRESENCE);
    if (!presence) throw new Error('Signs of life were not counted');
    return presence;
  }
}
