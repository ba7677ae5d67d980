import { LockMode } from '@mikro-orm/core';
import { EntityRepository } from '@mikro-orm/postgresql';
import type { User } from '../../users/index.js';
import type { PasswordResetToken } from './password-reset-token.entity.js';

export class PasswordResetTokenRepository extends EntityRepository<PasswordResetToken> {
  findByHash(tokenHash: Uint8Array): Promise<PasswordResetToken | null> {
    return this.findOne({ tokenHash });
  }

  /**
   * Locks the token, so that it resets the password only once even if it is sent several times at the same moment.
   */
  lockByHash(tokenHash: Uint8Array): Promise<PasswordResetToken | null> {
    return this.findOne({ tokenHash }, { refresh: true, lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  async discardOpenOf(user: User, now: Date): Promise<void> {
    await this.nativeUpdate({ user: user.id, usedAt: null }, { usedAt: now });
  }
}
