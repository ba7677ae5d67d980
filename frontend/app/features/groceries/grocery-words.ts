import type { components } from '#openapi/schema';
import type { GroceryCategory } from '~/paths/groceries';

export type GroceryItem = components['schemas']['GroceryItemResponse'];
export type GroceryList = components['schemas']['GroceryListResponse'];
export type GroceryListSummary = components['schemas']['GroceryListSummary'];

/** The categories in the order of a walk through a shop. */
export const groceryCategories: readonly GroceryCategory[] = [
  ...(['produce', 'meat', 'dairy', 'pantry', 'beverages', 'snacks', 'other'] as const),
];

export const categoryLabels: Record<GroceryCategory, string> = {
  produce: 'Produce',
  meat: 'Meat & Seafood',
  dairy: 'Dairy & Eggs',
  pantry: 'Pantry',
  beverages: 'Beverages',
  snacks: 'Snacks',
  other: 'Other',
};

export const categoryOptions = groceryCategories.map((value) => ({ value, label: categoryLabels[value] }));

export const priorityOptions = [
  { value: 'high', label: 'High' },
  { value: 'medium', label: 'Medium' },
  { value: 'low', label: 'Low' },
];

/** The units that people choose. A list made from a plan may have others. */
const usualUnits = [
  ...['pcs', 'lbs', 'oz', 'cups', 'tbsp', 'tsp', 'cloves', 'bunches', 'packages', 'cans', 'bottles'],
  ...['g', 'kg', 'ml', 'l', 'slices'],
];

export const unitOptions = (current = 'pcs') =>
  [...new Set([...usualUnits, current])].map((value) => ({ value, label: value }));

const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

export const amountText = ({ quantity, unit }: Pick<GroceryItem, 'quantity' | 'unit'>): string =>
  unit === 'pcs' && quantity === 1
    ? '1'
    : `${numbers.format(quantity)} ${quantity === 1 ? (oneOf[unit] ?? unit) : unit}`;

/** The names of units for a single one. The others have no plural. */
const oneOf: Readonly<Record<string, string>> = {
  ...{ lbs: 'lb', cups: 'cup', cloves: 'clove', bunches: 'bunch', packages: 'package', cans: 'can' },
  ...{ bottles: 'bottle', slices: 'slice', stalks: 'stalk', heads: 'head', ears: 'ear', bulbs: 'bulb' },
  ...{ sheets: 'sheet', cubes: 'cube', jars: 'jar', leaves: 'leaf', sprigs: 'sprig', pinches: 'pinch' },
};

/** The exact amount for the plan if the amount on the list is rounded up. */
export const exactText = ({ grams, unit, quantity }: GroceryItem): string | null =>
  grams === null || (unit === 'g' && quantity === grams) ? null : `${weightOf(grams)} in the plan`;

/** A weight as precise as a kitchen scale shows it. */
const weightOf = (grams: number): string =>
  `${numbers.format(grams >= 20 ? Math.round(grams) : Math.round(grams * 10) / 10 || grams)} g`;

/** Says by how much the planned packages fall short of the plan, unless somebody has changed the amount since. */
export const sparedText = ({ spared, unit, quantity }: GroceryItem): string | null =>
  spared && spared.quantity === quantity && spared.unit === unit ? spared.text : null;

/** A price in the currency of the customer's profile, or as a bare number if they have not chosen one. */
export const priceText = (price: number, currency: string | null): string =>
  new Intl.NumberFormat('en-US', {
    ...(currency && { style: 'currency', currency }),
    ...{ minimumFractionDigits: 2, maximumFractionDigits: 2 },
  }).format(price);

export const itemsText = (count: number): string =>
  count === 1 ? '1 item' : `${numbers.format(count)} items`;

/** The file that is shared: everything that is still to buy, by category. */
export function listAsText({ name, items }: Pick<GroceryList, 'name' | 'items'>): string {
  const open = items.filter(({ isChecked }) => !isChecked);
  const groups = groceryCategories.flatMap((category) => {
    const members = open.filter((item) => item.category === category);
    return members.length === 0 ? [] : [[categoryLabels[category], ...members.map(lineOf)].join('\n')];
  });
  return `${[name, ...(groups.length > 0 ? groups : ['Everything is checked off.'])].join('\n\n')}\n`;
}

function lineOf(item: GroceryItem): string {
  const { name, brand, notes } = item;
  const details = [brand, sparedText(item), notes?.replaceAll(/\s+/g, ' ')].filter(Boolean).join('; ');
  return `- ${name}, ${amountText(item)}${details ? ` (${details})` : ''}`;
}
