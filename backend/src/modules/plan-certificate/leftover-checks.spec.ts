import { describe, expect, test } from '@jest/globals';
import { planOf } from '../../../test/factories/library-plans.js';
import type { Plan, PlanRecipe } from '../plan-model/index.js';
import { certify } from './certify.js';

/** A soup that is cooked for dinner on day 1, and other dinners from its pot. */
function planFrom(changes: Partial<PlanRecipe>, days: number[], cookedOn = 1): Plan {
  const plan = planOf([1, ...days].map((day) => [day, 'dinner', 'turkish-red-lentil-soup', 1]));
  return {
    ...plan,
    mealsPerDay: 1,
    recipes: plan.recipes.map((recipe) => ({ ...recipe, mealTypes: ['dinner'], ...changes })),
    meals: plan.meals.map((meal) =>
      meal.day === cookedOn ? meal : { ...meal, leftoverOf: { day: cookedOn, mealNumber: 1 } },
    ),
  };
}

const checkOf = (plan: Plan, rule = 'leftovers') => certify(plan).rules.find((one) => one.rule === rule);

const breachesOf = (plan: Plan, rule?: string) => checkOf(plan, rule)?.breaches;

const FRIED = { instructionsText: 'Fry it for 12 minutes.', ingredientsJson: [] };
const RICE = { amount: 1, unit: 'g', note: null, foodId: null, grams: 1 } as const;

describe('leftovers', () => {
  test('are checked where there are any', () => {
    expect(checkOf(planFrom({}, []))).toBeUndefined();
    expect(checkOf(planFrom({}, [2, 3]))).toMatchObject({
      label: 'Leftovers are eaten while they keep',
      holds: true,
    });
  });

  test('keep for four days in the fridge, and longer where the dish freezes', () => {
    expect(breachesOf(planFrom(FRIED, [5]))).toEqual([]);
    expect(breachesOf(planFrom(FRIED, [6]))).toEqual([
      expect.stringMatching(/^Day 6, dinner: .* is kept for 5 days$/),
    ]);
    expect(breachesOf(planFrom({ instructionsText: 'Simmer it.' }, [6, 30]))).toEqual([]);
  });

  test.each([
    ['cooked white rice', [3], 1],
    ['cooked white rice', [2], 0],
    ['rice vinegar', [4], 0],
    ['rice noodles', [4], 0],
  ])('with %s on days %j make %i faults', (name, days, faults) => {
    const recipe = { ...FRIED, ingredientsJson: [{ ...RICE, name }] };
    expect(breachesOf(planFrom(recipe, days))).toHaveLength(faults);
  });

  test('come from an earlier meal that cooks the same dish', () => {
    const before = planFrom(FRIED, [2], 2);
    expect(breachesOf(before)).toEqual([expect.stringContaining('is eaten before it is cooked')]);
    const plan = planFrom(FRIED, [2, 3]);
    const nowhere = plan.meals.map((meal) =>
      meal.leftoverOf ? { ...meal, leftoverOf: { day: 9, mealNumber: 1 } } : meal,
    );
    expect(breachesOf({ ...plan, meals: nowhere })).toEqual([
      expect.stringContaining('is not cooked on day 9'),
      expect.stringContaining('is not cooked on day 9'),
    ]);
    const chain = plan.meals.map((meal) =>
      meal.day === 3 ? { ...meal, leftoverOf: { day: 2, mealNumber: 1 } } : meal,
    );
    expect(breachesOf({ ...plan, meals: chain })).toEqual([
      expect.stringContaining('is not cooked on day 2'),
    ]);
    const other = { ...(plan.recipes[0] as PlanRecipe), id: 'other' };
    const mixed = plan.meals.map((meal) => (meal.day === 3 ? { ...meal, recipeId: 'other' } : meal));
    expect(breachesOf({ ...plan, meals: mixed, recipes: [...plan.recipes, other] })).toHaveLength(1);
  });

  test('are no repetition, no dinner twice, and no work', () => {
    const plan = planFrom({ prepTimeMinutes: 50, cookTimeMinutes: 50 }, [2, 3, 4]);
    expect(breachesOf(plan, 'maxUses')).toEqual([]);
    expect(breachesOf(plan, 'dinners')).toEqual([]);
    expect(checkOf(plan, 'maxUses')?.label).toContain(', not counting leftovers');
    const rules = { ...plan.rules, maxPrepTime: 20, weekdayMinutes: 20, weekendMinutes: 20 };
    expect(breachesOf({ ...plan, rules }, 'maxPrepTime')).toHaveLength(1);
    expect(breachesOf({ ...plan, rules }, 'cookingTime')).toHaveLength(1);
  });

  test('of a dinner may be lunch, but not breakfast', () => {
    const eatenAt = (mealType: 'lunch' | 'breakfast') => {
      const plan = planFrom({}, [2]);
      return { ...plan, meals: plan.meals.map((meal) => (meal.leftoverOf ? { ...meal, mealType } : meal)) };
    };
    expect(breachesOf(eatenAt('lunch'), 'mealTypes')).toEqual([]);
    expect(breachesOf(eatenAt('breakfast'), 'mealTypes')).toHaveLength(1);
  });
});
