import { Injectable } from '@nestjs/common';
import { Housekeeping } from '../../../platform/database/housekeeping.js';
import { type Json, Sql } from '../../../platform/database/sql.js';

export type { Json };

const KEPT_SECONDS = 60;

export interface KeptResult {
  body: Json;
  /** The number of milliseconds for which it is still good. */
  leftMs: number;
}

const KEPT = `interval '${KEPT_SECONDS} seconds'`;

const LEFT = `(extract(epoch from made_at + ${KEPT} - now()) * 1000)::float8 as "leftMs"`;

const FIND = `select body, ${LEFT} from analytics_results where name = :name and made_at > now() - ${KEPT}`;

/** The first of the copies that make the same result at the same time decides, so that all give the same numbers. */
const KEEP = `
  insert into analytics_results as r (name, body, made_at) values (:name, :body, now())
  on conflict (name) do update set body = excluded.body, made_at = excluded.made_at where r.made_at <= now() - ${KEPT}
  returning body, ${LEFT}`;

/** Results that all copies share. */
@Injectable()
export class KeptResultQueries {
  constructor(
    private readonly sql: Sql,
    housekeeping: Housekeeping,
  ) {
    housekeeping.remove(`delete from analytics_results where made_at <= now() - ${KEPT}`);
  }

  find(name: string): Promise<KeptResult | undefined> {
    return this.sql.row<KeptResult & Record<string, unknown>>(FIND, { name });
  }

  /** Returns the result that is kept now, which another copy may have made. */
  async keep(name: string, body: Json): Promise<KeptResult> {
    const kept = await this.sql.row<KeptResult & Record<string, unknown>>(KEEP, { name, body });
    return kept ?? (await this.find(name)) ?? { body, leftMs: 0 };
  }

  async clear(): Promise<void> {
    await this.sql.rows('delete from analytics_results');
  }
}
