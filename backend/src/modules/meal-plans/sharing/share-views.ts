import { createHmac, randomBytes } from 'node:crypto';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock, hours, minutes, seconds } from '../../../platform/clock/clock.js';
import type { Visitor } from '../../../platform/http/caller.js';
import type { Log } from '../../../platform/logging/log.js';
import { InjectLog } from '../../../platform/logging/logging.module.js';
import { ShareViewQueries } from './share-view.queries.js';

interface View extends Visitor {
  shareId: string;
  /** The hour's beginning. */
  hour: string;
}

const KEY_BYTES = 32;

/** While the database is away memory does not fill up: what comes beyond is not counted. */
const MOST_NOTED = 20_000;

/**
 * How often links were opened: a visitor counts once an hour. A request only notes it in memory; every few seconds what was
 * noted is written in one statement. A visitor is kept as a hash under a key that lives for the hour alone: after it
 * no one can tell who it was, or whether someone came twice.
 */
@Injectable()
export class ShareViews implements BeforeApplicationShutdown {
  private noted = new Map<string, View>();

  constructor(
    private readonly views: ShareViewQueries,
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
      await this.views.write(await this.hashed([...views.values()]));
    } catch (error) {
      this.noted = new Map([...views, ...this.noted]);
      throw error;
    }
  }

  @Interval(minutes(1))
  async throwAway(): Promise<void> {
    await this.views
      .throwKeysAway()
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

  private keyOf(hour: string): Promise<Buffer> {
    return this.views.keyOf(hour, randomBytes(KEY_BYTES));
  }
}

const hourOf = (now: Date) => new Date(Math.floor(now.getTime() / hours(1)) * hours(1)).toISOString();
