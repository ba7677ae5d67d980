import { expect, test } from '@jest/globals';
import { hasMoreValues } from './json-text.js';

test.each([
  ['[1,2,3]', 1],
  ['{"a":1,"b":[],"c":{}}', 1],
  ['[[],[],[]]', 2],
  ['[[[[]]]]', 2],
  ['["a","b\\\\","c"]', 1],
])('%s has more than %d', (json, values) => {
  expect(hasMoreValues(json, values)).toBe(true);
});

test.each([
  ['[1,2,3]', 3],
  ['["a,b,c,[[[{{{",2]', 2],
  ['{"a\\",,,,":"\\\\\\",,,"}', 1],
  ['[]', 0],
  ['"', 0],
  ['"\\', 0],
])('%s may have no more than %d', (json, values) => {
  expect(hasMoreValues(json, values)).toBe(false);
});
