import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { QueryResultRow } from 'pg';
import { Housekeeping } from '../database/housekeeping.js';
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
  constructor(
    private readonly sql: Sql,
    housekeeping: Housekeeping,
  ) {
    housekeeping.remove(`delete from rate_limits where ends_at < now()`);
  }

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

  /** Counts so many in the caller's transaction, and with it. As many are granted as the limit leaves. */
  async take(
    em: EntityManager,
    { key, most, windowSeconds }: Limit,
    wanted: number,
  ): Promise<{ granted: number; retryAfterSeconds: number }> {
    const values = { key, windowSeconds, wanted };
    const [counted] = await em.execute<Counted[]>(TAKE, values);
    const { hits = 0, wait = 0 } = counted ?? {};
    const left = Math.max(most - (hits - wanted), 0);
    return { granted: Math.min(left, wanted), retryAfterSeconds: wait };
  }

  /** Runs in the caller's transaction, because someone else caused what was counted. */
  async forget(em: EntityManager, keys: string[]): Promise<void> {
    await em.execute('delete from rate_limits where key in (:keys)', { keys });
  }

  private async countOne(limit: Limit): Promise<Refusal | null> {
    const counted = await this.sql.row<Counted & QueryResultRow>(COUNT_ONE, {
      key: limit.key,
      windowSeconds: limit.windowSeconds,
    });
    return counted ? refusalOf(limit, counted) : null;
  }
}

export interface Counted {
  hits: number;
  /** Seconds until it begins anew. */
  wait: number;
}

/** Null when the count is within the limit. */
export const refusalOf = ({ most }: Limit, { hits, wait }: Counted): Refusal | null =>
  hits <= most ? null : { retryAfterSeconds: wait, isFirst: hits === most + 1 };

/** Counts one more (or so many) of each row of a select `(key, seconds)`: also as a part of larger statements, on the hot path. */
export const countSql = (wanted: string, hits = '1') => `
  insert into rate_limits as r (key, hits, ends_at)
  select key, ${hits}, now() + make_interval(secs => seconds) from (${wanted}) as wanted(key, seconds)
  on conflict (key) do update set
    hits = case when r.ends_at <= now() then excluded.hits else r.hits + excluded.hits end,
    ends_at = case when r.ends_at <= now() then excluded.ends_at else r.ends_at end
  returning hits, ceil(extract(epoch from ends_at - now()))::int as wait`;

const COUNT_ONE = countSql('values (:key, :windowSeconds::int)');

const TAKE = countSql('values (:key, :windowSeconds::int)', ':wanted::int');

/**
 * For what was counted and turned out to be no abuse, in the order in which it was counted: an insert that always
 * meets what is there. (An update would be planned anew each time, and lock in any order.)
 */
export const giveBackSql = (keys: string) => `
  insert into rate_limits as r (key, hits, ends_at) select key, 0, now() from unnest(${keys}::text[]) as given(key)
  on conflict (key) do update set hits = greatest(r.hits - 1, 0)`;
