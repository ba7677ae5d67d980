import { EntityRepositoryType, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { after, days, minutes } from '../../platform/clock/clock.js';
import { User } from '../users/index.js';
import { InvitationRepository } from './invitation.repository.js';

export const STATUSES = ['pending', 'accepted', 'expired'] as const;

export type InvitationStatus = (typeof STATUSES)[number];

/** The invitation is found by the hash of its token. The encrypted token lets it be shown again (Copy Link). */
export interface InvitationToken {
  hash: Uint8Array;
  sealed: Uint8Array;
}

const LIFETIME_MS = days(7);

/** Within this time, sending the same mail again is pointless. */
const RESEND_AFTER_MS = minutes(1);

@Entity({ tableName: 'customer_invitations', repository: () => InvitationRepository })
export class Invitation {
  [EntityRepositoryType]?: InvitationRepository;

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne(() => User)
  trainer: Rel<User>;

  @Property({ type: 'string', columnType: 'citext' })
  customerEmail: string;

  @Property({ type: 'text', nullable: true })
  message: string | null;

  @Property({ type: 'blob' })
  @Unique()
  tokenHash: Uint8Array;

  @Property({ type: 'blob' })
  tokenSealed: Uint8Array;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'timestamptz' })
  sentAt: Date;

  @Property({ type: 'timestamptz' })
  expiresAt: Date;

  @Property({ type: 'timestamptz', nullable: true })
  usedAt: Date | null = null;

  @ManyToOne(() => User, { fieldName: 'accepted_by', nullable: true })
  acceptedBy: Rel<User> | null = null;

  constructor(
    trainer: User,
    customerEmail: string,
    message: string | null,
    token: InvitationToken,
    now: Date,
  ) {
    this.trainer = trainer;
    this.customerEmail = customerEmail.trim().toLowerCase();
    this.message = message?.trim() || null;
    this.tokenHash = token.hash;
    this.tokenSealed = token.sealed;
    this.createdAt = now;
    this.sentAt = now;
    this.expiresAt = after(now, LIFETIME_MS);
  }

  isOpen(now: Date): boolean {
    return this.usedAt === null && now < this.expiresAt;
  }

  statusAt(now: Date): InvitationStatus {
    if (this.usedAt) return 'accepted';
    return this.isOpen(now) ? 'pending' : 'expired';
  }

  mayBeSentAgain(now: Date): boolean {
    return this.usedAt === null && now >= after(this.sentAt, RESEND_AFTER_MS);
  }

  /** Extends the invitation by a week. An open one keeps its link, and an expired one gets a new one. */
  sendAgain(now: Date, freshToken: () => InvitationToken, message = this.message) {
    if (!this.isOpen(now)) {
      const token = freshToken();
      this.tokenHash = token.hash;
      this.tokenSealed = token.sealed;
    }
    this.message = message;
    this.sentAt = now;
    this.expiresAt = after(now, LIFETIME_MS);
  }

  accept(customer: User, now: Date) {
    this.usedAt = now;
    this.acceptedBy = customer;
  }
}
