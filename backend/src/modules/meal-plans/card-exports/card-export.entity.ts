import { EntityRepositoryType } from '@mikro-orm/core';
import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { after, days } from '../../../platform/clock/clock.js';
import { CARD_SIZES, type CardOptions, type CardSize } from '../../plan-printing/index.js';
import { CardExportRepository } from './card-export.repository.js';

export const EXPORT_STATUSES = ['waiting', 'running', 'done', 'failed'] as const;

export type ExportStatus = (typeof EXPORT_STATUSES)[number];

/**
 * The selection of recipes: those of one plan, of one customer's plans, or, if both are null, of all assigned
 * plans.
 */
export interface WantedCards {
  planId: string | null;
  customerId: string | null;
}

interface MeasuredCards extends WantedCards {
  name: string;
  total: number;
}

const MAX_ATTEMPTS = 3;

/** Recipe cards that a job makes. Each user has at most one export. */
@Entity({ tableName: 'card_exports', repository: () => CardExportRepository })
export class CardExport implements WantedCards {
  [EntityRepositoryType]?: CardExportRepository;

  @PrimaryKey({ type: 'uuid' }) id: string = uuid();
  @Property({ type: 'uuid' }) userId: string;
  @Property({ type: 'uuid', nullable: true }) planId: string | null;
  @Property({ type: 'uuid', nullable: true }) customerId: string | null;

  /** The name of the plan or of the customer whose cards these are. */
  @Property({ type: 'text' }) name: string;
  @Enum({ items: () => CARD_SIZES, type: 'text' }) cardSize: CardSize;
  @Property({ type: 'boolean' }) includesNutrition: boolean;

  @Enum({ items: () => EXPORT_STATUSES, type: 'text' }) status: ExportStatus = 'waiting';
  @Property({ type: 'integer' }) total: number;
  @Property({ type: 'integer' }) made = 0;
  @Property({ type: 'integer' }) attempts = 0;
  @Property({ type: 'integer', nullable: true }) bytes: number | null = null;
  @Property({ type: 'timestamptz' }) createdAt: Date;
  @Property({ type: 'timestamptz' }) changedAt: Date;
  @Property({ type: 'timestamptz', nullable: true }) expiresAt: Date | null = null;

  constructor(userId: string, wanted: MeasuredCards, options: CardOptions, now: Date) {
    this.userId = userId;
    this.planId = wanted.planId;
    this.customerId = wanted.customerId;
    this.name = wanted.name;
    this.total = wanted.total;
    this.cardSize = options.cardSize;
    this.includesNutrition = options.includeNutrition;
    this.createdAt = now;
    this.changedAt = now;
  }

  get isUnderWay(): boolean {
    return this.status === 'waiting' || this.status === 'running';
  }

  get options(): CardOptions {
    return { cardSize: this.cardSize, includeNutrition: this.includesNutrition };
  }

  /** Whether another attempt may be made if this one fails. */
  get mayBeTriedAgain(): boolean {
    return this.attempts < MAX_ATTEMPTS;
  }

  /** Counts an attempt before it is made, so that one during which the process dies counts, too. */
  begin(now: Date): void {
    this.status = 'running';
    this.attempts += 1;
    this.made = 0;
    this.changedAt = now;
  }

  finish(bytes: number, now: Date): void {
    this.made = this.total;
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
