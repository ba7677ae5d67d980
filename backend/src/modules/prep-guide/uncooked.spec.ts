import { expect, test } from '@jest/globals';
import { foods } from '../foods/index.js';
import { uncookedOf, uncookedText } from './uncooked.js';

const bought = (id: string, grams: number) => {
  const food = foods.get(id);
  const before = food && uncookedOf(food, grams);
  return before ? uncookedText(before) : null;
};

/** Rice triples its weight, pasta slightly more than doubles it, and meat loses a quarter. */
test.each([
  ['rice-white-cooked', 300, '115 g dry'],
  ['pasta-cooked', 240, '105 g dry'],
  ['lentils-cooked', 250, '85 g dry'],
  ['chicken-breast-cooked', 150, '205 g raw'],
  ['rice-white-cooked', 4, '5 g dry'],
])('the amount to buy of %s for %d g cooked is %s', (id, grams, text) => {
  expect(bought(id, grams)).toBe(text);
});

test.each(['rice-white', 'beetroot-cooked', 'chicken-meat-cooked', 'egg'])('%s is bought as it is', (id) => {
  expect(bought(id, 100)).toBeNull();
});
