import { expect, test } from '@jest/globals';
import { initials } from './initials';

test.each([
  ['jane.doe@example.com', 'JD'],
  ['jane.van.doe@example.com', 'JV'],
  ['admin@demo.local', 'A'],
  ['.odd..address.@example.com', 'OA'],
  ['@', '?'],
])('the initials of %s are %s', (email, expected) => {
  expect(initials(email)).toBe(expected);
});
