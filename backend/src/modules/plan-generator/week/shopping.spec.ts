import { describe, expect, test } from '@jest/globals';
import type { Menu } from './menu.js';
import { costOfMore, costOfShopping } from './shopping.js';
import {
  LAST_PACKAGE,
  LAST_PACKAGE_THAT_KEEPS,
  LEAST_GRAMS_OF_FISH,
  LEAST_GRAMS_OF_FOOD,
  PACKAGE_REST,
  RAW_MEAT_REST,
  SPOON_OF_FOOD,
  TWIN,
  USED_SHARE_OF_PACKAGE,
} from './weights.js';

const FOOD = 0.2;
const [MILK, SKYR, QUARK, SALMON, MINCE, RICE] = [0, 1, 2, 3, 4, 5];

const menu = {
  costOfFood: FOOD,
  dishes: {
    packageGrams: Float64Array.from([1000, 450, 250, 0, 500, 1000]),
    restCosts: Float64Array.from([MILK, SKYR, QUARK, SALMON, MINCE, RICE], (food) =>
      food === MINCE ? RAW_MEAT_REST : PACKAGE_REST,
    ),
    lastPackageCosts: Float64Array.from([MILK, SKYR, QUARK, SALMON, MINCE, RICE], (food) =>
      food === RICE ? LAST_PACKAGE_THAT_KEEPS : LAST_PACKAGE,
    ),
    leastGrams: Float64Array.from([20, 20, 20, 100, 20, 20]),
    familyOf: Int32Array.from([-1, 0, 0, -1, -1, -1]),
    families: 1,
    membersOf: [[SKYR, QUARK]],
  },
} as unknown as Menu;

const NOTHING = new Float64Array(6);
const costOf = (needs: Record<number, number>) =>
  costOfShopping(
    menu,
    NOTHING.map((_, food) => needs[food] ?? 0),
  );
const restOf = (grams: number) => (PACKAGE_REST * grams) / 100;

describe('a shopping list costs', () => {
  test.each([1000, 1004, 1050])('one package where %d g are needed of 1,000', (grams) => {
    expect(costOf({ [MILK]: grams })).toBeCloseTo(FOOD);
  });

  test('more the less of a last package is used', () => {
    const ofLast = (unused: number, whole = LAST_PACKAGE) =>
      (whole * (unused - 1 + USED_SHARE_OF_PACKAGE)) / USED_SHARE_OF_PACKAGE;
    expect(costOf({ [MILK]: 1100 })).toBeCloseTo(FOOD + restOf(900) + ofLast(0.9));
    expect(costOf({ [MILK]: 200 })).toBeCloseTo(FOOD + restOf(800) + ofLast(0.8));
    expect(costOf({ [MILK]: 1600 })).toBeCloseTo(FOOD + restOf(400));
    expect(costOf({ [RICE]: 200 })).toBeCloseTo(FOOD + restOf(800) + ofLast(0.8, LAST_PACKAGE_THAT_KEEPS));
  });

  test('what is bought for a spoon of it, and less fish than is sold', () => {
    expect(costOf({ [SALMON]: 100 })).toBeCloseTo(FOOD);
    expect(costOf({ [SALMON]: 60 })).toBeCloseTo(FOOD + SPOON_OF_FOOD * (1 - 60 / LEAST_GRAMS_OF_FISH));
    const ofSpoon = SPOON_OF_FOOD * (1 - 5 / LEAST_GRAMS_OF_FOOD);
    expect(costOf({ [MILK]: 1000, [QUARK]: 5 }) - costOf({ [MILK]: 1000 })).toBeGreaterThan(FOOD + ofSpoon);
  });

  test('more for what is left of raw meat', () => {
    expect(costOf({ [MINCE]: 400 })).toBeCloseTo(FOOD + RAW_MEAT_REST);
  });

  test('a twin more than another food', () => {
    expect(costOf({ [SKYR]: 450, [QUARK]: 250 })).toBeCloseTo(2 * FOOD + TWIN);
  });
});

test.each([
  [{}, [MILK, SKYR, QUARK], [500, 90, 240]],
  [{ [MILK]: 900, [QUARK]: 240 }, [MILK, SKYR], [150, 450]],
  [{ [SKYR]: 20, [SALMON]: 60 }, [SKYR, SALMON], [430, 5]],
])('what more costs is the difference (%j)', (needs, foods, grams) => {
  const needed = NOTHING.map((_, food) => (needs as Record<number, number>)[food] ?? 0);
  const after = needed.slice();
  for (const [at, food] of foods.entries()) after[food] = (after[food] ?? 0) + (grams[at] ?? 0);
  const purchase = { foods: Int32Array.from(foods), grams: Int32Array.from(grams) };
  const more = costOfMore(menu, purchase, { servings: 1, needed });
  expect(costOfShopping(menu, needed) + more).toBeCloseTo(costOfShopping(menu, after));
});
