import { LockMode } from '@mikro-orm/core';
import { EntityRepository } from '@mikro-orm/postgresql';
import type { EndReason, Session } from './session.entity.js';

export class SessionRepository extends EntityRepository<Session> {
  /** One rotation at a time: two tabs that refresh at once follow each other. */
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

  liveOf(userId: string, now: Date): Promise<Session[]> {
    return this.find(
      { user: userId, endedAt: null, expiresAt: { $gt: now } },
      { orderBy: { lastSeenAt: 'desc', id: 'asc' } },
    );
  }

  /** All of a user's sessions, or all but the one that asks for it. */
  async endAllOf(userId: string, reason: EndReason, now: Date, exceptId?: string): Promise<void> {
    await this.nativeUpdate(
      { user: userId, endedAt: null, ...(exceptId && { id: { $ne: exceptId } }) },
      { endedAt: now, endReason: reason },
    );
  }
}
