import { expect, test } from '@jest/globals';
import { chipsOf, filtersFrom, recipesPath, viewFrom, withTicked } from './admin-recipe-filters';

const read = (query: string) => filtersFrom(new Request(`http://localhost/admin${query}`));

test('an address without a query asks for everything', () => {
  expect(recipesPath(read(''))).toBe('/admin');
});

test.each(['?mealType=brunch', '?status=lost', '?maxPrepTime=7', '?view=list', '?page=-1', '?tab=admin'])(
  'unknown values count as not set: %s',
  (query) => expect(recipesPath(read(query))).toBe('/admin'),
);

test.each(['?search=soup', '?mealType=lunch&status=pending', '?maxPrepTime=30&view=table&page=2'])(
  'known values are written back unchanged: %s',
  (query) => expect(recipesPath(read(query))).toBe(`/admin${query}`),
);

test('a view that is not chosen is left to the last choice', () => {
  expect(read('').view).toBeUndefined();
  expect(viewFrom('cards')).toBe('cards');
  expect(viewFrom(null)).toBeUndefined();
});

test('Select Mode has an address, with all of the page ticked or only some', () => {
  const filters = read('?status=pending');
  expect(recipesPath(filters, {})).toBe('/admin?status=pending&select=1');
  expect(recipesPath(filters, { ids: 'all' })).toBe('/admin?status=pending&select=all');
  expect(recipesPath(filters, { ids: ['a', 'b'] })).toBe('/admin?status=pending&select=1&id=a&id=b');
});

test('ticks are added to an address with and without a query', () => {
  expect(withTicked('/admin', ['a', 'b'])).toBe('/admin?id=a&id=b');
  expect(withTicked('/admin?page=2', ['a'])).toBe('/admin?page=2&id=a');
  expect(withTicked('/admin', [])).toBe('/admin');
});

test('each filter has a chip that leads to the first page of the list without it', () => {
  const chips = chipsOf(read('?mealType=lunch&status=pending&page=3'), []);
  expect(chips).toEqual([
    { label: 'Lunch', removeTo: '/admin?status=pending' },
    { label: 'Pending', removeTo: '/admin?mealType=lunch' },
  ]);
});
