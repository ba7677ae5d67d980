import { EntityRepositoryType, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { after, hours } from '../../../platform/clock/clock.js';
import { User } from '../../users/index.js';
import { PasswordResetTokenRepository } from './password-reset-token.repository.js';

const LIFETIME_MS = hours(1);

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
