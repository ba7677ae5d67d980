import { expect, test } from '@jest/globals';
import type { ShoppingItem } from '../plan-model/plan.js';
import { shoppingGroups } from './shopping-groups.js';

const item = (ingredient: string, foodId: string | null = null): ShoppingItem => ({
  ingredient,
  totalAmount: 1,
  unit: 'pcs',
  usedInRecipes: [],
  grams: null,
  foodId,
  aisle: 'other',
});

const groupOf = (each: ShoppingItem) => shoppingGroups([each])[0]?.group;

test.each([
  ['peanut butter', 'peanut-butter', 'Pantry & Dry Goods'],
  ['black pepper', 'pepper-black', 'Pantry & Dry Goods'],
  ['tomato paste', 'tomato-paste', 'Pantry & Dry Goods'],
  ['eggplant', 'eggplant', 'Produce & Fresh Items'],
  ['green bean', 'bean-green', 'Produce & Fresh Items'],
  ['egg', 'egg', 'Proteins & Meat'],
  ['firm tofu', 'tofu-firm', 'Proteins & Meat'],
  ['canned tuna', 'tuna-canned-water', 'Proteins & Meat'],
  ['canned black beans', 'beans-black-canned', 'Proteins & Meat'],
  ['feta', 'feta', 'Dairy & Refrigerated'],
  ['oat milk', 'milk-oat', 'Dairy & Refrigerated'],
  ['hummus', 'hummus', 'Dairy & Refrigerated'],
  ['frozen French fries', 'french-fries-frozen', 'Dairy & Refrigerated'],
  ['seitan', 'seitan', 'Proteins & Meat'],
  ['tap water', 'water', 'Pantry & Dry Goods'],
])('%s is known as a food: %s stands under %s', (name, food, group) => {
  expect(groupOf(item(name, food))).toBe(group);
});

test.each([
  ['Heirloom tomatoes', 'Produce & Fresh Items'],
  ['Smoked fish', 'Proteins & Meat'],
  ['Cashew cheese', 'Dairy & Refrigerated'],
  ['Zatar', 'Pantry & Dry Goods'],
])('%s is known by its name alone and stands under %s', (name, group) => {
  expect(groupOf(item(name))).toBe(group);
});

test('groups keep the order of the list, and empty ones are not shown', () => {
  const groups = shoppingGroups([item('onion', 'onion'), item('rice', 'rice-white'), item('apple', 'apple')]);
  expect(groups.map(({ group, items }) => [group, items.map(({ ingredient }) => ingredient)])).toEqual([
    ['Produce & Fresh Items', ['onion', 'apple']],
    ['Pantry & Dry Goods', ['rice']],
  ]);
});
