import { expect, test } from '@jest/globals';
import { adminFilters, macroFilters, mainFilters, numberChips, numbersIn, numbersOf } from './number-filters';

const read = (query: string, offered = [...mainFilters, ...macroFilters]) =>
  numbersIn(new URLSearchParams(query), offered);

test('the options of a filter name its unit', () => {
  expect(macroFilters[0]).toMatchObject({
    name: 'minProtein',
    label: 'Minimum protein',
    options: expect.arrayContaining([{ value: '20', label: '20 g' }]),
  });
});

test('an address is read for the values that can be chosen', () => {
  expect(read('maxPrepTime=30&minFat=5')).toEqual({ maxPrepTime: 30, minFat: 5 });
  expect(read('maxPrepTime=31&minFat=&maxCalories=500.5&maxCarbs=-10')).toEqual({});
});

test('a list reads only the filters that it offers', () => {
  expect(read('maxPrepTime=30&maxCalories=500', adminFilters)).toEqual({ maxPrepTime: 30 });
});

test('each filter that is set has a chip', () => {
  expect(numberChips({ maxCalories: 500, minFat: undefined, maxProtein: 40 })).toEqual([
    { name: 'maxCalories', label: 'Up to 500 kcal' },
    { name: 'maxProtein', label: 'Protein up to 40 g' },
  ]);
});

test('number filters are separated from other parameters of an address', () => {
  const asked = { search: 'soup', page: 2, maxPrepTime: 15, minFat: undefined };
  expect(numbersOf(asked)).toEqual({ maxPrepTime: 15 });
});
