import { describe, expect, test } from '@jest/globals';
import { keptPlan } from '../../../test/factories/meal-plans.ts';
import type { Macro, Plan, Totals } from '../plan-model/plan.js';
import { certify } from './certify.js';

const TARGETS: Totals = { calories: 2000, protein: 130, carbs: 200, fat: 60 };

/** A day of three meals that add up to these amounts. */
function dayOf(eaten: Partial<Totals>, looseMacros?: Macro[], targets = TARGETS): Plan {
  const plan = keptPlan({ id: 'dish', name: 'Dish' });
  const total = { ...targets, ...eaten };
  const numbers = {
    caloriesKcal: total.calories / 3,
    proteinGrams: total.protein / 3,
    carbsGrams: total.carbs / 3,
    fatGrams: total.fat / 3,
  };
  const recipes = plan.recipes.map((recipe) => ({ ...recipe, ...numbers }));
  return { ...plan, targets, recipes, rules: { ...plan.rules, ...(looseMacros && { looseMacros }) } };
}

const within = (...plan: Parameters<typeof dayOf>) => certify(dayOf(...plan)).days[0]?.within;

describe('a macro that only the goal suggested', () => {
  const all: Macro[] = ['protein', 'carbs', 'fat'];

  test('leaves room: at least 95% of the protein, and carbs and fat within 20%', () => {
    expect(within({ protein: 124, carbs: 240, fat: 48 }, all)).toEqual(ALL_WITHIN);
    expect(within({ protein: 200, carbs: 160, fat: 72 }, all)).toEqual(ALL_WITHIN);
  });

  test('leaves no more than that', () => {
    expect(within({ protein: 122 }, all)?.protein).toBe(false);
    expect(within({ carbs: 241 }, all)?.carbs).toBe(false);
    expect(within({ carbs: 159 }, all)?.carbs).toBe(false);
    expect(within({ fat: 73 }, all)?.fat).toBe(false);
    expect(within({ fat: 47 }, all)?.fat).toBe(false);
    expect(within({ calories: 2041 }, all)?.calories).toBe(false);
  });

  test('never leaves less room than one that was stated', () => {
    const few = { ...TARGETS, fat: 12 };
    expect(within({ fat: 17 }, all, few)?.fat).toBe(true);
    expect(within({ fat: 18 }, all, few)?.fat).toBe(false);
  });

  test('leaves the stated ones exact', () => {
    expect(within({ protein: 137, carbs: 240, fat: 64 }, ['carbs'])).toEqual({ ...ALL_WITHIN });
    expect(within({ protein: 138 }, ['carbs', 'fat'])?.protein).toBe(false);
    expect(within({ fat: 66 }, ['protein', 'carbs'])?.fat).toBe(false);
  });
});

const ALL_WITHIN = { calories: true, protein: true, carbs: true, fat: true };

test('a plan that names no such macros, as older ones, is exact', () => {
  expect(within({ protein: 140, carbs: 215, fat: 66 })).toEqual({
    ...{ calories: true, protein: false, carbs: false, fat: false },
  });
});

test('each day says which macros leave room', () => {
  expect(certify(dayOf({}, ['carbs'])).days[0]?.loose).toEqual(['carbs']);
  expect(certify(dayOf({})).days[0]?.loose).toEqual([]);
});

test.each<[Macro[] | undefined, string]>([
  [
    undefined,
    'Calories within 2% of 2,000 kcal and protein, carbs, and fat within 5% or 5 g of 130 g, 200 g, and 60 g',
  ],
  [
    ['protein', 'carbs', 'fat'],
    'Calories within 2% of 2,000 kcal, protein at least 95% of the 130 g that the goal suggests, and carbs and fat within 20% of the 200 g and 60 g that the goal suggests',
  ],
  [
    ['carbs'],
    'Calories within 2% of 2,000 kcal, protein and fat within 5% or 5 g of 130 g and 60 g, and carbs within 20% of the 200 g that the goal suggests',
  ],
])('the certificate says how near a day has to be (%j)', (loose, text) => {
  expect(certify(dayOf({}, loose)).tolerance).toBe(text);
});
