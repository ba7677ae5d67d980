import { expect, test } from '@jest/globals';
import { servingsText, timeText } from './recipe-words';

test.each([
  [1, '1 serving'],
  [4, '4 servings'],
])('%i is written %s', (servings, text) => {
  expect(servingsText(servings)).toBe(text);
});

test.each([
  [45, '45 min'],
  [60, '1 h'],
  [95, '1 h 35 min'],
])('%i minutes are written %s', (minutes, text) => {
  expect(timeText(minutes)).toBe(text);
});
