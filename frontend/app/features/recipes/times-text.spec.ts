import { expect, test } from '@jest/globals';
import { timesText } from './times-text';

const soup = {
  prepTimeMinutes: 10,
  cookTimeMinutes: 25,
  restTimeMinutes: 0,
  totalTimeMinutes: 35,
  handsOnMinutes: 35,
};

test.each([
  [soup, '35 min (10 min prep, 25 min cooking)'],
  [{ ...soup, handsOnMinutes: 14 }, '35 min (10 min prep, 25 min cooking), hands-on 14 min'],
  [
    { ...soup, restTimeMinutes: 120, totalTimeMinutes: 155 },
    '2 h 35 min (10 min prep, 25 min cooking, 2 h resting)',
  ],
  [{ ...soup, cookTimeMinutes: 0, totalTimeMinutes: 10, handsOnMinutes: 10 }, '10 min prep'],
])('the times of %j are written %s', (times, text) => {
  expect(timesText(times)).toBe(text);
});
