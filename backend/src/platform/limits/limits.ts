import { Injectable } from '@nestjs/common';
import ipaddr from 'ipaddr.js';
import { Sql } from '../database/sql.js';
import { TooManyRequestsError } from '../errors/app-error.js';

export interface Limit {
  /** What is counted, with its subject: `sign-in:address:10.0.0.1` */
  key: string;
  most: number;
  windowSeconds: number;
}

/** Counters in PostgreSQL, so that they hold across every copy of the backend. */
@Injectable()
export class Limits {
  constructor(private readonly sql: Sql) {}

  /** Counts one more of each and refuses when any is over its limit. */
  async spend(limits: Limit[]): Promise<void> {
    // Sorted, so that two requests never wait for each other's rows.
    const sorted = [...limits].sort((a, b) => (a.key < b.key ? -1 : 1));
    const rows = await this.sql.rows<{ key: string; hits: number; wait: number }>(
      `insert into rate_limits as r (key, hits, ends_at)
       select key, 1, now() + make_interval(secs => seconds)
       from unnest($1::text[], $2::int[]) as wanted(key, seconds)
       on conflict (key) do update set
         hits = case when r.ends_at <= now() then 1 else r.hits + 1 end,
         ends_at = case when r.ends_at <= now() then excluded.ends_at else r.ends_at end
       returning key, hits, ceil(extract(epoch from ends_at - now()))::int as wait`,
      [sorted.map((limit) => limit.key), sorted.map((limit) => limit.windowSeconds)],
    );
    const mostOf = new Map(limits.map((limit) => [limit.key, limit.most]));
    const waits = rows.filter((row) => row.hits > (mostOf.get(row.key) ?? 0)).map((row) => row.wait);
    if (waits.length > 0) throw new TooManyRequestsError(Math.max(...waits));
  }

  /** What was counted turned out to be no abuse. */
  async giveBack(keys: string[]): Promise<void> {
    await this.sql.rows(
      `with locked as (select key from rate_limits where key = any($1) order by key for update)
       update rate_limits r set hits = greatest(hits - 1, 0) from locked where r.key = locked.key`,
      [keys],
    );
  }
}

/** An IPv6 customer owns a /64: counting single addresses would count nothing. */
export function networkOf(address: string): string {
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = parsed.toByteArray().fill(0, 8);
  return `${ipaddr.fromByteArray(network).toString()}/64`;
}
