import { expect, test } from '@jest/globals';
import { cookedServings, MAX_SHARE_LEFT } from './cooked-servings.js';

const QUARTERS = Array.from({ length: 200 }, (_, index) => (index + 1) / 4);
const CASES = [1, 2, 3, 4, 6, 8, 12].flatMap((makes) => QUARTERS.map((eaten) => ({ makes, eaten })));

test.each([
  { makes: 4, eaten: 3.75, cooked: 4 },
  { makes: 4, eaten: 3, cooked: 4 },
  { makes: 4, eaten: 2.75, cooked: 2.75 },
  { makes: 4, eaten: 4.25, cooked: 4.25 },
  { makes: 4, eaten: 6, cooked: 8 },
  { makes: 2, eaten: 1.5, cooked: 2 },
  { makes: 2, eaten: 1.25, cooked: 1.25 },
  { makes: 1, eaten: 0.75, cooked: 0.75 },
])('a recipe for $makes is cooked for $cooked where $eaten are eaten', ({ makes, eaten, cooked }) => {
  expect(cookedServings(makes, eaten)).toBe(cooked);
});

test('what is cooked is enough, and either exact or whole recipes of which little is left', () => {
  const wrong = CASES.filter(({ makes, eaten }) => {
    const cooked = cookedServings(makes, eaten);
    const left = cooked - eaten;
    return left !== 0 && !(left > 0 && left < makes && left <= cooked / 4 && cooked % makes === 0);
  });
  expect(wrong).toEqual([]);
});

test('part of a recipe is cooked only where too much of whole ones would be left', () => {
  const parts = CASES.filter(({ makes, eaten }) => makes > 1 && cookedServings(makes, eaten) % makes !== 0);
  const little = parts.filter(({ makes, eaten }) => {
    const whole = eaten + makes - (eaten % makes);
    return whole - eaten <= whole * MAX_SHARE_LEFT;
  });
  expect(parts).not.toEqual([]);
  expect(little).toEqual([]);
});
