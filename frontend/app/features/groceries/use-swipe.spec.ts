import { expect, test } from '@jest/globals';
import { isSwipe, swipeResult } from './use-swipe';

test('a swipe begins after 30 pixels, if it goes sideways rather than up or down', () => {
  expect([isSwipe(30, 0), isSwipe(31, 0), isSwipe(-31, 30), isSwipe(31, 31)]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('letting go acts only after more than 100 pixels', () => {
  expect([swipeResult(100, 0), swipeResult(101, 0), swipeResult(-101, 50)]).toEqual([null, 'right', 'left']);
  expect(swipeResult(120, 130)).toBeNull();
});
