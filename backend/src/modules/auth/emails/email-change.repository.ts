import { LockMode } from '@mikro-orm/core';
import { EntityRepository } from '@mikro-orm/postgresql';
import type { EmailChange } from './email-change.entity.js';

export class EmailChangeRepository extends EntityRepository<EmailChange> {
  findOf(userId: string): Promise<EmailChange | null> {
    return this.findOne({ userId });
  }

  findByHash(tokenHash: Uint8Array): Promise<EmailChange | null> {
    return this.findOne({ tokenHash });
  }

  /** Locks the change, so that its link counts only once even if it is sent several times at the same moment. */
  lockByHash(tokenHash: Uint8Array): Promise<EmailChange | null> {
    return this.findOne({ tokenHash }, { refresh: true, lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  lockOf(userId: string): Promise<EmailChange | null> {
    return this.findOne({ userId }, { refresh: true, lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  async discardOf(userId: string): Promise<void> {
    await this.nativeDelete({ userId });
  }
}
