import { expect, test } from '@jest/globals';
import { isModuleMissing, isServerAway } from './connection-lost';

test.each([
  [
    'an answer of a proxy instead of data',
    new Error('Unable to decode 503 from https://mealwright.test/x.data'),
    true,
  ],
  ['an answer of a proxy instead of the routes', new Error('502 '), true],
  ['a captive portal', new Error('Unable to decode 200 from https://mealwright.test/x.data'), false],
  ['routes that the server refuses', new Error('404 Not Found'), false],
  ['no connection', new TypeError('Failed to fetch'), false],
])('whether %s means that the server is away (%#)', (_what, failure, expected) => {
  expect(isServerAway(failure)).toBe(expected);
});

test.each([
  'Failed to fetch dynamically imported module: https://mealwright.test/x.js',
  'error loading dynamically imported module: https://mealwright.test/x.js',
  'Importing a module script failed.',
])('a missing module is told from a lost connection: %s', (message) => {
  expect(isModuleMissing(new TypeError(message))).toBe(true);
  expect(isModuleMissing(new TypeError('Failed to fetch'))).toBe(false);
});
