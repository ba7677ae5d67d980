import { expect, test } from '@jest/globals';
import { shortened } from './card-words.js';

test('names that fit stay whole, others end in a sign', () => {
  expect(shortened('a'.repeat(30), 30)).toBe('a'.repeat(30));
  expect(shortened('a'.repeat(31), 30)).toBe(`${'a'.repeat(29)}…`);
  expect(shortened('Soup with a very long name', 6)).toBe('Soup…');
});

test('a letter and its accents are one', () => {
  expect(shortened('e\u0301'.repeat(5), 5)).toBe('e\u0301'.repeat(5));
  expect(shortened('👩‍🍳👩‍🍳👩‍🍳', 2)).toBe('👩‍🍳…');
});
