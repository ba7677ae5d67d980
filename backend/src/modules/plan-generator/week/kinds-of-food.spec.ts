import { expect, test } from '@jest/globals';
import { KindsOfFood } from './kinds-of-food.js';

const [LENTILS, COCONUT_MILK, LIGHT_COCONUT_MILK, SPINACH, ONION] = [0, 1, 2, 3, 4];
/** Both kinds of coconut milk are of one family. */
const kinds = new KindsOfFood(
  { familyOf: Int32Array.from([-1, 0, 0, -1, -1]) },
  { everywhere: [ONION], atBreakfast: [COCONUT_MILK, LIGHT_COCONUT_MILK] },
);

function purchaseOf(needs: Record<number, number>) {
  const foods = Int32Array.from(Object.keys(needs), Number);
  return { foods, grams: foods.map((food) => needs[food] ?? 0) };
}

const dal = purchaseOf({ [LENTILS]: 60, [COCONUT_MILK]: 100, [SPINACH]: 40 });

test('of a serving, what it has enough of is seen, but not its base', () => {
  const serving = purchaseOf({ [LENTILS]: 60, [SPINACH]: 24, [ONION]: 50 });
  expect(kinds.seenIn(serving)).toEqual([LENTILS]);
});

test('of a breakfast, a spoon is seen, but not its milk', () => {
  const serving = purchaseOf({ [LENTILS]: 15, [SPINACH]: 13, [COCONUT_MILK]: 100, [ONION]: 50 });
  expect(kinds.seenAtBreakfastIn(serving)).toEqual([LENTILS]);
});

test('foods that do the same are seen as one', () => {
  const [full] = kinds.seenIn(purchaseOf({ [COCONUT_MILK]: 50 }));
  expect(kinds.seenIn(purchaseOf({ [LIGHT_COCONUT_MILK]: 60, [COCONUT_MILK]: 30 }))).toEqual([full]);
});

test.each<[string, Record<number, number>, number]>([
  ['itself', { [LENTILS]: 60, [COCONUT_MILK]: 100, [SPINACH]: 40 }, 1],
  ['the same with another of the family', { [LENTILS]: 60, [LIGHT_COCONUT_MILK]: 100, [SPINACH]: 40 }, 1],
  ['a larger dish that has all of it', { [LENTILS]: 60, [COCONUT_MILK]: 100, [SPINACH]: 240 }, 0.5],
  ['a dish that shares its lentils', { [LENTILS]: 50, [ONION]: 100 }, 0.25],
  ['a dish of other foods', { [ONION]: 200 }, 0],
  ['nothing', {}, 0],
])('a dish is as much like %s as its weight is of the same', (_, other, expected) => {
  expect(kinds.likenessOf(dal, purchaseOf(other))).toBeCloseTo(expected);
  expect(kinds.likenessOf(purchaseOf(other), dal)).toBeCloseTo(expected);
});
