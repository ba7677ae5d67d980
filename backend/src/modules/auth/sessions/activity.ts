import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { seconds } from '../../../platform/clock/clock.js';
import { Sql } from '../../../platform/database/sql.js';
import type { Caller } from '../../../platform/http/caller.js';
import type { Log } from '../../../platform/logging/log.js';
import { InjectLog } from '../../../platform/logging/logging.module.js';

/** What is counted beside the pages. */
type Deed = 'recipesViewed' | 'favoritesAdded' | 'collectionsCreated';

interface Seen extends Record<Deed, number> {
  userId: string;
  pages: number;
  caller: Caller;
}

const WRITE_EVERY_MS = seconds(10);

/**
 * Who was here how long (`user_activity_sessions`). A request only notes it in memory; every few seconds
 * what was noted is written in one statement. A crash loses those seconds of statistics and nothing else.
 */
@Injectable()
export class Activity implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private seen = new Map<string, Seen>();
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly sql: Sql,
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

  /** After half an hour of silence the next request begins a new row. */
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
    await this.sql.rows(
      `with noted as (
         select n.* from jsonb_to_recordset($1::jsonb)
           as n(session_id uuid, user_id uuid, pages int, recipes int, favorites int, collections int,
                user_agent text, ip_address inet)
         join users u on u.id = n.user_id
       ), current as (
         select distinct on (a.session_id) a.id, a.session_id from user_activity_sessions a join noted n using (session_id)
         where a.end_time > now() - interval '30 minutes' order by a.session_id, a.end_time desc
       ), continued as (
         update user_activity_sessions a set
           end_time = now(), pages_viewed = a.pages_viewed + n.pages, recipes_viewed = a.recipes_viewed + n.recipes,
           favorites_added = a.favorites_added + n.favorites,
           collections_created = a.collections_created + n.collections
         from current c join noted n using (session_id) where a.id = c.id
       ), touched as (
         update sessions s set last_seen_at = now() from noted n where s.id = n.session_id
       )
       insert into user_activity_sessions
         (user_id, session_id, pages_viewed, recipes_viewed, favorites_added, collections_created, user_agent, ip_address)
       select n.user_id, n.session_id, n.pages, n.recipes, n.favorites, n.collections, n.user_agent, n.ip_address from noted n
       where not exists (select from current c where c.session_id = n.session_id)`,
      [JSON.stringify(noted)],
    );
  }
}
