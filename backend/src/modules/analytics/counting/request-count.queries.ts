import { Injectable } from '@nestjs/common';
import { Housekeeping } from '../../../platform/database/housekeeping.js';
import { Sql } from '../../../platform/database/sql.js';
import type { MinuteCounts } from '../../../platform/metrics/request-counts.js';

/** A copy of the backend that runs. */
export interface RunningCopy {
  id: string;
  startedAt: Date;
  memoryUsed: number;
  memoryTotal: number;
}

/** A copy that has not been seen for this long no longer runs. It is three times as long as it takes to write. */
const SEEN_WITHIN = `interval '30 seconds'`;

/** A copy writes the whole sums of its minutes, so that writing them twice does no harm. */
const WRITE = `
  with copy as (
    insert into running_copies (id, started_at, seen_at, memory_used, memory_total)
    values (:copyId::uuid, :startedAt, now(), :memoryUsed, :memoryTotal)
    on conflict (id) do update set seen_at = now(), memory_used = excluded.memory_used, memory_total = excluded.memory_total
  )
  insert into request_minutes (minute, copy_id, requests, errors, total_ms, times, cache_asks, cache_hits)
  select to_timestamp(m.minute * 60), :copyId::uuid, m.requests, m.errors, m."totalMs", m.times, m."cacheAsks", m."cacheHits"
  from jsonb_to_recordset(:minutes::jsonb) as m(minute bigint, requests int, errors int, "totalMs" float8, times int[],
    "cacheAsks" int, "cacheHits" int)
  on conflict (minute, copy_id) do update set requests = excluded.requests, errors = excluded.errors,
    total_ms = excluded.total_ms, times = excluded.times, cache_asks = excluded.cache_asks, cache_hits = excluded.cache_hits`;

const RUNNING = `
  select id, started_at as "startedAt", memory_used::float8 as "memoryUsed", memory_total::float8 as "memoryTotal"
  from running_copies where seen_at > now() - ${SEEN_WITHIN} order by started_at, id`;

@Injectable()
export class RequestCountQueries {
  constructor(
    private readonly sql: Sql,
    housekeeping: Housekeeping,
  ) {
    housekeeping.remove(
      `delete from request_minutes where minute < now() - interval '32 days'`,
      `delete from request_hours where hour < now() - interval '400 days'`,
      `delete from running_copies where seen_at < now() - interval '1 day'`,
    );
  }

  async write(copy: RunningCopy, minutes: readonly MinuteCounts[]): Promise<void> {
    const { id: copyId, ...rest } = copy;
    await this.sql.rows(WRITE, { copyId, ...rest, minutes: JSON.stringify(minutes) });
  }

  /** Lists the copies that run, the oldest first. */
  listRunning(): Promise<RunningCopy[]> {
    return this.sql.rows<RunningCopy & Record<string, unknown>>(RUNNING);
  }

  async noteStopped(copyId: string): Promise<void> {
    await this.sql.rows('delete from running_copies where id = :copyId::uuid', { copyId });
  }
}
