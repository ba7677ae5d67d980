import { describe, expect, test } from '@jest/globals';
import { libraryRecipes, planOf } from '../../../test/factories/library-plans.js';
import type { PlanRecipe } from '../plan-model/index.js';
import { findLeftOver, leftOverOf, listLeftOver } from './left-over.js';

const item = (foodId: string | null, grams: number | null) => ({
  ...{ foodId, grams, ingredient: foodId ?? 'something', totalAmount: grams, unit: 'g' },
  ...{ usedInRecipes: [], aisle: 'produce' as const },
});

describe('what is left over of packages', () => {
  test.each([
    ['feta', 50, 150],
    ['cabbage-red', 519, 320],
    ['chickpeas-canned', 505, 215],
  ])('of %s after %d g is %d g', (foodId, grams, left) => {
    expect(leftOverOf({ foodId, grams })).toMatchObject({ foodId, grams: left });
  });

  test.each([
    ['is less than 50 g', 'cilantro', 20],
    ['is less than a quarter of a package', 'milk-whole', 800],
    ['goes back into the freezer', 'pea-green-frozen', 100],
    ['would be of nothing that comes in packages', 'onion', 300],
    ['is of an unknown amount', 'feta', null],
    ['is of an unknown food', null, 100],
  ])('is not named where it %s', (_, foodId, grams) => {
    expect(leftOverOf({ foodId, grams })).toBeNull();
  });

  test('is named as its weight is, many of them or one', () => {
    expect(leftOverOf({ foodId: 'tomato-cherry', grams: 350 })?.name).toBe('cherry tomatoes');
    expect(leftOverOf({ foodId: 'feta', grams: 50 })?.name).toBe('feta');
  });

  test('is listed with the largest rest first, six at most', () => {
    const list = [
      ...[item('feta', 50), item('cabbage-red', 200), item('onion', 50), item('tofu-firm', 300)],
      ...[item('chickpeas-canned', 100), item('yogurt-greek', 100), item('milk-whole', 300)],
      item('cauliflower', 300),
    ];
    expect(listLeftOver(list).map(({ foodId }) => foodId)).toEqual([
      ...['milk-whole', 'cabbage-red', 'yogurt-greek', 'cauliflower', 'feta', 'chickpeas-canned'],
    ]);
  });
});

describe('the rest of a package', () => {
  const [anyRecipe] = libraryRecipes;
  const salad: PlanRecipe = {
    ...(anyRecipe as PlanRecipe),
    ...{ id: 'salad', servings: 1 },
    ingredientsJson: [{ amount: 90, unit: 'g', name: 'feta', note: null, foodId: 'feta', grams: 90 }],
  };
  const saladOn = (days: number[]) => ({
    ...planOf(
      days.map((day) => [day, 'lunch', 'salad', 1]),
      [salad],
    ),
    days: 9,
  });

  test.each([
    [[2], 110, 2],
    [[2, 4, 5], 130, 5],
    [[2, 4, 5, 6], 0, null],
  ])('of 200 g after salads with 90 g on days %j is %d g, open from day %s on', (days, grams, from) => {
    const left = findLeftOver(saladOn(days), 1, 'feta');
    expect(left).toEqual(from && { foodId: 'feta', name: 'feta', grams, usableOn: { from, to: 7 } });
  });

  test('of raw meat is for the day on which it is opened, and the next', () => {
    const ground = { ...salad.ingredientsJson[0], name: 'ground lamb', foodId: 'lamb-ground', grams: 240 };
    const plan = { ...saladOn([2]), recipes: [{ ...salad, ingredientsJson: [ground as never] }] };
    expect(findLeftOver(plan, 1, 'lamb-ground')).toMatchObject({ grams: 260, usableOn: { from: 2, to: 3 } });
  });

  test('is that of its week', () => {
    const plan = saladOn([2, 8]);
    expect(findLeftOver(plan, 2, 'feta')?.usableOn).toEqual({ from: 8, to: 9 });
    expect(findLeftOver(saladOn([2]), 2, 'feta')).toBeNull();
  });
});
