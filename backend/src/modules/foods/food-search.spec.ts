import { expect, test } from '@jest/globals';
import { findFoods, unitsOf } from './food-search.js';

const ids = (search: string, limit = 3) => findFoods(search, limit).map(({ id }) => id);

test.each([
  ['garlic', 'garlic'],
  ['gar', 'garlic'],
  ['chicken bre', 'chicken-breast'],
  ['breast chick', 'chicken-breast'],
  ['courgette', 'zucchini'],
  ['Garbanzo Beans', 'chickpeas-canned'],
  ['crème fraî', 'creme-fraiche'],
])('the search for %s finds %s first', (search, id) => {
  expect(ids(search)).toContain(id);
});

test('the search finds nothing if no name begins with the text, and the first foods for an empty text', () => {
  expect(ids('zzz')).toEqual([]);
  expect(ids('garlic zzz')).toEqual([]);
  expect(ids('', 50)).toHaveLength(50);
});

test('the search says in which units a food can be measured', () => {
  const [garlic] = findFoods('garlic', 1);
  expect(garlic && unitsOf(garlic)).toEqual(expect.arrayContaining(['g', 'cloves', 'tsp']));
  expect(garlic && unitsOf(garlic)).not.toContain('fillets');
});
