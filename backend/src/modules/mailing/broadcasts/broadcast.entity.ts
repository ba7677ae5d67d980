import { EntityRepositoryType } from '@mikro-orm/core';
import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { BroadcastRepository } from './broadcast.repository.js';
import { BroadcastChangedError, BroadcastSentError } from './broadcasts.errors.js';

/** Notices say what people should know, and go to all who have not turned them off. Announcements take a consent. */
export const BROADCAST_KINDS = ['notice', 'announcement'] as const;

export type BroadcastKind = (typeof BROADCAST_KINDS)[number];

export const AUDIENCES = ['everyone', 'customers', 'trainers', 'admins'] as const;

export type Audience = (typeof AUDIENCES)[number];

export const BROADCAST_STATUSES = ['draft', 'sending', 'sent'] as const;

export type BroadcastStatus = (typeof BROADCAST_STATUSES)[number];

export interface BroadcastContent {
  kind: BroadcastKind;
  audience: Audience;
  subject: string;
  /** Paragraphs, which empty lines separate. */
  body: string;
}

/**
 * A mail from an admin to many users. It is a draft until it is confirmed, and cannot be changed from then
 * on.
 */
@Entity({ tableName: 'broadcasts', repository: () => BroadcastRepository })
export class Broadcast {
  [EntityRepositoryType]?: BroadcastRepository;

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Enum({ items: () => BROADCAST_KINDS, type: 'text' }) kind: BroadcastKind;
  @Enum({ items: () => AUDIENCES, type: 'text' }) audience: Audience;
  @Property({ type: 'text' }) subject: string;
  @Property({ type: 'text' }) body: string;

  /** Counts the changes, so that what is sent is what was confirmed. */
  @Property({ type: 'integer' })
  version = 1;

  @Property({ type: 'uuid', nullable: true })
  writtenBy: string | null;

  @Property({ type: 'timestamptz' }) createdAt: Date;
  @Property({ type: 'timestamptz' }) changedAt: Date;

  @Property({ type: 'uuid', nullable: true })
  sentBy: string | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  sendingSince: Date | null = null;

  /** When the last mail was enqueued. */
  @Property({ type: 'timestamptz', nullable: true })
  sentAt: Date | null = null;

  /** The last account whose mail is enqueued. Accounts are served in the order of their IDs. */
  @Property({ type: 'uuid', nullable: true })
  lastServed: string | null = null;

  @Property({ type: 'integer' })
  recipients = 0;

  constructor(writtenBy: string, content: BroadcastContent, now: Date) {
    this.writtenBy = writtenBy;
    this.createdAt = now;
    this.write(content, now);
  }

  get status(): BroadcastStatus {
    if (this.sentAt) return 'sent';
    return this.sendingSince ? 'sending' : 'draft';
  }

  change(content: BroadcastContent, now: Date): void {
    this.requireDraft();
    this.write(content, now);
    this.version += 1;
  }

  /** Nothing is sent that another admin has changed since it was confirmed. */
  send(adminId: string, confirmedVersion: number, now: Date): void {
    this.requireDraft();
    if (confirmedVersion !== this.version) throw new BroadcastChangedError();
    this.sentBy = adminId;
    this.sendingSince = now;
    this.changedAt = now;
  }

  requireDraft(): void {
    if (this.status !== 'draft') throw new BroadcastSentError();
  }

  noteServed(userIds: readonly string[]): void {
    this.lastServed = userIds.at(-1) ?? this.lastServed;
    this.recipients += userIds.length;
  }

  finish(now: Date): void {
    this.sentAt = now;
  }

  private write({ kind, audience, subject, body }: BroadcastContent, now: Date): void {
    Object.assign(this, { kind, audience, subject, body });
    this.changedAt = now;
  }
}
