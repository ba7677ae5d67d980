import { describe, expect, test } from '@jest/globals';
import { madeUpLibrary } from '../../../../test/generator/made-up-library.js';
import { aWish } from '../../../../test/generator/wishes.js';
import { COOKING_HABITS, type CookingHabit, mealsOfDay } from '../../plan-model/index.js';
import type { MealType } from '../../recipes/index.js';
import { type Problem, problemOf } from '../problem/problem.js';
import { randomFrom } from '../problem/random.js';
import { RecipeColumns } from '../recipe-columns/recipe-columns.js';
import type { KeptMeal } from '../task.js';
import { daysWithoutMain, type Place, type Pot, potsOf } from './pots.js';
import { DAYS_OF_WEEK, weekOf } from './week-days.js';

const MAX_DAYS = 30;
const NUMBERS_OF_MEALS = [1, 2, 3, 4, 5, 6];
/** Numbers of times that one breakfast or snack may come in a week. */
const TURNS = [1, 2, 3, 4];
const MAX_DAYS_OF_MAIN = 4;
const MAX_COOKING_DAYS_OF_LITTLE = 3;

const columns = new RecipeColumns([]);
const [recipe] = madeUpLibrary(1, randomFrom(1));

interface Asked {
  cooking: CookingHabit;
  turns: number;
  days: number;
  mealsPerDay: number;
  mealType?: MealType | null;
  /** The share of meals that are kept. */
  kept?: number;
}

interface Potted {
  problem: Problem;
  pots: Pot[];
}

function potted({ cooking, turns, days, mealsPerDay, mealType = null, kept = 0 }: Asked): Potted {
  const base = aWish({ days, mealsPerDay });
  const wish = { ...base, rules: { ...base.rules, cooking, mealType } };
  const random = randomFrom(100 * days + mealsPerDay);
  const meals = Array.from({ length: days * mealsPerDay }, (_, at): KeptMeal[] => {
    if (!recipe || random() >= kept) return [];
    const place = { day: Math.floor(at / mealsPerDay) + 1, mealNumber: (at % mealsPerDay) + 1 };
    const type = mealsOfDay(mealsPerDay, mealType)[place.mealNumber - 1] ?? 'dinner';
    return [{ ...place, mealType: type, servings: 1, recipe }];
  });
  const problem = problemOf(columns, { wish, viewerId: 'me', seed: 1, kept: meals.flat(), deadlineMs: 1000 });
  return { problem, pots: potsOf(problem, { cooking, turns }) };
}

/** Everything that can be asked for with this many meals a day. */
const allAsked = (mealsPerDay: number, cooking: CookingHabit): Asked[] =>
  Array.from({ length: MAX_DAYS }, (_, at) => at + 1).flatMap((days) =>
    TURNS.map((turns) => ({ days, turns, mealsPerDay, cooking })),
  );

const typeAt = ({ problem }: Potted, { day, index }: Place) => problem.days[day]?.[index]?.type;

const isMain = (plan: Potted, pot: Pot) =>
  pot.meals.every((meal) => ['lunch', 'dinner'].includes(typeAt(plan, meal) ?? ''));

const daysOf = ({ meals }: Pot) => meals.map(({ day }) => day);

const nameOf = ({ day, index }: Place) => `${day} ${index}`;

/** Lists the faults that pots may not have for any request. */
function faultsOf(asked: Asked): string[] {
  const plan = potted(asked);
  const { problem, pots } = plan;
  const open = problem.days.flatMap((slots, day) =>
    slots.flatMap(({ kept }, index) => (kept === null ? [nameOf({ day, index })] : [])),
  );
  const eaten = pots.flatMap(({ meals }) => meals.map(nameOf));
  const isOrdered = ({ meals }: Pot) =>
    meals.every(({ day }, at) => at === 0 || day > (meals[at - 1]?.day ?? 0));
  const mixed = pots.filter((pot) => new Set(pot.meals.map((meal) => typeAt(plan, meal))).size > 1);
  const faults = {
    'not each open meal once': eaten.toSorted().join() !== open.toSorted().join(),
    'an empty pot': pots.some(({ meals }) => meals.length === 0),
    'a pot twice on a day, or not in order': !pots.every(isOrdered),
    'a pot of other meals than lunches and dinners': mixed.some((pot) => !isMain(plan, pot)),
    'a main for too many days': pots.some(
      (pot) =>
        isMain(plan, pot) && (pot.meals.at(-1)?.day ?? 0) - (pot.meals[0]?.day ?? 0) >= MAX_DAYS_OF_MAIN,
    ),
  };
  return Object.entries(faults).flatMap(([what, isThere]) =>
    isThere ? [`${JSON.stringify(asked)}: ${what}`] : [],
  );
}

describe.each(COOKING_HABITS)('with the habit %s', (cooking) => {
  test.each(NUMBERS_OF_MEALS)(
    'each of %i meals a day is in one pot, which lasts four days at most',
    (meals) => {
      expect(allAsked(meals, cooking).flatMap(faultsOf)).toEqual([]);
    },
  );

  test.each(NUMBERS_OF_MEALS)('a kept one of %i meals a day is in no pot', (meals) => {
    const asked = allAsked(meals, cooking).map((each) => ({ ...each, kept: 0.3 }));
    expect(asked.flatMap(faultsOf)).toEqual([]);
    expect(potted({ cooking, turns: 2, days: 7, mealsPerDay: meals, kept: 1 }).pots).toEqual([]);
  });

  test('no pot is eaten twice on a day of one type of meals', () => {
    for (const mealType of ['dinner', 'breakfast', 'snack'] as const)
      for (const mealsPerDay of NUMBERS_OF_MEALS)
        expect(faultsOf({ cooking, turns: 2, days: 30, mealsPerDay, mealType })).toEqual([]);
  });
});

/** The days of each week on which mains are cooked. */
function mainsCookedOn(plan: Potted): Set<number>[] {
  const weeks = Array.from(
    { length: Math.ceil(plan.problem.days.length / DAYS_OF_WEEK) },
    () => new Set<number>(),
  );
  for (const pot of plan.pots) {
    const [first = 0] = daysOf(pot);
    if (isMain(plan, pot)) weeks[weekOf(first)]?.add(first);
  }
  return weeks;
}

test.each(NUMBERS_OF_MEALS)(
  'who cooks little cooks %i meals a day on three days of a week',
  (mealsPerDay) => {
    for (const asked of allAsked(mealsPerDay, 'little'))
      for (const days of mainsCookedOn(potted(asked)))
        expect(days.size).toBeLessThanOrEqual(MAX_COOKING_DAYS_OF_LITTLE);
  },
);

test.each(NUMBERS_OF_MEALS)(
  'who cooks normally cooks more often, but not every day (%i meals)',
  (mealsPerDay) => {
    const cooked = (cooking: CookingHabit) =>
      mainsCookedOn(potted({ cooking, turns: 2, days: DAYS_OF_WEEK, mealsPerDay }))[0]?.size ?? 0;
    expect(cooked('normal')).toBeGreaterThan(cooked('little'));
    expect(cooked('normal')).toBeLessThan(DAYS_OF_WEEK);
    expect(cooked('fresh')).toBe(DAYS_OF_WEEK);
  },
);

test.each(NUMBERS_OF_MEALS)('who cooks fresh has a pot for each of %i meals a day', (mealsPerDay) => {
  for (const asked of allAsked(mealsPerDay, 'fresh'))
    expect(potted(asked).pots).toHaveLength(asked.days * mealsPerDay);
});

test.each([1, 2, 3, 4])(
  'of %i dinners a day, most are leftovers unless they are cooked fresh',
  (mealsPerDay) => {
    const cooked = (cooking: CookingHabit) =>
      potted({ cooking, turns: 2, days: 7, mealsPerDay, mealType: 'dinner' }).pots.length;
    expect(cooked('fresh')).toBe(7 * mealsPerDay);
    expect(cooked('normal')).toBeLessThan(5 * mealsPerDay);
    expect(cooked('little')).toBeLessThanOrEqual(3 * mealsPerDay);
  },
);

test('the last dinner of a week is lunch on the next day, unless little is cooked', () => {
  const crossing = (cooking: CookingHabit) =>
    potted({ cooking, turns: 2, days: 14, mealsPerDay: 3 })
      .pots.map(daysOf)
      .filter((days) => new Set(days.map(weekOf)).size > 1);
  expect(crossing('normal')).toEqual([[6, 7]]);
  expect(crossing('little')).toEqual([]);
});

test.each([3, 4, 5, 6])('no breakfast comes on two days in a row of one week (%i meals)', (mealsPerDay) => {
  for (const cooking of COOKING_HABITS)
    for (const asked of allAsked(mealsPerDay, cooking)) {
      const plan = potted(asked);
      const breakfasts = plan.pots.filter(({ meals }) =>
        meals.every((meal) => typeAt(plan, meal) === 'breakfast'),
      );
      for (const pot of breakfasts)
        for (const [at, day] of daysOf(pot).entries())
          if (at > 0) expect(day - (daysOf(pot)[at - 1] ?? 0)).toBeGreaterThan(1);
    }
});

test.each(TURNS)('a breakfast or snack comes at most %i times in a week', (turns) => {
  for (const mealsPerDay of [3, 4, 5, 6]) {
    const plan = potted({ cooking: 'normal', turns, days: 28, mealsPerDay });
    for (const pot of plan.pots) {
      if (isMain(plan, pot)) continue;
      expect(pot.meals.length).toBeLessThanOrEqual(turns);
      expect(new Set(daysOf(pot).map(weekOf)).size).toBe(1);
    }
  }
});

/** The pot of each meal, by day. */
function potsByDay({ problem, pots }: Potted): (Pot | undefined)[][] {
  return problem.days.map((slots, day) =>
    slots.map((_, index) =>
      pots.find(({ meals }) => meals.some((meal) => meal.day === day && meal.index === index)),
    ),
  );
}

test.each([
  ['normal', 3],
  ['normal', 4],
  ['normal', 5],
  ['little', 3],
  ['little', 4],
  ['little', 5],
] as const)(
  'with the habit %s, two days of %i meals share at most two in their places',
  (cooking, mealsPerDay) => {
    const days = potsByDay(potted({ cooking, turns: 3, days: 7, mealsPerDay }));
    for (const [at, day] of days.entries())
      for (const other of days.slice(at + 1))
        expect(day.filter((pot, index) => pot === other[index]).length).toBeLessThanOrEqual(2);
  },
);

test('nothing is cooked for lunch and dinner on the fourth day of a normal week, and on four days of little', () => {
  const without = (cooking: CookingHabit) => {
    const { pots } = potted({ cooking, turns: 3, days: 7, mealsPerDay: 4 });
    return [...daysWithoutMain(7, pots)];
  };
  expect(without('normal')).toEqual([0, 0, 0, 1, 0, 0, 0]);
  expect(without('little')).toEqual([0, 1, 1, 0, 1, 0, 1]);
  expect(without('fresh')).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

test('lunches and dinners of one pot are cooked once, and breakfasts again where they do not keep', () => {
  const plan = potted({ cooking: 'normal', turns: 3, days: 7, mealsPerDay: 4 });
  for (const pot of plan.pots) expect(pot.isCookedOnce).toBe(isMain(plan, pot));
});
