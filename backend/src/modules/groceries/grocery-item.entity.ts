import { EntityRepositoryType, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { GroceryItemRepository } from './grocery-item.repository.js';
import { GroceryList } from './grocery-list.entity.js';
import { type Category, ITEM_DEFAULTS, type ItemUnit, type PlanNeed, type Priority } from './item-fields.js';
import {
  type FieldTimes,
  type IncomingChange,
  type ItemChange,
  latestOf,
  type Merged,
  mergeChange,
  momentOf,
} from './merging/merge-change.js';

/** An item of a list. It changes only by merging changes, so that the order in which they arrive does not matter. */
@Entity({ tableName: 'grocery_list_items', repository: () => GroceryItemRepository })
export class GroceryItem {
  [EntityRepositoryType]?: GroceryItemRepository;

  [PrimaryKeyProp]?: ['list', 'id'];

  @ManyToOne(() => GroceryList, { primary: true, fieldName: 'grocery_list_id' })
  list: Rel<GroceryList>;

  /** A phone chooses it, so it is unique only within its list. */
  @PrimaryKey({ type: 'uuid' })
  id: string;

  /** Null while only changes of the item have arrived whose addition is still on its way. */
  @Property({ type: 'text', nullable: true })
  name: string | null = null;

  @Property({ type: 'text' })
  category: Category = ITEM_DEFAULTS.category;

  @Property({ type: 'float', columnType: 'double precision' })
  quantity: number = ITEM_DEFAULTS.quantity;

  @Property({ type: 'text' })
  unit: ItemUnit = ITEM_DEFAULTS.unit;

  @Property({ type: 'boolean' })
  isChecked: boolean = ITEM_DEFAULTS.isChecked;

  @Property({ type: 'text' })
  priority: Priority = ITEM_DEFAULTS.priority;

  @Property({ type: 'text', nullable: true })
  notes: string | null = null;

  @Property({ type: 'float', columnType: 'double precision', nullable: true })
  estimatedPrice: number | null = null;

  @Property({ type: 'text', nullable: true })
  brand: string | null = null;

  @Property({ type: 'uuid', nullable: true })
  recipeId: string | null = null;

  @Property({ type: 'text', nullable: true })
  recipeName: string | null = null;

  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  need: PlanNeed | null = null;

  @Property({ type: 'json', columnType: 'jsonb' })
  fieldTimes: FieldTimes = {};

  @Property({ type: 'boolean' })
  isDeleted = false;

  @Property({ type: 'integer' })
  version = 0;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'timestamptz' })
  updatedAt: Date;

  constructor(list: GroceryList, id: string, now: Date) {
    this.list = list;
    this.id = id;
    this.createdAt = now;
    this.updatedAt = now;
  }

  /** Whether the list shows it: it has been added and not been deleted since. */
  get isShown(): boolean {
    return this.name !== null && !this.isDeleted;
  }

  /** Returns the moment at which a change counts, in milliseconds. */
  momentOf({ at, ...change }: IncomingChange, now: Date): number {
    if (at === null) return Math.max(now.getTime(), latestOf(this.fieldTimes) + 1);
    return momentOf(this.fieldTimes, { at, ...change });
  }

  /** Computes what a change would do; null if it is outdated. */
  tryMerge(change: ItemChange): Merged | null {
    return mergeChange(this.fieldTimes, change);
  }

  isShownAfter({ set, isDeleted }: Merged): boolean {
    return (set.name ?? this.name) !== null && !isDeleted;
  }

  take({ set, times, isDeleted }: Merged, { version, now }: { version: number; now: Date }): void {
    Object.assign(this, set);
    this.fieldTimes = times;
    this.isDeleted = isDeleted;
    this.version = version;
    this.updatedAt = now;
  }
}
