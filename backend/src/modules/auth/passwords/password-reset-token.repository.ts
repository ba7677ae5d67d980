import { LockMode } from '@mikro-orm/core';
import { EntityRepository } from '@mikro-orm/postgresql';
import type { User } from '../../users/index.js';
import type { PasswordResetToken } from './password-reset-token.entity.js';

export class PasswordResetTokenRepository extends EntityRepository<PasswordResetToken> {
  findByHash(tokenHash: Uint8Array): Promise<PasswordResetToken | null> {
    return this.findOne({ tokenHash });
  }

  /** Locked, so that one token resets once however often it is sent at the same moment. */
  lockByHash(tokenHash: Uint8Array): Promise<PasswordResetToken | null> {
    return this.findOne({ tokenHash }, { refresh: true, lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  async discardOpenOf(user: User, now: Date): Promise<void> {
    await this.nativeUpdate({ user: user.id, usedAt: null }, { usedAt: now });
  }
}
