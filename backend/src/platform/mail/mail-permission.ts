import { Injectable } from '@nestjs/common';
import type { OptionalKind } from './mail-kind.js';

type Decider = (userId: string, kind: OptionalKind) => Promise<string | null>;

/**
 * Asks whether an account wants mails of a kind, and where it gets them at this moment. The platform knows nothing of preferences, so the module that keeps
 * them registers itself here.
 */
@Injectable()
export class MailPermission {
  private decide?: Decider;

  /** The owner of the preferences calls this in its constructor. */
  decideBy(decide: Decider): void {
    this.decide = decide;
  }

  /** Returns the address of the account, or null if it does not want such mails. */
  async addressFor(userId: string, kind: OptionalKind): Promise<string | null> {
    if (!this.decide) throw new Error('Nothing decides which mails are wanted');
    return this.decide(userId, kind);
  }
}
