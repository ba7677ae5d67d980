import { EntityRepositoryType } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { after, hours } from '../../../platform/clock/clock.js';
import { EmailChangeRepository } from './email-change.repository.js';

const LIFETIME_MS = hours(1);

/** A new email that an account asked for and that its owner has not confirmed yet. An account has at most one. */
@Entity({ tableName: 'email_changes', repository: () => EmailChangeRepository })
export class EmailChange {
  [EntityRepositoryType]?: EmailChangeRepository;

  @PrimaryKey({ type: 'uuid' })
  userId: string;

  @Property({ columnType: 'citext', type: 'string' })
  newEmail: string;

  /** The session that asked for the change, which stays when all others end. */
  @Property({ type: 'uuid' })
  sessionId: string;

  /** Changes with each link that is asked for, so that only the job of the newest one sends a mail. */
  @Property({ type: 'uuid' })
  attempt: string = uuid();

  /** Null until the link is sent. */
  @Property({ type: 'blob', nullable: true })
  @Unique()
  tokenHash: Uint8Array | null = null;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'timestamptz' })
  expiresAt: Date;

  constructor(userId: string, newEmail: string, sessionId: string, now: Date) {
    this.userId = userId;
    this.newEmail = newEmail;
    this.sessionId = sessionId;
    this.createdAt = now;
    this.expiresAt = after(now, LIFETIME_MS);
  }

  /** Begins again, with another email or with another link for the same one. Earlier links stop working. */
  ask(newEmail: string, sessionId: string, now: Date): void {
    this.newEmail = newEmail;
    this.sessionId = sessionId;
    this.attempt = uuid();
    this.tokenHash = null;
    this.createdAt = now;
    this.expiresAt = after(now, LIFETIME_MS);
  }

  linkSent(tokenHash: Uint8Array): void {
    this.tokenHash = tokenHash;
  }

  isOpen(now: Date): boolean {
    return now < this.expiresAt;
  }
}
