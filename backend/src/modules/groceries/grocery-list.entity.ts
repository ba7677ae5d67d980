import { EntityRepositoryType, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { User } from '../users/index.js';
import { GroceryListRepository } from './grocery-list.repository.js';

export const DEFAULT_LIST_NAME = 'My Grocery List';

/** A customer's list of what to buy. */
@Entity({ tableName: 'grocery_lists', repository: () => GroceryListRepository })
export class GroceryList {
  [EntityRepositoryType]?: GroceryListRepository;

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne(() => User)
  customer: Rel<User>;

  /** The customer's plan from which it was made. A list outlives its plan. */
  @Property({ type: 'uuid', nullable: true })
  mealPlanId: string | null;

  @Property({ type: 'text' })
  name: string;

  /** Counts the batches of changes. Each item has the version that changed it last. */
  @Property({ type: 'integer' })
  version = 0;

  /** Deletions up to this version are no longer known. */
  @Property({ type: 'integer' })
  forgottenVersion = 0;

  /** When it was changed last, or opened on a phone that said so. */
  @Property({ type: 'timestamptz' })
  usedAt: Date;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'timestamptz' })
  updatedAt: Date;

  constructor(customer: User, { name, mealPlanId }: { name: string; mealPlanId: string | null }, now: Date) {
    this.customer = customer;
    this.name = name;
    this.mealPlanId = mealPlanId;
    this.createdAt = now;
    this.updatedAt = now;
    this.usedAt = now;
  }

  /** A name counts as a change, so that other phones learn of it. */
  rename(name: string, now: Date): void {
    this.name = name;
    this.noteChange(now);
  }

  noteChange(now: Date): void {
    this.version += 1;
    this.updatedAt = now;
    this.noteUse(now);
  }

  noteUse(now: Date): void {
    this.usedAt = now;
  }
}
