import { expect, test } from '@jest/globals';
import { databaseIsUnavailable } from './unavailable.js';

const failure = (code: string, message = 'failed') => Object.assign(new Error(message), { code });

const socketFailure = (code: string, syscall: string) => Object.assign(failure(code), { syscall });

test.each([
  ['ECONNREFUSED', 'connect', 'nobody listens'],
  ['ENOENT', 'connect', 'there is no such socket'],
  ['ENOTFOUND', 'getaddrinfo', 'nobody has that name'],
  ['ECONNRESET', 'read', 'the connection broke'],
  ['EPIPE', 'write', 'the connection had broken'],
])('the code %s at %s means: %s', (code, syscall) => {
  expect(databaseIsUnavailable(socketFailure(code, syscall))).toBe(true);
});

test('a name without a listening address means that the database is unavailable', () => {
  const each = [socketFailure('ECONNREFUSED', 'connect'), socketFailure('ECONNREFUSED', 'connect')];
  expect(databaseIsUnavailable(Object.assign(new AggregateError(each), { code: 'ECONNREFUSED' }))).toBe(true);
});

test('a client that disconnects or a missing file does not mean that the database is unavailable', () => {
  expect(databaseIsUnavailable(failure('ECONNRESET', 'aborted'))).toBe(false);
  expect(databaseIsUnavailable(socketFailure('ENOENT', 'open'))).toBe(false);
});

test.each([
  ['57P01', 'the server is stopped by its admin'],
  ['57P03', 'the server is starting'],
  ['53300', 'there are too many connections'],
  ['08006', 'the connection failed'],
  ['55P03', 'a lock was not given in time'],
  ['57014', 'a statement took too long'],
  ['40001', 'two transactions met'],
  ['40P01', 'two transactions waited for each other'],
])('the code %s means: %s', (code) => {
  expect(databaseIsUnavailable(failure(code))).toBe(true);
});

test.each([
  'timeout exceeded when trying to connect',
  'Connection terminated unexpectedly',
  'The database has said nothing for 5000 ms',
])('the message of the pool means that the database is unavailable: %s', (message) => {
  expect(databaseIsUnavailable(new Error(message))).toBe(true);
});

test('the cause is found inside wrapping errors', () => {
  const wrapped = new Error('query failed', { cause: socketFailure('ECONNREFUSED', 'connect') });
  expect(databaseIsUnavailable(wrapped)).toBe(true);
  expect(databaseIsUnavailable(Object.assign(new Error('driver'), { previous: wrapped }))).toBe(true);
});

test.each(['23505', '23502', '42P01', '22P02', 'ERR_INVALID_ARG'])(
  '%s is an error of the program',
  (code) => {
    expect(databaseIsUnavailable(failure(code))).toBe(false);
  },
);

test('a value that is no error does not mean that the database is unavailable', () => {
  expect([null, undefined, 'ECONNREFUSED', { code: 'ECONNREFUSED' }].map(databaseIsUnavailable)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
