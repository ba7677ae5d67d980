import { expect, test } from '@jest/globals';
import { type DayCheck, ofTargetText, portionText } from './plan-words';

test.each([
  [0.5, '½ serving'],
  [1, '1 serving'],
  [1.25, '1¼ servings'],
  [3.75, '3¾ servings'],
])('a portion of %p is written as %p', (portion, text) => {
  expect(portionText(portion)).toBe(text);
});

test('a target that nobody stated is shown as about so much', () => {
  const totals = { calories: 2000, protein: 130.4, carbs: 200, fat: 60 };
  const check: DayCheck = {
    day: 1,
    target: totals,
    actual: totals,
    within: { calories: true, protein: true, carbs: true, fat: true },
    loose: ['carbs', 'fat'],
    holds: true,
  };
  expect(ofTargetText(check, 'calories')).toBe('of 2,000');
  expect(ofTargetText(check, 'protein')).toBe('of 130');
  expect(ofTargetText(check, 'carbs')).toBe('of about 200');
});
