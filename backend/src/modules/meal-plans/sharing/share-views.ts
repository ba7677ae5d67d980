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
  /** The beginning of the hour. */
  hour: string;
}

const KEY_BYTES = 32;

/** Limits memory while the database is unavailable. Views beyond it are not counted. */
const MAX_WAITING_VIEWS = 20_000;

/**
 * Counts views of links, once per visitor and hour. A request only records the view in memory, and every few seconds
 * one statement writes all of them. A visitor is stored as a hash under a key that only exists for that hour:
 * afterwards nobody can tell who it was or whether they came again.
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
      if (this.noted.size >= MAX_WAITING_VIEWS) return;
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

  /** Includes what could not be written last time. */
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
    for (const hour of new Set(views.map((view) => view.hour))) keys.set(hour, await this.readKey(hour));
    return views.map(({ shareId, hour, address, userAgent }) => ({
      share_id: shareId,
      hour,
      visitor: createHmac('sha256', keys.get(hour) ?? '')
        .update(`${address}\n${userAgent}`)
        .digest('hex'),
    }));
  }

  private readKey(hour: string): Promise<Buffer> {
    return this.views.readKey(hour, randomBytes(KEY_BYTES));
  }
}

const hourOf = (now: Date) => new Date(Math.floor(now.getTime() / hours(1)) * hours(1)).toISOString();
