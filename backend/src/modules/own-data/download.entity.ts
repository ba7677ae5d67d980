import { EntityRepositoryType } from '@mikro-orm/core';
import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { after, days } from '../../platform/clock/clock.js';
import { DownloadRepository } from './download.repository.js';

export const DOWNLOAD_STATUSES = ['waiting', 'running', 'done', 'failed'] as const;

export type DownloadStatus = (typeof DOWNLOAD_STATUSES)[number];

const MAX_ATTEMPTS = 3;

/** The file with all that is kept of a user, which a job makes. Each user has at most one. */
@Entity({ tableName: 'own_data_downloads', repository: () => DownloadRepository })
export class Download {
  [EntityRepositoryType]?: DownloadRepository;

  @PrimaryKey({ type: 'uuid' }) id: string = uuid();
  @Property({ type: 'uuid' }) userId: string;
  @Enum({ items: () => DOWNLOAD_STATUSES, type: 'text' }) status: DownloadStatus = 'waiting';
  @Property({ type: 'integer' }) attempts = 0;
  @Property({ type: 'bigint', runtimeType: 'number', nullable: true }) bytes: number | null = null;
  @Property({ type: 'timestamptz' }) createdAt: Date;
  @Property({ type: 'timestamptz' }) changedAt: Date;
  @Property({ type: 'timestamptz', nullable: true }) expiresAt: Date | null = null;

  constructor(userId: string, now: Date) {
    this.userId = userId;
    this.createdAt = now;
    this.changedAt = now;
  }

  get isUnderWay(): boolean {
    return this.status === 'waiting' || this.status === 'running';
  }

  get mayBeTriedAgain(): boolean {
    return this.attempts < MAX_ATTEMPTS;
  }

  /** Counts an attempt before it is made, so that one during which the process dies counts, too. */
  begin(now: Date): void {
    this.status = 'running';
    this.attempts += 1;
    this.changedAt = now;
  }

  finish(bytes: number, now: Date): void {
    this.bytes = bytes;
    this.end('done', now);
  }

  fail(now: Date): void {
    this.bytes = null;
    this.end('failed', now);
  }

  private end(status: 'done' | 'failed', now: Date) {
    this.status = status;
    this.changedAt = now;
    this.expiresAt = after(now, days(1));
  }
}
