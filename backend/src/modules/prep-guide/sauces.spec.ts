import { describe, expect, test } from '@jest/globals';
import { planOf } from '../../../test/factories/library-plans.js';
import type { PlanMeal } from '../plan-model/plan.js';
import { findMixtures } from './sauces.js';
import { collectUses } from './uses.js';

const mixedFor = (...meals: [day: number, type: PlanMeal['mealType'], slug: string, servings: number][]) =>
  findMixtures({ days: { from: 1, to: 7 }, uses: collectUses(planOf(meals)) }, () => false).tasks.map(
    ({ instruction }) => instruction,
  );

describe('what is mixed ahead', () => {
  test('is a dressing that a recipe stirs together by itself', () => {
    expect(mixedFor([1, 'lunch', 'thai-beef-salad', 2])).toEqual([
      'Mix the dressing or sauce for 2 servings of Thai Beef Salad: lime juice, fish sauce, honey and garlic.',
    ]);
  });

  test('is several in one step, that of which most is eaten first', () => {
    const [sauces] = mixedFor([1, 'lunch', 'cobb-salad', 1], [2, 'dinner', 'thai-beef-salad', 1.5]);
    expect(sauces).toMatch(/for 1½ servings of Thai Beef Salad: .* For 1 serving of Cobb Salad: olive oil,/);
  });

  test('is no dressing of a day that it does not keep until', () => {
    expect(mixedFor([4, 'lunch', 'thai-beef-salad', 2])).toEqual([]);
  });

  test('is no marinade that the chicken is stirred into, but the yogurt that is spooned over', () => {
    expect(mixedFor([1, 'lunch', 'chicken-tikka-naan', 1])).toEqual([
      'Mix the dressing or sauce for 1 serving of Chicken Tikka Naan: Greek yogurt, fresh mint and lemon juice.',
    ]);
  });

  test('is a jar of the spices that go in together', () => {
    expect(mixedFor([6, 'lunch', 'shakshuka-with-feta', 1])).toEqual([
      'Measure the dry spices into a jar for 1 serving of Shakshuka with Feta: ground cumin, paprika and chili flakes.',
    ]);
  });

  test('is nothing where nothing is stirred together', () => {
    expect(mixedFor([1, 'lunch', 'greek-salad-with-chickpeas', 1], [1, 'dinner', 'palak-paneer', 1])).toEqual(
      [],
    );
  });
});
