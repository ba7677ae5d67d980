import { expect, test } from '@jest/globals';
import { ANYTHING } from '../proposals/order.js';
import { readPrompt } from './read-prompt.js';

const TODAY = '2026-11-27';

const read = (prompt: string, more = {}) => readPrompt({ ...ANYTHING, prompt, ...more }, TODAY);

test('what the composer understands of a prompt fills in fields that were left open', () => {
  expect(read('vegan, at least 30 g protein per meal, up to 20 minutes').order).toMatchObject({
    dietaryTags: ['vegan'],
    minProtein: 30,
    maxPrepTime: 20,
  });
  expect(read('up to 20 minutes', { maxPrepTime: 60 }).order.maxPrepTime).toBe(60);
  expect(read('vegan').order.targetCalories).toBeNull();
});

test('what it makes nothing of is said', () => {
  expect(read('vegan, with a taste of autumn').notUsed.join()).toMatch(/autumn/);
});

test.each(['no nuts', 'without mushrooms', 'my client is allergic to kiwi'])(
  '“%s” is refused, because ignoring it could harm somebody',
  (prompt) => {
    expect(() => read(prompt)).toThrow('cannot promise');
  },
);

test('an order without a prompt stays as it is', () => {
  expect(readPrompt(ANYTHING, TODAY)).toEqual({ order: ANYTHING, notUsed: [] });
});
