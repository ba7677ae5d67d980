import { EntityRepositoryType, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { User } from '../../users/index.js';
import { SavedPlan } from '../saved-plans/saved-plan.entity.js';
import { SharedPlanRepository } from './shared-plan.repository.js';

/** The link is found by the hash of its token. The encrypted token lets it be shown again (Copy). */
export interface ShareToken {
  hash: Uint8Array;
  sealed: Uint8Array;
}

/** The settings of a link. Null means that it never expires, and what is not enabled is not shown. */
export interface ShareTerms {
  expiresAt: Date | null;
  showsClient: boolean;
  showsNotes: boolean;
}

/** A link with which anyone can see the current state of a saved plan. */
@Entity({ tableName: 'shared_meal_plans', repository: () => SharedPlanRepository })
export class SharedPlan {
  [EntityRepositoryType]?: SharedPlanRepository;

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne(() => SavedPlan, { fieldName: 'meal_plan_id' })
  savedPlan: Rel<SavedPlan>;

  @Property({ type: 'blob' })
  @Unique()
  tokenHash: Uint8Array;

  @Property({ type: 'blob' })
  tokenSealed: Uint8Array;

  @ManyToOne(() => User, { fieldName: 'created_by' })
  createdBy: Rel<User>;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'timestamptz', nullable: true })
  expiresAt: Date | null;

  @Property({ type: 'boolean' })
  isActive = true;

  @Property({ type: 'boolean' })
  showsClient: boolean;

  @Property({ type: 'boolean' })
  showsNotes: boolean;

  /** Only the database counts (see share-views.ts). */
  @Property({ type: 'integer', persist: false })
  viewCount = 0;

  constructor(savedPlan: SavedPlan, token: ShareToken, terms: ShareTerms, now: Date) {
    this.savedPlan = savedPlan;
    this.createdBy = savedPlan.trainer;
    this.tokenHash = token.hash;
    this.tokenSealed = token.sealed;
    this.createdAt = now;
    this.change(terms);
  }

  change({ expiresAt, showsClient, showsNotes }: ShareTerms): void {
    this.expiresAt = expiresAt;
    this.showsClient = showsClient;
    this.showsNotes = showsNotes;
  }

  hasEnded(now: Date): boolean {
    return this.expiresAt !== null && this.expiresAt <= now;
  }

  /** Invalidates the link permanently. */
  revoke(): void {
    this.isActive = false;
  }
}
