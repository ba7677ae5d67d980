import { expect, test } from '@jest/globals';
import { databaseIsUnavailable } from './unavailable.js';

const failure = (code: string, message = 'failed') => Object.assign(new Error(message), { code });

test.each([
  ['ECONNREFUSED', 'nobody listens'],
  ['ECONNRESET', 'the connection broke'],
  ['57P01', 'the server is stopped by its admin'],
  ['57P03', 'the server is starting'],
  ['53300', 'there are too many connections'],
  ['08006', 'the connection failed'],
  ['55P03', 'a lock was not given in time'],
  ['57014', 'a statement took too long'],
  ['40001', 'two transactions met'],
  ['40P01', 'two transactions waited for each other'],
])('%s: %s', (code) => {
  expect(databaseIsUnavailable(failure(code))).toBe(true);
});

test.each(['timeout exceeded when trying to connect', 'Connection terminated unexpectedly'])(
  'the pool says: %s',
  (message) => {
    expect(databaseIsUnavailable(new Error(message))).toBe(true);
  },
);

test('is seen through what wraps it', () => {
  const wrapped = new Error('query failed', { cause: failure('ECONNREFUSED') });
  expect(databaseIsUnavailable(wrapped)).toBe(true);
  expect(databaseIsUnavailable(Object.assign(new Error('driver'), { previous: wrapped }))).toBe(true);
});

test.each(['23505', '23502', '42P01', '22P02', 'ERR_INVALID_ARG'])('%s is a fault of the program', (code) => {
  expect(databaseIsUnavailable(failure(code))).toBe(false);
});

test('neither is anything that is no error', () => {
  expect([null, undefined, 'ECONNREFUSED', { code: 'ECONNREFUSED' }].map(databaseIsUnavailable)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
