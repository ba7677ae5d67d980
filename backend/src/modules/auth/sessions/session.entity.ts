import { EntityRepositoryType, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { after, days } from '../../../platform/clock/clock.js';
import type { Caller } from '../../../platform/http/caller.js';
import { User } from '../../users/index.js';
import { SessionRepository } from './session.repository.js';

export type EndReason =
  | 'signed_out'
  | 'ended_elsewhere'
  | 'password_changed'
  | 'email_changed'
  | 'disabled'
  | 'second_factor_added'
  | 'second_factor_reset'
  | 'deletion_requested'
  | 'too_many'
  | 'refresh_reused';

/** A session ends after this time however often it is refreshed. */
export const MAX_SESSION_MS = days(90);

@Entity({ tableName: 'sessions', repository: () => SessionRepository })
export class Session {
  [EntityRepositoryType]?: SessionRepository;

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne(() => User)
  user: Rel<User>;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'timestamptz' })
  lastSeenAt: Date;

  @Property({ type: 'timestamptz' })
  expiresAt: Date;

  @Property({ type: 'timestamptz', nullable: true })
  endedAt: Date | null = null;

  @Property({ type: 'text', nullable: true })
  endReason: EndReason | null = null;

  @Property({ type: 'text', nullable: true })
  userAgent: string | null;

  @Property({ type: 'string', columnType: 'inet', nullable: true })
  ipAddress: string | null;

  /** When it passed or set up a second factor. */
  @Property({ type: 'timestamptz', nullable: true })
  secondFactorAt: Date | null = null;

  constructor(user: User, caller: Caller, now: Date) {
    this.user = user;
    this.createdAt = now;
    this.lastSeenAt = now;
    this.expiresAt = after(now, MAX_SESSION_MS);
    this.userAgent = caller.userAgent;
    this.ipAddress = caller.address;
  }

  isLive(now: Date): boolean {
    return this.endedAt === null && now < this.expiresAt && !this.user.isDisabled;
  }

  seen(now: Date) {
    this.lastSeenAt = now;
  }

  end(reason: EndReason, now: Date) {
    this.endedAt ??= now;
    this.endReason ??= reason;
  }
}
