import { createHmac, randomBytes } from 'node:crypto';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock, hours, minutes, seconds } from '../../../platform/clock/clock.js';
import { Sql } from '../../../platform/database/sql.js';
import type { Visitor } from '../../../platform/http/caller.js';
import type { Log } from '../../../platform/logging/log.js';
import { InjectLog } from '../../../platform/logging/logging.module.js';

interface View extends Visitor {
  shareId: string;
  /** The hour's beginning. */
  hour: string;
}

const KEY_BYTES = 32;

/** While the database is away memory does not fill up: what comes beyond is not counted. */
const MOST_NOTED = 20_000;

/** An hour has one key, whichever backend asks first. */
const KEY_OF_HOUR = `
  insert into share_view_keys as k (hour, key) values ($1, $2)
  on conflict (hour) do update set key = k.key returning key`;

/**
 * Links are locked in one order, so that two backends never wait for each other. A view whose key has been thrown away
 * meanwhile cannot be told from others: it is left out.
 */
const WRITE = `
  with noted as (
    select n.* from jsonb_to_recordset($1::jsonb) as n(share_id uuid, hour timestamptz, visitor text)
  ), links as materialized (
    select id from shared_meal_plans where id in (select share_id from noted) order by id for no key update
  ), seen as (
    insert into share_views (share_id, hour, visitor)
    select n.share_id, n.hour, decode(n.visitor, 'hex')
    from noted n join links l on l.id = n.share_id join share_view_keys k on k.hour = n.hour
    on conflict do nothing
    returning share_id
  )
  update shared_meal_plans s set view_count = s.view_count + v.count
  from (select share_id, count(*)::int from seen group by share_id) v where s.id = v.share_id`;

/** The hour's end and a little: views of its last seconds are still to be written. Their hashes go with the key. */
const THROW_AWAY = `delete from share_view_keys where hour < now() - interval '1 hour 2 minutes'`;

/**
 * How often links were opened: a visitor counts once an hour. A request only notes it in memory; every few seconds what was
 * noted is written in one statement. A visitor is kept as a hash under a key that lives for the hour alone: after it
 * no one can tell who it was, or whether someone came twice.
 */
@Injectable()
export class ShareViews implements BeforeApplicationShutdown {
  private noted = new Map<string, View>();

  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    @InjectLog() private readonly log: Log,
  ) {}

  note(shareId: string, visitors: Visitor[]): void {
    const hour = hourOf(this.clock.now());
    for (const { address, userAgent } of visitors) {
      if (this.noted.size >= MOST_NOTED) return;
      const view = { shareId, hour, address, userAgent };
      this.noted.set(Object.values(view).join('\n'), view);
    }
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.writeOrWarn();
  }

  @Interval(seconds(5))
  writeOrWarn(): Promise<void> {
    return this.write().catch((error) =>
      this.log.warn({ err: error }, 'views of share links could not be recorded'),
    );
  }

  /** Also what could not be written the last time. */
  async write(): Promise<void> {
    const views = this.noted;
    if (views.size === 0) return;
    this.noted = new Map();
    try {
      await this.sql.rows(WRITE, [JSON.stringify(await this.hashed([...views.values()]))]);
    } catch (error) {
      this.noted = new Map([...views, ...this.noted]);
      throw error;
    }
  }

  @Interval(minutes(1))
  async throwAway(): Promise<void> {
    await this.sql
      .rows(THROW_AWAY)
      .catch((error) => this.log.warn({ err: error }, 'keys for counting views could not be deleted'));
  }

  private async hashed(views: View[]) {
    const keys = new Map<string, Buffer>();
    for (const hour of new Set(views.map((view) => view.hour))) keys.set(hour, await this.keyOf(hour));
    return views.map(({ shareId, hour, address, userAgent }) => ({
      share_id: shareId,
      hour,
      visitor: createHmac('sha256', keys.get(hour) ?? '')
        .update(`${address}\n${userAgent}`)
        .digest('hex'),
    }));
  }

  private async keyOf(hour: string): Promise<Buffer> {
    const row = await this.sql.row<{ key: Buffer }>(KEY_OF_HOUR, [hour, randomBytes(KEY_BYTES)]);
    if (!row) throw new Error(`no key for ${hour}`);
    return row.key;
  }
}

const hourOf = (now: Date) => new Date(Math.floor(now.getTime() / hours(1)) * hours(1)).toISOString();
