import { expect, test } from '@jest/globals';
import { activeFilters, filtersFrom, isNarrowed, pathWith } from './my-plan-filters';

const read = (query: string) => filtersFrom(new URLSearchParams(query));

test.each(['', 'fitnessGoal=flying', 'sort=color', 'sort=date', 'page=0'])(
  'the list is whole and the newest plan first unless the address says otherwise: "%s"',
  (query) => {
    expect(pathWith('/my-meal-plans', read(query))).toBe('/my-meal-plans');
    expect(isNarrowed(read(query))).toBe(false);
    expect(activeFilters(read(query))).toBe(0);
  },
);

test('filters are written back into the same address', () => {
  const query = 'search=lean&sort=calories&page=2';
  expect(pathWith('/my-meal-plans', read(query))).toBe(`/my-meal-plans?${query}`);
});

test('a sort order counts as a filter but narrows nothing', () => {
  expect(activeFilters(read('sort=name'))).toBe(1);
  expect(isNarrowed(read('sort=name'))).toBe(false);
  expect(isNarrowed(read('search=lean'))).toBe(true);
});
