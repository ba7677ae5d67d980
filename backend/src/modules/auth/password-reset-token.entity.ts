import { EntityRepositoryType, LockMode, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { EntityRepository } from '@mikro-orm/postgresql';
import { v7 as uuid } from 'uuid';
import { after, hours } from '../../platform/clock/clock.js';
import { User } from '../users/index.js';

const LIFETIME_MS = hours(1);

export class PasswordResetTokenRepository extends EntityRepository<PasswordResetToken> {
  findByHash(tokenHash: Uint8Array): Promise<PasswordResetToken | null> {
    return this.findOne({ tokenHash });
  }

  /** Locked, so that one token resets once however often it is sent at the same moment. */
  lockByHash(tokenHash: Uint8Array): Promise<PasswordResetToken | null> {
    return this.findOne({ tokenHash }, { refresh: true, lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  async discardOpenOf(user: User, now: Date): Promise<void> {
    await this.nativeUpdate({ user: user.id, usedAt: null }, { usedAt: now });
  }
}

@Entity({ tableName: 'password_reset_tokens', repository: () => PasswordResetTokenRepository })
export class PasswordResetToken {
  [EntityRepositoryType]?: PasswordResetTokenRepository;

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne(() => User)
  user: Rel<User>;

  @Property({ type: 'blob' })
  @Unique()
  tokenHash: Uint8Array;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'timestamptz' })
  expiresAt: Date;

  @Property({ type: 'timestamptz', nullable: true })
  usedAt: Date | null = null;

  constructor(user: User, tokenHash: Uint8Array, now: Date) {
    this.user = user;
    this.tokenHash = tokenHash;
    this.createdAt = now;
    this.expiresAt = after(now, LIFETIME_MS);
  }

  isOpen(now: Date): boolean {
    return this.usedAt === null && now < this.expiresAt;
  }
}
