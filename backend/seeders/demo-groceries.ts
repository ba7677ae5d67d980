import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuid } from 'uuid';
import { GroceryList } from '../src/modules/groceries/grocery-list.entity.js';
import { ITEM_DEFAULTS, type ItemContent } from '../src/modules/groceries/item-fields.js';
import { applyChanges } from '../src/modules/groceries/merging/apply-changes.js';
import type { User } from '../src/modules/users/user.entity.js';
import { after, days } from '../src/platform/clock/clock.js';

type DemoItem = Partial<ItemContent> & Pick<ItemContent, 'name'>;

const AT_HOME: DemoItem[] = [
  { name: 'Bananas', quantity: 6, estimatedPrice: 1.8 },
  { name: 'Spinach', quantity: 2, unit: 'packages', estimatedPrice: 3.6 },
  {
    name: 'Chicken breast',
    category: 'meat',
    quantity: 1.2,
    unit: 'kg',
    priority: 'high',
    estimatedPrice: 14.4,
  },
  { name: 'Skyr', category: 'dairy', quantity: 4, unit: 'cans', brand: 'Northern Farm', isChecked: true },
  { name: 'Eggs', category: 'dairy', quantity: 12, estimatedPrice: 3.5, isChecked: true },
  { name: 'Brown rice', category: 'pantry', quantity: 1, unit: 'kg', estimatedPrice: 2.9 },
  { name: 'Sparkling water', category: 'beverages', quantity: 6, unit: 'bottles' },
  { name: 'Dark chocolate', category: 'snacks', priority: 'low', notes: 'At least 70% cocoa' },
  { name: 'Dishwasher tabs', category: 'other', unit: 'packages' },
];

const FOR_THE_BARBECUE: DemoItem[] = [
  { name: 'Corn on the cob', quantity: 8 },
  { name: 'Charcoal', category: 'other', quantity: 2, unit: 'packages', priority: 'high' },
];

/** Gives one customer two lists, of which the first was used last. */
export function seedDemoGroceries(em: EntityManager, { busy }: { busy: User }, now: Date): void {
  addList(em, busy, { name: 'Weekend barbecue', items: FOR_THE_BARBECUE }, after(now, -days(6)));
  addList(em, busy, { name: 'Weekly groceries', items: AT_HOME }, after(now, -days(1)));
}

function addList(
  em: EntityManager,
  customer: User,
  { name, items }: { name: string; items: DemoItem[] },
  at: Date,
): void {
  const list = new GroceryList(customer, { name, mealPlanId: null }, at);
  const state = { list, items: new Map(), known: new Set<string>(), shown: 0, kept: 0 };
  const additions = items.map((item) => ({
    ...{ id: uuid(), at: null, itemId: uuid(), set: { ...ITEM_DEFAULTS, ...item } },
  }));
  em.persist([list, ...applyChanges(state, additions, at).added]);
}
