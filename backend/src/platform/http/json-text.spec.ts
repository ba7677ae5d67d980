import { expect, test } from '@jest/globals';
import { hasMoreValues } from './json-text.js';

test.each([
  ['[1,2,3]', 1],
  ['{"a":1,"b":[],"c":{}}', 1],
  ['[[],[],[]]', 2],
  ['[[[[]]]]', 2],
  ['["a","b\\\\","c"]', 1],
])('the text %s has more than %d values', (json, values) => {
  expect(hasMoreValues(json, values)).toBe(true);
});

test.each([
  ['[1,2,3]', 3],
  ['["a,b,c,[[[{{{",2]', 2],
  ['{"a\\",,,,":"\\\\\\",,,"}', 1],
  ['[]', 0],
  ['"', 0],
  ['"\\', 0],
])('the text %s has at most %d values', (json, values) => {
  expect(hasMoreValues(json, values)).toBe(false);
});
