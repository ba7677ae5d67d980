import { describe, expect, test } from '@jest/globals';
import { ANYTHING } from './order.js';
import { readPrompt, wishedWords } from './read-prompt.js';

const read = (prompt: string, more = {}) => readPrompt({ ...ANYTHING, ...more, prompt }, '2026-11-27');

describe('the rules of a prompt bind like fields', () => {
  test.each([
    [
      'vegan dinner under 400 kcal without nuts, at least 20 g protein, in 30 minutes',
      {
        ...{ dietaryTags: ['vegan'], mealTypes: ['dinner'], excludedAllergens: ['nuts', 'peanuts'] },
        ...{ maxCalories: 400, minProtein: 20, maxPrepTime: 30 },
      },
    ],
    ['no nuts', { excludedAllergens: ['nuts', 'peanuts'] }],
    ['fish allergy', { excludedAllergens: ['fish'] }],
    ['for a celiac client', { excludedAllergens: ['gluten'] }],
    ['my client is allergic to kiwi', { excludedFoods: ['kiwi'] }],
    ['without onions and garlic', { excludedFoods: ['onions', 'garlic'] }],
    ['200 to 300 kcal', { minCalories: 200, maxCalories: 300 }],
    ['30 to 40 g protein and at most 20 g fat', { minProtein: 30, maxProtein: 40, maxFat: 20 }],
    ['at least 8 g fiber', { minFiber: 8 }],
    ['up to 900 kcal', { targetCalories: null, maxCalories: 900 }],
    ['2,000 kcal a day', { targetCalories: 666, maxCalories: null }],
  ])('“%s”', (prompt, rules) => {
    expect(read(prompt).order).toMatchObject(rules);
  });
});

test('of a field and a prompt, the stricter bound holds, and the field says the meal', () => {
  const fields = { maxCalories: 300, minProtein: 40, mealTypes: ['lunch'], dietaryTags: ['keto'] };
  expect(read('vegan dinner under 400 kcal with at least 20 g protein', fields).order).toMatchObject({
    ...fields,
    dietaryTags: ['keto', 'vegan'],
  });
  expect(read('under 200 kcal', fields).order.maxCalories).toBe(200);
});

test.each(['low FODMAP', 'for diabetics', 'low sodium', 'kosher, no meat with dairy'])(
  '“%s” is refused, because ignoring it could harm somebody',
  (prompt) => {
    expect(() => read(prompt)).toThrow('cannot promise');
  },
);

test('what is no rule is a wish, and an order without a prompt stays as it is', () => {
  expect(wishedWords('a thai curry with lentils, no peanuts')).toBe('thai curry lentils');
  expect(wishedWords(null)).toBe('');
  expect(readPrompt(ANYTHING, '2026-11-27')).toEqual({ order: ANYTHING, unread: [] });
});

test('what is not understood is said', () => {
  expect(read('vegan, with a taste of autumn').unread.join()).toMatch(/autumn/);
});
