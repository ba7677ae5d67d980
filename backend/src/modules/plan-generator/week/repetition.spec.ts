import { expect, test } from '@jest/globals';
import type { MealType } from '../../recipes/index.js';
import type { CookedPlan } from './cooked-plan.js';
import { costOfDishesAgain, costOfLikeness, costOfSameBreakfasts, SeenFoods } from './repetition.js';
import {
  LIKE_ANOTHER,
  SAME_BREAKFAST_FOOD,
  SAME_DISH,
  SAME_DISH_OFTEN,
  SAME_DISH_SOON,
  SAME_GRAIN_OFTEN,
  SEEN_FOOD_OFTEN,
  SEEN_FOOD_ON_END,
  USUAL_LIKENESS,
} from './weights.js';

interface Eaten {
  dish: number;
  /** The side beside each meal, if there is one. */
  side?: number;
  /** The numbers of the days, of which the first is 0. */
  days: number[];
}

const [CHICKEN, SPROUTS, RICE, OATS] = [0, 1, 2, 3];
/** The foods that are seen of each dish. */
const SEEN = [[CHICKEN, RICE], [CHICKEN, SPROUTS], [SPROUTS], [OATS]];
const STARCHES = [RICE, -1, -1, OATS];
const [GLASS_OF_MILK, BOWL_OF_RICE] = [0, 1];
const SEEN_IN_SIDES = [[], [RICE]];
/** The likeness of each pair of dishes, which exceeds the usual one by 0.3, 0.1, or nothing. */
const LIKENESS = [
  [1, USUAL_LIKENESS + 0.3, USUAL_LIKENESS, 0],
  [USUAL_LIKENESS + 0.3, 1, USUAL_LIKENESS + 0.1, 0],
  [USUAL_LIKENESS, USUAL_LIKENESS + 0.1, 1, 0],
  [0, 0, 0, 1],
];

/** A week in which one meal of this type is eaten from each pot on its days. */
function weekOf(
  eaten: Eaten[],
  type: MealType = 'dinner',
  rules: object = { maxIngredients: null },
): CookedPlan {
  const days = Array.from({ length: 7 }, () => [{ type }]);
  const seenFoodsOf = (dish: number) => SEEN[dish] ?? [];
  const likenessOf = (one: number, other: number) => LIKENESS[one]?.[other] ?? 0;
  return {
    dishOf: Int32Array.from(eaten, ({ dish }) => dish),
    pots: eaten.map((pot) => ({
      meals: pot.days.map((day) => ({ day, index: 0 })),
      isCookedOnce: type === 'dinner',
    })),
    servings: days.map((_, day) => [
      {
        sides: eaten.flatMap(({ side, days: own }) =>
          side !== undefined && own.includes(day) ? [{ side }] : [],
        ),
      },
    ]),
    menu: {
      seenFoodsOfSides: SEEN_IN_SIDES,
      problem: { days, task: { wish: { rules } } },
      dishes: {
        starch: Int32Array.from(STARCHES),
        ...{ seenFoodsOf, seenAtBreakfastOf: seenFoodsOf, likenessOf },
      },
    },
  } as unknown as CookedPlan;
}

const DAYS = [0, 1, 2, 3, 4, 5, 6];
const seenIn = (eaten: Eaten[], except?: number) =>
  new SeenFoods(weekOf(eaten), { days: DAYS, pots: [...eaten.keys()] }, except);

test.each<[string, Eaten[], number]>([
  ['in one pot', [{ dish: 0, days: [0, 1, 3] }], 0],
  [
    'long after it was eaten',
    [
      { dish: 0, days: [0] },
      { dish: 0, days: [3, 4] },
    ],
    SAME_DISH,
  ],
  [
    'two days after its leftovers',
    [
      { dish: 0, days: [0, 1] },
      { dish: 0, days: [3] },
    ],
    SAME_DISH + SAME_DISH_SOON,
  ],
  [
    'at five meals',
    [
      { dish: 0, days: [0, 1] },
      { dish: 0, days: [4, 5, 6] },
    ],
    SAME_DISH + 2 * SAME_DISH_OFTEN,
  ],
])('a dish that comes %s costs what repetition costs', (_, eaten, expected) => {
  expect(costOfDishesAgain(weekOf(eaten))).toBeCloseTo(expected);
});

test.each<[string, number[], number[], number]>([
  ['that are as much alike as usual cost nothing', [0, 2], [0, 1], 0],
  ['that have little in common do not make up for those on either side', [0, 3, 1], [0, 1, 2], 0.3],
  ['that are more alike cost what is more, in any order', [1, 0], [0, 1], 0.3],
  ['cost for each two that are alike', [0, 1, 2], [0, 1, 2], 0.3 + 0.1],
  ['cost once for each pot of theirs', [0, 1, 0], [0, 1, 2], 0.3 + 0.3],
  ['that are the same are no matter of likeness', [0, 0], [0, 1], 0],
  ['count only among the pots that are asked about', [0, 1, 2], [1, 2], 0.1],
])('dishes %s', (_, dishes, pots, more) => {
  const week = weekOf(dishes.map((dish, day) => ({ dish, days: [day] })));
  expect(costOfLikeness(week, pots)).toBeCloseTo(LIKE_ANOTHER * more);
});

test.each<[string, Eaten[], number]>([
  [
    'four meals from two dishes cost nothing',
    [
      { dish: 0, days: [0, 1] },
      { dish: 1, days: [4, 5] },
    ],
    0,
  ],
  [
    'a sixth meal costs more than a fifth',
    [
      { dish: 0, days: [0, 0, 1] },
      { dish: 1, days: [4, 4, 5] },
    ],
    3 * SEEN_FOOD_OFTEN,
  ],
  [
    'a fourth day on end costs',
    [
      { dish: 1, days: [1, 2] },
      { dish: 2, days: [3, 4] },
    ],
    SEEN_FOOD_ON_END,
  ],
])('of a food that is seen, %s', (_, eaten, expected) => {
  const seen = seenIn(eaten);
  expect(seen.cost()).toBeCloseTo(expected);
  const [last] = eaten.slice(-1) as [Eaten];
  const more = seenIn(eaten.slice(0, -1)).costOfDish(
    last.days.map((day) => ({ day })),
    last.dish,
  );
  expect(seenIn(eaten.slice(0, -1)).cost() + more).toBeCloseTo(expected);
});

test('a food that is seen beside dishes counts like one in dishes, except on a day that is left out', () => {
  const eaten = [
    { dish: 0, days: [0, 1] },
    { dish: 2, days: [2, 3], side: BOWL_OF_RICE },
    { dish: 3, days: [5], side: GLASS_OF_MILK },
  ];
  expect(seenIn(eaten).cost()).toBeCloseTo(SEEN_FOOD_ON_END);
  const withoutLast = seenIn(eaten, 3);
  expect(withoutLast.cost()).toBe(0);
  expect(withoutLast.costOfSide(3, BOWL_OF_RICE)).toBeCloseTo(SEEN_FOOD_ON_END);
  expect(withoutLast.costOfSide(4, BOWL_OF_RICE)).toBe(0);
  expect(withoutLast.costOfSide(3, GLASS_OF_MILK)).toBe(0);
});

test('a grain and a food cost from the fifth breakfast on, but not who asked for few foods', () => {
  const oats = [{ dish: 3, days: [0, 1, 2, 3, 4, 5] }];
  const expected = 3 * (SAME_GRAIN_OFTEN + SAME_BREAKFAST_FOOD);
  expect(costOfSameBreakfasts(weekOf(oats, 'breakfast'), [0])).toBeCloseTo(expected);
  expect(costOfSameBreakfasts(weekOf(oats, 'breakfast', { maxIngredients: 20 }), [0])).toBe(0);
  const few = { maxIngredients: null, variety: 'few' };
  expect(costOfSameBreakfasts(weekOf(oats, 'breakfast', few), [0])).toBe(0);
  expect(costOfSameBreakfasts(weekOf(oats), [0])).toBe(0);
});

test('a food counts in all breakfasts together', () => {
  const sprouts = [
    { dish: 1, days: [0, 1, 2] },
    { dish: 2, days: [3, 4] },
  ];
  expect(costOfSameBreakfasts(weekOf(sprouts, 'breakfast'), [0, 1])).toBeCloseTo(SAME_BREAKFAST_FOOD);
  expect(costOfSameBreakfasts(weekOf(sprouts.slice(0, 1), 'breakfast'), [0])).toBe(0);
});
