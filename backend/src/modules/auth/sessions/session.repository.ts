import { LockMode } from '@mikro-orm/core';
import { EntityRepository } from '@mikro-orm/postgresql';
import type { EndReason, Session } from './session.entity.js';

export class SessionRepository extends EntityRepository<Session> {
  /** Locks a session, so that two tabs refresh one after the other. */
  async lock(id: string): Promise<Session | null> {
    return this.findOne(
      { id },
      {
        populate: ['user'],
        populateWhere: {},
        lockMode: LockMode.PESSIMISTIC_WRITE,
        lockTableAliases: ['s0'],
      },
    );
  }

  /** Notes that a session has set up a second factor, which counts like passing it. */
  async notePassed(id: string, now: Date): Promise<void> {
    await this.nativeUpdate({ id }, { secondFactorAt: now });
  }

  findLive(userId: string, now: Date): Promise<Session[]> {
    return this.find(
      { user: userId, endedAt: null, expiresAt: { $gt: now } },
      { orderBy: { lastSeenAt: 'desc', id: 'asc' } },
    );
  }

  /** Ends all sessions of a user, or all except the one that makes the request. */
  async endAllOf(userId: string, reason: EndReason, now: Date, exceptId?: string): Promise<void> {
    await this.nativeUpdate(
      { user: userId, endedAt: null, ...(exceptId && { id: { $ne: exceptId } }) },
      { endedAt: now, endReason: reason },
    );
  }
}
