import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { seconds } from '../../../platform/clock/clock.js';
import type { Caller } from '../../../platform/http/caller.js';
import type { Log } from '../../../platform/logging/log.js';
import { InjectLog } from '../../../platform/logging/logging.module.js';
import { ActivityQueries } from './activity.queries.js';

/** Actions that are counted in addition to page views. */
type Deed = 'recipesViewed' | 'favoritesAdded' | 'collectionsCreated';

interface Seen extends Record<Deed, number> {
  userId: string;
  pages: number;
  caller: Caller;
}

const WRITE_EVERY_MS = seconds(10);

/**
 * Records who was active for how long (`user_activity_sessions`). Requests only note it in memory, and every few
 * seconds one statement writes all notes. A crash loses a few seconds of these statistics and nothing else.
 */
@Injectable()
export class Activity implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private seen = new Map<string, Seen>();
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly activity: ActivityQueries,
    @InjectLog() private readonly log: Log,
  ) {}

  note(userId: string, sessionId: string, caller: Caller, isPageView: boolean): void {
    const seen = this.seenIn(sessionId, userId, caller);
    if (isPageView) seen.pages += 1;
  }

  noteDeed({ userId, sessionId }: Pick<Principal, 'userId' | 'sessionId'>, caller: Caller, deed: Deed): void {
    this.seenIn(sessionId, userId, caller)[deed] += 1;
  }

  private seenIn(sessionId: string, userId: string, caller: Caller): Seen {
    const none = { pages: 0, recipesViewed: 0, favoritesAdded: 0, collectionsCreated: 0 };
    const seen = this.seen.get(sessionId) ?? { userId, caller, ...none };
    this.seen.set(sessionId, seen);
    return seen;
  }

  onApplicationBootstrap() {
    this.timer = setInterval(() => {
      this.write().catch((error) => this.log.warn({ err: error }, 'activity not written'));
    }, WRITE_EVERY_MS).unref();
  }

  async beforeApplicationShutdown() {
    clearInterval(this.timer);
    await this.write().catch((error) => this.log.warn({ err: error }, 'activity not written'));
  }

  async write(): Promise<void> {
    if (this.seen.size === 0) return;
    const noted = [...this.seen].map(([sessionId, { userId, caller, ...counts }]) => ({
      session_id: sessionId,
      user_id: userId,
      pages: counts.pages,
      recipes: counts.recipesViewed,
      favorites: counts.favoritesAdded,
      collections: counts.collectionsCreated,
      user_agent: caller.userAgent,
      ip_address: caller.address,
    }));
    this.seen = new Map();
    await this.activity.write(noted);
  }
}
