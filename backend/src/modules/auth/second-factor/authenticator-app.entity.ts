import { EntityRepositoryType } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { after, minutes } from '../../../platform/clock/clock.js';
import { AuthenticatorAppRepository } from './authenticator-app.repository.js';

const SETUP_LIFETIME_MS = minutes(15);

/** An app of the owner that shows a new code every half minute. An account uses one, and may set up another. */
@Entity({ tableName: 'authenticator_apps', repository: () => AuthenticatorAppRepository })
export class AuthenticatorApp {
  [EntityRepositoryType]?: AuthenticatorAppRepository;

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Property({ type: 'uuid' })
  userId: string;

  @Property({ type: 'blob' })
  sealedSecret: Buffer;

  /** The session that sets the app up. No other one is shown the secret. */
  @Property({ type: 'uuid' })
  sessionId: string;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  /** Null until a code of the app has been entered. */
  @Property({ type: 'timestamptz', nullable: true })
  confirmedAt: Date | null = null;

  /** The number of the last half minute whose code was used. */
  @Property({ type: 'integer' })
  lastUsedStep = 0;

  constructor(userId: string, sessionId: string, sealedSecret: Buffer, now: Date) {
    this.userId = userId;
    this.sessionId = sessionId;
    this.sealedSecret = sealedSecret;
    this.createdAt = now;
  }

  get setupEndsAt(): Date {
    return after(this.createdAt, SETUP_LIFETIME_MS);
  }

  isBeingSetUp(now: Date): boolean {
    return this.confirmedAt === null && now < this.setupEndsAt;
  }

  confirm(step: number, now: Date): void {
    this.confirmedAt = now;
    this.lastUsedStep = step;
  }
}
