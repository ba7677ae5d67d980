import { type Aisle, type Food, foods } from '../foods/index.js';
import type { ShoppingItem } from '../plan-model/index.js';

/** The groups in which the customer's guide shows the list. */
export const SHOPPING_GROUPS = [
  'Produce & Fresh Items',
  'Proteins & Meat',
  'Dairy & Refrigerated',
  'Pantry & Dry Goods',
] as const;

export type ShoppingGroup = (typeof SHOPPING_GROUPS)[number];

/** Groups without items are omitted. */
export function shoppingGroups(items: ShoppingItem[]): { group: ShoppingGroup; items: ShoppingItem[] }[] {
  return SHOPPING_GROUPS.map((group) => ({
    group,
    items: items.filter((item) => groupOf(item) === group),
  })).filter((each) => each.items.length > 0);
}

function groupOf({ foodId, ingredient }: ShoppingItem): ShoppingGroup {
  const food = foods.get(foodId ?? '');
  return food ? groupOfFood(food) : (groupOfName(ingredient) ?? 'Pantry & Dry Goods');
}

/** Foods eaten for their protein, wherever the shop keeps them. */
const PROTEINS = new Set([
  ...['egg', 'tofu', 'tempeh', 'seitan', 'soy', 'beans', 'lentils', 'chickpeas', 'protein powder'],
  ...['tuna', 'salmon', 'sardines', 'mackerel', 'crab', 'beef'],
]);

const OF_AISLE: Partial<Record<Aisle, ShoppingGroup>> = {
  produce: 'Produce & Fresh Items',
  meat: 'Proteins & Meat',
  dairy: 'Dairy & Refrigerated',
};

/** Foods that the shop keeps cold, whatever they are made of. */
const REFRIGERATED = new Set([
  'hummus',
  'french-fries-frozen',
  'hash-brown-frozen',
  'sweet-potato-fries-frozen',
]);

function groupOfFood({ id, main, aisle }: Food): ShoppingGroup {
  if (REFRIGERATED.has(id)) return 'Dairy & Refrigerated';
  return PROTEINS.has(main ?? '') ? 'Proteins & Meat' : (OF_AISLE[aisle] ?? 'Pantry & Dry Goods');
}

/** The specification's keywords for foods that the table does not know. The first match counts. */
const KEYWORDS: [ShoppingGroup, RegExp][] = [
  [
    'Produce & Fresh Items',
    /tomato|lettuce|onion|garlic|pepper|carrot|spinach|broccoli|cucumber|avocado|lemon|lime|apple|banana|berry|berries|fruit|vegetable|herb|basil|parsley/i,
  ],
  [
    'Proteins & Meat',
    /chicken|beef|pork|fish|salmon|tuna|egg|tofu|protein|meat|turkey|shrimp|beans|lentils/i,
  ],
  ['Dairy & Refrigerated', /milk|cheese|yogurt|butter|cream/i],
];

const groupOfName = (name: string): ShoppingGroup | null =>
  KEYWORDS.find(([, words]) => words.test(name))?.[0] ?? null;

const AISLE_OF: Record<ShoppingGroup, Aisle> = {
  'Produce & Fresh Items': 'produce',
  'Proteins & Meat': 'meat',
  'Dairy & Refrigerated': 'dairy',
  'Pantry & Dry Goods': 'pantry',
};

/** Finds the aisle of an item of which only the name is known. */
export function aisleOfName(name: string): Aisle {
  const group = groupOfName(name);
  return group === null ? 'other' : AISLE_OF[group];
}
