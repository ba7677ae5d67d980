import { EntityRepository } from '@mikro-orm/postgresql';
import type { RefreshToken } from './refresh-token.entity.js';

export class RefreshTokenRepository extends EntityRepository<RefreshToken> {
  findByHash(tokenHash: Uint8Array): Promise<RefreshToken | null> {
    return this.findOne({ tokenHash });
  }

  /** Read from the database even if it is known already: the session's lock was waited for in between. */
  reread(token: RefreshToken): Promise<RefreshToken | null> {
    return this.findOne({ id: token.id }, { refresh: true });
  }

  findSuccessor(token: RefreshToken): Promise<RefreshToken | null> {
    return this.findOne({ parent: token }, { refresh: true });
  }
}
