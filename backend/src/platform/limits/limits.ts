import { Injectable } from '@nestjs/common';
import { Sql } from '../database/sql.js';
import { TooManyRequestsError } from '../errors/app-error.js';

export interface Limit {
  /** What is counted, with its subject: `sign-in:address:10.0.0.1` */
  key: string;
  most: number;
  windowSeconds: number;
}

export interface Refusal {
  retryAfterSeconds: number;
  /** Of this window: what is worth a note is noted once. */
  isFirst: boolean;
}

/** Counters in PostgreSQL, so that they hold across every copy of the backend. */
@Injectable()
export class Limits {
  constructor(private readonly sql: Sql) {}

  /** Counts one more of each and refuses when one is over its limit. */
  async spend(limits: Limit[]): Promise<void> {
    const refusal = await this.count(limits);
    if (refusal) throw new TooManyRequestsError(refusal.retryAfterSeconds);
  }

  /** In this order; the first that is over its limit is the last that is counted. */
  async count(limits: Limit[]): Promise<Refusal | null> {
    for (const limit of limits) {
      const refusal = await this.countOne(limit);
      if (refusal) return refusal;
    }
    return null;
  }

  /** What was counted turned out to be no abuse. */
  async giveBack(keys: string[]): Promise<void> {
    await this.sql.rows(
      `with locked as (select key from rate_limits where key = any($1) order by key for update)
       update rate_limits r set hits = greatest(hits - 1, 0) from locked where r.key = locked.key`,
      [keys],
    );
  }

  private async countOne({ key, most, windowSeconds }: Limit): Promise<Refusal | null> {
    const row = await this.sql.row<{ hits: number; wait: number }>(
      `insert into rate_limits as r (key, hits, ends_at) values ($1, 1, now() + make_interval(secs => $2))
       on conflict (key) do update set
         hits = case when r.ends_at <= now() then 1 else r.hits + 1 end,
         ends_at = case when r.ends_at <= now() then excluded.ends_at else r.ends_at end
       returning hits, ceil(extract(epoch from ends_at - now()))::int as wait`,
      [key, windowSeconds],
    );
    if (!row || row.hits <= most) return null;
    return { retryAfterSeconds: row.wait, isFirst: row.hits === most + 1 };
  }
}
