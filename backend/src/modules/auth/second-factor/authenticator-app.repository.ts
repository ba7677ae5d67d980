import { EntityRepository } from '@mikro-orm/postgresql';
import type { AuthenticatorApp } from './authenticator-app.entity.js';

export class AuthenticatorAppRepository extends EntityRepository<AuthenticatorApp> {
  findInUse(userId: string): Promise<AuthenticatorApp | null> {
    return this.findOne({ userId, confirmedAt: { $ne: null } }, { refresh: true });
  }

  /** The app that this session is setting up. */
  findSetUp(userId: string, sessionId: string): Promise<AuthenticatorApp | null> {
    return this.findOne({ userId, sessionId, confirmedAt: null }, { refresh: true });
  }

  async discardSetUp(userId: string): Promise<void> {
    await this.nativeDelete({ userId, confirmedAt: null });
  }

  async discardInUse(userId: string): Promise<void> {
    await this.nativeDelete({ userId, confirmedAt: { $ne: null } });
  }
}
