import { EntityRepositoryType, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { User } from '../../users/index.js';
import { SavedPlan } from '../saved-plans/saved-plan.entity.js';
import { SharedPlanRepository } from './shared-plan.repository.js';

/** A token whose hash finds the link and whose sealed form can be shown again (Copy). */
export interface ShareToken {
  hash: Uint8Array;
  sealed: Uint8Array;
}

/** How a link is to be: null never ends. What is not said to be shown is not shown. */
export interface ShareTerms {
  expiresAt: Date | null;
  showsClient: boolean;
  showsNotes: boolean;
}

/** A link by which anyone sees a saved plan, as the library holds it then. */
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

  /** Counted by the database alone, see share-views.ts. */
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

  /** No one gets in by it any more, nor again. */
  revoke(): void {
    this.isActive = false;
  }
}
