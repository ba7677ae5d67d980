import { EntityRepositoryType, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { after, days, hours } from '../../../platform/clock/clock.js';
import { RefreshTokenRepository } from './refresh-token.repository.js';
import { Session } from './session.entity.js';

/** A device is signed out after this time without use. */
export const STAYS_SIGNED_IN_MS = days(30);

/** Keeps users signed in if an answer is lost on a phone. After this time it does not. */
const GRACE_MS = hours(24);

@Entity({ tableName: 'refresh_tokens', repository: () => RefreshTokenRepository })
export class RefreshToken {
  [EntityRepositoryType]?: RefreshTokenRepository;

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne(() => Session)
  session: Rel<Session>;

  @Property({ type: 'uuid' })
  userId: string;

  @Property({ type: 'blob' })
  @Unique()
  tokenHash: Uint8Array;

  @ManyToOne(() => RefreshToken, { nullable: true })
  parent: Rel<RefreshToken> | null;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'timestamptz' })
  expiresAt: Date;

  @Property({ type: 'timestamptz', nullable: true })
  spentAt: Date | null = null;

  constructor(session: Session, tokenHash: Uint8Array, now: Date, parent: RefreshToken | null = null) {
    this.session = session;
    this.userId = session.user.id;
    this.tokenHash = tokenHash;
    this.parent = parent;
    this.createdAt = now;
    this.expiresAt = after(now, STAYS_SIGNED_IN_MS);
  }

  isExpired(now: Date): boolean {
    return now >= this.expiresAt;
  }

  get isSpent(): boolean {
    return this.spentAt !== null;
  }

  spend(now: Date) {
    this.spentAt = now;
  }

  /** A used token stays valid until its successor is used, but for one day at most. */
  mayBeAskedAgain(successor: RefreshToken | null, now: Date): boolean {
    return (
      this.spentAt !== null && now < after(this.spentAt, GRACE_MS) && successor !== null && !successor.isSpent
    );
  }
}
