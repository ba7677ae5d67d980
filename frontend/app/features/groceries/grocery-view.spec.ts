import { expect, test } from '@jest/globals';
import { countCategories, estimatedTotal, groceryViewIn, groupItems } from './grocery-view';
import { exactText, type GroceryItem, listAsText, sparedText } from './grocery-words';

const item = (name: string, fields: Partial<GroceryItem> = {}): GroceryItem => ({
  ...{ id: name, groceryListId: 'list', name, category: 'produce', quantity: 1, unit: 'pcs' },
  ...{ isChecked: false, priority: 'medium', notes: null, estimatedPrice: null, brand: null },
  ...{ recipeId: null, recipeName: null, foodId: null, drawing: null, grams: null, spared: null },
  ...{ createdAt: '', updatedAt: '' },
  ...fields,
});

const ITEMS = [
  item('Apples', { isChecked: true, estimatedPrice: 2 }),
  item('Bananas', { estimatedPrice: 0.1 }),
  item('Milk', { category: 'dairy', quantity: 1.5, unit: 'l', estimatedPrice: 0.2, brand: 'Meadow' }),
];

const namesIn = (view: Parameters<typeof groupItems>[1]) =>
  groupItems(ITEMS, view).map(({ title, items }) => [title, ...items.map(({ name }) => name)]);

test('items are shown by category with checked ones last, or all in one list', () => {
  expect(namesIn({})).toEqual([
    ['Produce', 'Bananas', 'Apples'],
    ['Dairy & Eggs', 'Milk'],
  ]);
  expect(namesIn({ plain: true })).toEqual([[null, 'Bananas', 'Milk', 'Apples']]);
});

test('items are found by category, and by words in their name, brand, and notes', () => {
  expect(namesIn({ category: 'dairy' })).toEqual([['Dairy & Eggs', 'Milk']]);
  expect(namesIn({ search: 'MEAD' })).toEqual([['Dairy & Eggs', 'Milk']]);
  expect(namesIn({ search: 'tofu' })).toEqual([]);
});

test('the total is that of what is still to buy, to the cent', () => {
  expect(estimatedTotal(ITEMS)).toBe(0.3);
  expect(estimatedTotal([item('Salt')])).toBeNull();
});

test('categories are counted by what is still to buy', () => {
  expect(countCategories(ITEMS)).toEqual([
    { category: 'produce', open: 1 },
    { category: 'dairy', open: 1 },
  ]);
});

test('an address with nonsense shows the usual view', () => {
  expect(groceryViewIn(new URLSearchParams('list=1&view=grid&category=toys&search=+'))).toEqual({});
});

test('the shared text has what is still to buy', () => {
  expect(listAsText({ name: 'Weekend', items: ITEMS })).toBe(
    'Weekend\n\nProduce\n- Bananas, 1\n\nDairy & Eggs\n- Milk, 1.5 l (Meadow)\n',
  );
  const one = [item('Celery', { unit: 'stalks' })];
  expect(listAsText({ name: 'Weekend', items: one })).toContain('- Celery, 1 stalk\n');
  expect(listAsText({ name: 'Weekend', items: [] })).toBe('Weekend\n\nEverything is checked off.\n');
});

test('what packages lack is said only of the amount that was planned', () => {
  const spared = { quantity: 1, unit: 'cans', text: '7 g less than planned' } as const;
  const planned = item('Coconut milk', { quantity: 1, unit: 'cans', spared });
  expect(sparedText(planned)).toBe(spared.text);
  expect(listAsText({ name: 'Week', items: [planned] })).toContain(
    'Coconut milk, 1 can (7 g less than planned)',
  );
  expect(sparedText({ ...planned, quantity: 2 })).toBeNull();
  expect(sparedText({ ...planned, unit: 'packages' })).toBeNull();
});

test('the exact weight is as precise as a kitchen scale, and left out where it is the amount', () => {
  const told = (grams: number) => exactText(item('Pepper', { quantity: 2, grams }));
  expect([1220, 163.63, 35.63, 12.54, 0.53, 0.04].map(told)).toEqual(
    ['1,220 g', '164 g', '36 g', '12.5 g', '0.5 g', '0.04 g'].map((weight) => `${weight} in the plan`),
  );
  expect(exactText(item('Oats', { quantity: 150, unit: 'g', grams: 150 }))).toBeNull();
});
