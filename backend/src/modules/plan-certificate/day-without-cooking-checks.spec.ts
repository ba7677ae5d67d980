import { describe, expect, test } from '@jest/globals';
import { randomPlan } from '../../../test/factories/library-plans.js';
import type { Plan, PlanRecipe } from '../plan-model/plan.js';
import type { Weekday } from '../plan-model/rules/no-cooking-on.js';
import { certify } from './certify.js';

const base = randomPlan(1, 2, 1);
const [recipe] = base.recipes as [PlanRecipe];

const RAW: Partial<PlanRecipe> = { prepTimeMinutes: 10, cookTimeMinutes: 0, mealTypes: ['lunch'] };

interface Changes {
  dish?: Partial<PlanRecipe>;
  side?: Partial<PlanRecipe>;
  startsOn?: string;
  noCookingOn?: Weekday[];
  areLeftovers?: boolean;
}

/** Two dinners, from Saturday on. Nobody cooks on Sundays. */
function planWith({
  dish,
  side,
  startsOn = '2026-11-21',
  noCookingOn = ['sunday'],
  areLeftovers,
}: Changes): Plan {
  const cooked = { ...recipe, id: 'cooked', mealTypes: ['dinner'], prepTimeMinutes: 30, cookTimeMinutes: 40 };
  const sides = side ? [{ recipeId: 'side', servings: 1 }] : [];
  return {
    ...base,
    days: 2,
    mealsPerDay: 1,
    startsOn,
    rules: { ...base.rules, noCookingOn },
    recipes: [
      { ...cooked, side: null } as PlanRecipe,
      { ...recipe, id: 'dish', name: 'Dish', side: null, ...RAW, ...dish },
      {
        ...recipe,
        ...RAW,
        id: 'side',
        name: 'Side',
        side: { kind: 'salad', step: 1, most: 2 } as NonNullable<PlanRecipe['side']>,
        ...side,
      },
    ],
    meals: [
      { day: 1, mealNumber: 1, mealType: 'dinner', recipeId: areLeftovers ? 'dish' : 'cooked', servings: 1 },
      {
        ...{ day: 2, mealNumber: 1, mealType: 'dinner', recipeId: 'dish', servings: 1 },
        ...(areLeftovers && { leftoverOf: { day: 1, mealNumber: 1 } }),
        ...(sides.length > 0 && { sides }),
      },
    ],
  };
}

const breachesOf = (plan: Plan, name = 'noCookingOn') =>
  certify(plan).rules.find(({ rule }) => rule === name)?.breaches;

describe('a day on which nobody cooks', () => {
  test('is promised only where it was asked for', () => {
    expect(breachesOf(planWith({ noCookingOn: [] }))).toBeUndefined();
    expect(certify(planWith({})).rules.find(({ rule }) => rule === 'noCookingOn')?.label).toBe(
      'On Sundays nobody cooks: leftovers, or at most 10 minutes without a stove',
    );
  });

  test('holds where its dish needs no stove and 10 minutes', () => {
    expect(breachesOf(planWith({}))).toEqual([]);
    expect(breachesOf(planWith({ side: {} }))).toEqual([]);
  });

  test.each<[string, Changes]>([
    ['a minute on the stove', { dish: { cookTimeMinutes: 1 } }],
    ['a minute more of preparation', { dish: { prepTimeMinutes: 11 } }],
  ])('is broken by %s', (_, changes) => {
    expect(breachesOf(planWith(changes))).toEqual([expect.stringMatching(/^Day 2, dinner: Dish /)]);
    expect(breachesOf(planWith({ side: changes.dish ?? {} }))).toEqual([
      expect.stringMatching(/^Day 2, dinner: Side /),
    ]);
  });

  test('is not broken by leftovers, but by a side that is cooked beside them', () => {
    const leftovers = { dish: { cookTimeMinutes: 50, mealTypes: ['dinner' as const] }, areLeftovers: true };
    expect(breachesOf(planWith(leftovers))).toEqual([]);
    expect(breachesOf(planWith({ ...leftovers, side: { cookTimeMinutes: 20 } }))).toHaveLength(1);
  });

  test('follows from the date on which the plan starts', () => {
    const cooked = { dish: { cookTimeMinutes: 30 } };
    expect(breachesOf(planWith({ ...cooked, startsOn: '2026-11-20' }))).toEqual([]);
    expect(breachesOf(planWith({ ...cooked, startsOn: '2026-11-22' }))).toHaveLength(1);
    expect(breachesOf(planWith({ ...cooked, noCookingOn: ['friday', 'saturday'] }))).toHaveLength(1);
  });

  test('may have a lunch for dinner, which no other day may', () => {
    expect(breachesOf(planWith({}), 'mealTypes')).toEqual([]);
    expect(breachesOf(planWith({ noCookingOn: ['monday'] }), 'mealTypes')).toHaveLength(1);
    expect(breachesOf(planWith({ dish: { mealTypes: ['snack'] } }), 'mealTypes')).toHaveLength(1);
  });
});
