import { expect, test } from '@jest/globals';
import { progressText } from './goal-texts';

const goal = (of: object) => ({ isBand: false, progressPercentage: 0, currentDay: null, ...of }) as never;

test('progress is shown in percent, and for a figure to be held only if there are values', () => {
  expect(progressText(goal({ progressPercentage: 40 }))).toBe('40%');
  expect(progressText(goal({}))).toBe('0%');
  const held = { isBand: true, progressPercentage: 50, currentDay: '2026-11-20' };
  expect(progressText(goal(held))).toBe('50% of the last 28 days’ values held');
  expect(progressText(goal({ isBand: true }))).toBeNull();
});
