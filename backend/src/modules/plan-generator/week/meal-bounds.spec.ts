import { expect, test } from '@jest/globals';
import { aWish, targetsOf } from '../../../../test/generator/wishes.js';
import type { PlanRules } from '../../plan-model/index.js';
import { DEFAULT_RULES } from '../../plan-model/rules/index.js';
import { problemOf } from '../problem/problem.js';
import { RecipeColumns } from '../recipe-columns/recipe-columns.js';
import { boundsOfMeal } from './meal-bounds.js';

const KCAL = 2000;

/** The shares of the day between which each meal is in proportion. */
function sharesOf(mealsPerDay: number, rules: Partial<PlanRules> = {}) {
  const wish = aWish({
    ...{ days: 1, mealsPerDay, targets: targetsOf(KCAL, 0.2, 0.3) },
    rules: { ...DEFAULT_RULES, ...rules },
  });
  const task = { wish, viewerId: 'me', seed: 1, kept: [], deadlineMs: 1000 };
  const problem = problemOf(new RecipeColumns([]), task);
  return (problem.days[0] ?? []).map((slot) => {
    const { usualLeast, usualMost } = boundsOfMeal(problem, slot);
    return [usualLeast / KCAL, usualMost / KCAL] as const;
  });
}

test('no breakfast of three meals in proportion is the largest, and lunch and dinner are a quarter to 42%', () => {
  const [breakfast, lunch, dinner] = sharesOf(3);
  expect(breakfast?.[1]).toBeLessThan(1 / 3);
  for (const [least, most] of [lunch, dinner] as [number, number][]) {
    expect(least).toBeCloseTo(0.25, 1);
    expect(most).toBeCloseTo(0.42, 1);
  }
});

test('meals whose size was asked are in proportion, and so are those of two meals a day', () => {
  const [breakfast, lunch] = sharesOf(3, { caloriesByType: { breakfast: { min: 900, max: null } } });
  expect(breakfast).toEqual([0, Number.POSITIVE_INFINITY]);
  expect(lunch?.[1]).toBeLessThan(1);
  expect(sharesOf(2).flat()).toEqual([0, Number.POSITIVE_INFINITY, 0, Number.POSITIVE_INFINITY]);
});
