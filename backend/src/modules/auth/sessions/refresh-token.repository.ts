import { EntityRepository } from '@mikro-orm/postgresql';
import type { RefreshToken } from './refresh-token.entity.js';

export class RefreshTokenRepository extends EntityRepository<RefreshToken> {
  findByHash(tokenHash: Uint8Array): Promise<RefreshToken | null> {
    return this.findOne({ tokenHash });
  }

  /** Reads the token again even if it is loaded, because it may have changed while waiting for the session's lock. */
  reread(token: RefreshToken): Promise<RefreshToken | null> {
    return this.findOne({ id: token.id }, { refresh: true });
  }

  findSuccessor(token: RefreshToken): Promise<RefreshToken | null> {
    return this.findOne({ parent: token }, { refresh: true });
  }
}
