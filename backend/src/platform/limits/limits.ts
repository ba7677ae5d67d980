import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { QueryResultRow } from 'pg';
import { Housekeeping } from '../database/housekeeping.js';
import { Sql } from '../database/sql.js';
import { TooManyRequestsError } from '../errors/app-error.js';

export interface Limit {
  /** The name of the counter including its subject, such as `sign-in:address:10.0.0.1`. */
  key: string;
  most: number;
  windowSeconds: number;
}

export interface Refusal {
  retryAfterSeconds: number;
  /** Whether this is the first refusal in the window, so that the event is recorded only once. */
  isFirst: boolean;
}

/** The counters are kept in PostgreSQL, so that the limits hold across all copies of the backend. */
@Injectable()
export class Limits {
  constructor(
    private readonly sql: Sql,
    housekeeping: Housekeeping,
  ) {
    housekeeping.remove(`delete from rate_limits where ends_at < now()`);
  }

  /** Adds one to each counter and throws if one of them exceeds its limit. */
  async spend(limits: Limit[]): Promise<void> {
    const refusal = await this.count(limits);
    if (refusal) throw new TooManyRequestsError(refusal.retryAfterSeconds);
  }

  /** Counts in the given order and stops at the first counter that exceeds its limit. */
  async count(limits: Limit[]): Promise<Refusal | null> {
    for (const limit of limits) {
      const refusal = await this.countOne(limit);
      if (refusal) return refusal;
    }
    return null;
  }

  /** Adds up to `wanted` in the caller's transaction and returns how many the limit allowed. */
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

  /** Resets counters in the caller's transaction, for failures that another person may have caused. */
  async forget(em: EntityManager, keys: string[]): Promise<void> {
    await em.execute('delete from rate_limits where key in (:keys)', { keys });
  }

  /** Counts the subjects that exceed a limit right now. `of` is what the keys of all its subjects begin with. */
  async countExceeding({ of, most }: { of: string; most: number }): Promise<number> {
    const counted = await this.sql.row<{ subjects: number }>(COUNT_EXCEEDING, { of, most });
    return counted?.subjects ?? 0;
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
  /** The number of seconds until the counter starts again at zero. */
  wait: number;
}

/** Returns null while the count is within the limit. */
export const refusalOf = ({ most }: Limit, { hits, wait }: Counted): Refusal | null =>
  hits <= most ? null : { retryAfterSeconds: wait, isFirst: hits === most + 1 };

/** Throws if a count exceeds its limit. */
export function requireWithin(limit: Limit, counted: Counted): void {
  const refusal = refusalOf(limit, counted);
  if (refusal) throw new TooManyRequestsError(refusal.retryAfterSeconds);
}

/**
 * Adds one (or `hits`) to each counter of a select `(key, seconds)`. On hot paths it is part of larger statements.
 */
export const countSql = (wanted: string, hits = '1') => `
  insert into rate_limits as r (key, hits, ends_at)
  select key, ${hits}, now() + make_interval(secs => seconds) from (${wanted}) as wanted(key, seconds)
  on conflict (key) do update set
    hits = case when r.ends_at <= now() then excluded.hits else r.hits + excluded.hits end,
    ends_at = case when r.ends_at <= now() then excluded.ends_at else r.ends_at end
  returning hits, ceil(extract(epoch from ends_at - now()))::int as wait`;

const COUNT_ONE = countSql('values (:key, :windowSeconds::int)');

/** The range lets the index find the keys. */
const COUNT_EXCEEDING = `
  select count(*)::int as subjects from rate_limits
  where key >= :of and key < :of || chr(65535) and hits > :most and ends_at > now()`;

const TAKE = countSql('values (:key, :windowSeconds::int)', ':wanted::int');

/**
 * Takes back counts that turned out to be no abuse, in the order in which they were made. It is an insert that always
 * conflicts, because an update would be planned on each call and would lock rows in any order.
 */
export const giveBackSql = (keys: string) => `
  insert into rate_limits as r (key, hits, ends_at) select key, 0, now() from unnest(${keys}::text[]) as given(key)
  on conflict (key) do update set hits = greatest(r.hits - 1, 0)`;
