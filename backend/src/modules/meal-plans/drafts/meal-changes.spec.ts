import { describe, expect, test } from '@jest/globals';
import type { PlanMeal } from '../../plan-model/index.js';
import { withDish, withExchange, withLeftoversOf, withPotsAsBefore, withSides } from './meal-changes.js';

const at = (day: number) => ({ day, mealNumber: 1 });

const meal = (day: number, recipeId: string, from?: number): PlanMeal => ({
  ...{ ...at(day), mealType: 'dinner', recipeId, servings: 1 },
  ...(from !== undefined && { leftoverOf: at(from) }),
});

/** Three dinners from one pot, and one of its own. */
const meals = [meal(1, 'stew'), meal(2, 'stew', 1), meal(3, 'soup'), meal(4, 'stew', 1)];

const shown = (changed: PlanMeal[]) =>
  changed.map(({ recipeId, leftoverOf }) => (leftoverOf ? `${recipeId} of ${leftoverOf.day}` : recipeId));

describe('a new dish', () => {
  test('leaves what was left of the old one to be cooked for the next meal', () => {
    const dish = { recipeId: 'pie', servings: 1.5, withLeftovers: false };
    expect(shown(withDish(meals, at(1), dish))).toEqual(['pie', 'stew', 'soup', 'stew of 2']);
    expect(shown(withDish(meals, at(2), dish))).toEqual(['stew', 'pie', 'soup', 'stew of 1']);
  });

  test('is eaten wherever the old one was if that is asked, in the portions of those meals', () => {
    const changed = withDish(meals, at(2), { recipeId: 'pie', servings: 1.5, withLeftovers: true });
    expect(shown(changed)).toEqual(['pie', 'pie of 1', 'soup', 'pie of 1']);
    expect(changed.map(({ servings }) => servings)).toEqual([1, 1.5, 1, 1]);
  });

  test('is not eaten at a locked meal, which is cooked by itself then', () => {
    const dish = { recipeId: 'pie', servings: 1, withLeftovers: true, locked: ['2:1'] };
    expect(shown(withDish(meals, at(1), dish))).toEqual(['pie', 'stew', 'soup', 'pie of 1']);
  });

  test('that is the same dish is another portion', () => {
    const changed = withDish(meals, at(1), { recipeId: 'stew', servings: 2, withLeftovers: false });
    expect(changed).toEqual([{ ...meal(1, 'stew'), servings: 2 }, ...meals.slice(1)]);
  });
});

test('dishes that switch places stay in their pots, which the earliest meal cooks', () => {
  expect(shown(withExchange(meals, at(1), at(3)))).toEqual(['soup', 'stew', 'stew of 2', 'stew of 2']);
  expect(shown(withExchange(meals, at(1), at(2)))).toEqual(shown(meals));
});

test('leftovers come from the pot of the meal they are taken from', () => {
  const changed = withLeftoversOf(meals, at(3), { cookedAt: at(1), servings: 0.5 });
  expect(shown(changed)).toEqual(['stew', 'stew of 1', 'stew of 1', 'stew of 1']);
  expect(changed[2]?.servings).toBe(0.5);
});

test('a meal that becomes leftovers leaves its own to be cooked', () => {
  const changed = withLeftoversOf([meal(0, 'pie'), ...meals], at(1), { cookedAt: at(0), servings: 1 });
  expect(shown(changed)).toEqual(['pie', 'pie of 0', 'stew', 'soup', 'stew of 2']);
});

test('kept meals come from the pots that they came from', () => {
  const made = [meal(1, 'curry'), meal(2, 'stew'), meal(3, 'curry'), meal(4, 'stew')];
  expect(shown(withPotsAsBefore(made, meals, ['2:1']))).toEqual(['curry', 'stew', 'curry', 'stew']);
  expect(shown(withPotsAsBefore(made, meals, ['2:1', '4:1']))).toEqual([
    'curry',
    'stew',
    'curry',
    'stew of 2',
  ]);
});

describe('sides', () => {
  const rice = { recipeId: 'rice', servings: 1.5 };
  const served = withSides(meals, at(1), [rice]);
  const sidesOf = (changed: PlanMeal[]) => changed.map(({ sides }) => sides?.length ?? 0);

  test('are beside one meal, until there are none', () => {
    expect(sidesOf(served)).toEqual([1, 0, 0, 0]);
    expect(withSides(served, at(1), [])).toEqual(meals);
  });

  test('stay where a dish is swapped or becomes leftovers', () => {
    const dish = { recipeId: 'pie', servings: 1, withLeftovers: false };
    expect(withDish(served, at(1), dish)[0]).toMatchObject({ recipeId: 'pie', sides: [rice] });
    const beside = withSides(meals, at(3), [rice]);
    const eaten = withLeftoversOf(beside, at(3), { cookedAt: at(1), servings: 1 });
    expect(eaten[2]).toMatchObject({ recipeId: 'stew', leftoverOf: at(1), sides: [rice] });
  });

  test('move with their dish', () => {
    const moved = withExchange(served, at(1), at(3));
    expect(shown(moved)).toEqual(['soup', 'stew', 'stew of 2', 'stew of 2']);
    expect(sidesOf(moved)).toEqual([0, 0, 1, 0]);
    expect(moved.map(({ day }) => day)).toEqual([1, 2, 3, 4]);
  });
});
