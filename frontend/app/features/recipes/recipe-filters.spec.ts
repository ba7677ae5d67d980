import { describe, expect, test } from '@jest/globals';
import {
  chipsOf,
  filtersFrom,
  hasEmptyFields,
  isUnfiltered,
  pathWith,
  searchChips,
  sortOptions,
} from './recipe-filters';

const read = (query: string) => filtersFrom(new URLSearchParams(query));
const asAddress = (query: string) => pathWith('/recipes', read(query));

describe('reading an address', () => {
  test('an address without a query asks for everything', () => {
    expect(read('')).toEqual({ excludedAllergens: [], excludedFoods: [], page: 1 });
    expect(isUnfiltered(read(''))).toBe(true);
  });

  test.each([
    'mealType=brunch',
    'dietaryTag=carnivore',
    'excludedAllergens=love',
    'maxPrepTime=7',
    'maxCalories=300.5',
    'minProtein=-10',
    'sort=best',
    'view=grid',
    'page=0',
    'page=two',
    'unknown=1',
  ])('unknown values count as not set: %s', (query) => {
    expect(isUnfiltered(read(query))).toBe(true);
  });

  test.each([
    'search=soup',
    'mealType=breakfast',
    'dietaryTag=vegan',
    'maxCalories=500',
    'excludedAllergens=milk&excludedAllergens=eggs',
    'excludedFoods=olives%2C+pork',
    'sort=protein',
    'page=3',
  ])('known values are written back unchanged: %s', (query) => {
    expect(asAddress(query)).toBe(`/recipes?${query}`);
    expect(isUnfiltered(read(query))).toBe(false);
  });

  test('foods to leave out are separated by commas, without duplicates, at most ten', () => {
    expect(read('excludedFoods=pork, olives,,pork , ').excludedFoods).toEqual(['pork', 'olives']);
    const many = Array.from({ length: 12 }, (_, index) => `food ${index}`).join(',');
    expect(read(`excludedFoods=${many}`).excludedFoods).toHaveLength(10);
    expect(read(`excludedFoods=${'a'.repeat(50)}`).excludedFoods).toEqual(['a'.repeat(40)]);
  });

  test('newest first is the default of a list, and an option of a search', () => {
    expect(asAddress('sort=newest')).toBe('/recipes');
    expect(asAddress('search=soup&sort=newest')).toBe('/recipes?search=soup&sort=newest');
    expect(sortOptions(read('')).map(({ value }) => value)).not.toContain('newest');
    expect(sortOptions(read('search=soup'))[0]).toEqual({ value: '', label: 'Best match' });
  });

  test('a list with another view is not filtered', () => {
    expect(isUnfiltered(read('view=list'))).toBe(true);
    expect(asAddress('view=list')).toBe('/recipes?view=list');
  });

  test('the fields that a form without scripts sends empty are noticed', () => {
    expect(hasEmptyFields(new URLSearchParams('search=&page=2'))).toBe(true);
    expect(hasEmptyFields(new URLSearchParams('search=soup'))).toBe(false);
  });
});

describe('chips', () => {
  const chips = (query: string) => chipsOf('/recipes', read(query), []);

  test('each filter has a chip that leads to the first page of the list without it', () => {
    expect(chips('mealType=lunch&maxCalories=500&page=4')).toEqual([
      { label: 'Lunch', removeTo: '/recipes?maxCalories=500' },
      { label: 'Up to 500 kcal', removeTo: '/recipes?mealType=lunch' },
    ]);
  });

  test('each of several foods or allergens can be removed alone', () => {
    expect(chips('excludedFoods=pork,olives').map(({ removeTo }) => removeTo)).toEqual([
      '/recipes?excludedFoods=olives',
      '/recipes?excludedFoods=pork',
    ]);
    expect(chips('excludedAllergens=milk&excludedAllergens=eggs')).toHaveLength(2);
  });

  test('an order and a page narrow nothing and have no chip', () => {
    expect(chips('sort=protein&page=2&view=list')).toEqual([]);
  });

  test('a search has a chip for each part that was understood, else one for its words', () => {
    const parts = [
      { label: 'vegan', rest: 'soup' },
      { label: 'soup', rest: 'vegan' },
    ];
    expect(searchChips('vegan soup', parts)).toEqual([
      { label: 'Vegan', rest: 'soup' },
      { label: 'Soup', rest: 'vegan' },
    ]);
    expect(searchChips('xyz', [])).toEqual([{ label: '“xyz”', rest: '' }]);
    expect(searchChips(undefined, parts)).toEqual([]);
  });
});
