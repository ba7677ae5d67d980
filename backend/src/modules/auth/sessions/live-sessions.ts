import { setImmediate as afterThisTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { SecondFactorConfig } from '../second-factor/second-factor.config.js';
import { type LiveSession, LiveSessionQueries } from './live-session.queries.js';

interface Question {
  ids: Set<string>;
  answer: Promise<Map<string, LiveSession>>;
}

/**
 * Every request checks that its session is alive. Requests that arrive in the same turn of the event loop share one
 * statement: under load the database does a fraction of the work, and the loaders of one page cost as much as one of
 * them.
 */
@Injectable()
export class LiveSessions {
  private next?: Question;

  constructor(
    private readonly sessions: LiveSessionQueries,
    private readonly config: SecondFactorConfig,
  ) {}

  async find(id: string): Promise<Principal | null> {
    this.next ??= this.askSoon();
    this.next.ids.add(id);
    const session = (await this.next.answer).get(id);
    return session ? principalOf(session, this.config) : null;
  }

  private askSoon(): Question {
    const ids = new Set<string>();
    const answer = afterThisTurn().then(() => {
      this.next = undefined;
      return this.ask([...ids]);
    });
    return { ids, answer };
  }

  private async ask(ids: string[]): Promise<Map<string, LiveSession>> {
    const sessions = await this.sessions.find(ids);
    return new Map(sessions.map((session) => [session.session_id, session]));
  }
}

const principalOf = (session: LiveSession, config: SecondFactorConfig): Principal => ({
  userId: session.user_id,
  sessionId: session.session_id,
  role: session.role,
  email: session.email,
  name: session.name,
  profilePicture: session.profile_picture,
  timeZone: session.time_zone,
  hasPassword: session.has_password,
  googleLinked: session.google_linked,
  createdAt: session.created_at,
  signedInAt: session.signed_in_at,
  mustAddSecondFactor: config.isRequiredOf(session.role) && !session.passed_second_factor,
});
