import { describe, expect, test } from '@jest/globals';
import { planOf } from '../../../test/factories/library-plans.js';
import type { PlanMeal } from '../plan-model/plan.js';
import { findMixtures } from './sauces.js';
import { collectUses } from './uses.js';

const mixedFor = (...meals: [day: number, type: PlanMeal['mealType'], slug: string, servings: number][]) =>
  findMixtures({ days: { from: 1, to: 7 }, uses: collectUses(planOf(meals)) }, () => false).tasks.map(
    ({ instruction }) => instruction,
  );

describe('mixing ahead', () => {
  test('finds a dressing that a recipe mixes separately', () => {
    expect(mixedFor([1, 'lunch', 'thai-beef-salad', 2])).toEqual([
      'Mix the dressing or sauce for 2 servings of Thai Beef Salad: lime juice, fish sauce, honey and garlic.',
    ]);
  });

  test('puts several dressings into one step, the largest first', () => {
    const [sauces] = mixedFor([1, 'lunch', 'cobb-salad', 1], [2, 'dinner', 'thai-beef-salad', 1.5]);
    expect(sauces).toMatch(/for 1½ servings of Thai Beef Salad: .* For 1 serving of Cobb Salad: olive oil,/);
  });

  test('skips a dressing that does not keep until its day', () => {
    expect(mixedFor([4, 'lunch', 'thai-beef-salad', 2])).toEqual([]);
  });

  test('skips a marinade for chicken, but finds the yogurt that is spooned over', () => {
    expect(mixedFor([1, 'lunch', 'chicken-tikka-naan', 1])).toEqual([
      'Mix the dressing or sauce for 1 serving of Chicken Tikka Naan: Greek yogurt, dried mint and lemon juice.',
    ]);
  });

  test('finds a jar of spices that are added together', () => {
    expect(mixedFor([6, 'lunch', 'shakshuka-with-feta', 1])).toEqual([
      'Measure the dry spices into a jar for 1 serving of Shakshuka with Feta: ground cumin, paprika and chili flakes.',
    ]);
  });

  test('finds nothing if nothing is mixed', () => {
    expect(mixedFor([1, 'lunch', 'greek-salad-with-chickpeas', 1], [1, 'dinner', 'palak-paneer', 1])).toEqual(
      [],
    );
  });
});
