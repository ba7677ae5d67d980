import { describe, expect, test } from '@jest/globals';
import { leftOverOf, listLeftOver } from './left-over.js';

const item = (foodId: string | null, grams: number | null) => ({
  ...{ foodId, grams, ingredient: foodId ?? 'something', totalAmount: grams, unit: 'g' },
  ...{ usedInRecipes: [], aisle: 'produce' as const },
});

describe('what is left over of packages', () => {
  test.each([
    ['feta', 50, 150],
    ['cabbage-red', 519, 320],
    ['chickpeas-canned', 481, 239],
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
