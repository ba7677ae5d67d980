import { expect, test } from '@jest/globals';
import type { Draft } from '~/features/meal-plans/plan-words';
import { valuesOfPlan } from './wish-again.server';
import { usualValues } from './wish-fields';

const draftWith = (rules: object) =>
  ({
    mealPlan: {
      planName: 'Lean',
      targets: { protein: 100, carbs: 200, fat: 60 },
      rules: {
        dietaryTags: ['vegan'],
        excludedAllergens: [],
        excludedFoods: [],
        caloriesByType: {},
        ...rules,
      },
    },
    saidWish: null,
    customer: null,
  }) as unknown as Draft;

const listsOf = (rules: object) => valuesOfPlan(draftWith(rules), usualValues('2026-11-21')).lists;

test('the request of a plan keeps its lists, and those that older plans do not have are empty', () => {
  const known = { dietaryTags: ['vegan'], excludedAllergens: [] };
  expect(listsOf({ noCookingOn: ['sunday'] })).toEqual({ ...known, noCookingOn: ['sunday'] });
  expect(listsOf({})).toEqual({ ...known, noCookingOn: [] });
});
