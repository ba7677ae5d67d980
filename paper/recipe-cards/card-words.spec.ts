import { expect, test } from '@jest/globals';
import type { CardContent } from './card-content.js';
import { shortened, whenEatenText } from './card-words.js';

test('names that fit stay whole, others end in a sign', () => {
  expect(shortened('a'.repeat(30), 30)).toBe('a'.repeat(30));
  expect(shortened('a'.repeat(31), 30)).toBe(`${'a'.repeat(29)}…`);
  expect(shortened('Soup with a very long name', 6)).toBe('Soup…');
});

test('a letter and its accents are one', () => {
  expect(shortened('e\u0301'.repeat(5), 5)).toBe('e\u0301'.repeat(5));
  expect(shortened('👩‍🍳👩‍🍳👩‍🍳', 2)).toBe('👩‍🍳…');
});

test.each([
  [0, '1 serving on days 1 and 4'],
  [0.25, '1 serving on days 1 and 4; 0.25 serving is left'],
  [1.5, '1 serving on days 1 and 4; 1.5 servings are left'],
])('what is eaten when stands before what is left: %d', (left, text) => {
  const eaten = [1, 4].map((day) => ({ day, servings: 1 }));
  expect(whenEatenText({ eaten, left } as unknown as CardContent, String)).toBe(text);
});
