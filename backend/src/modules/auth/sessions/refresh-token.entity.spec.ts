import { expect, test } from '@jest/globals';
import { after, days, hours } from '../../../platform/clock/clock.js';
import { User } from '../../users/index.js';
import { RefreshToken } from './refresh-token.entity.js';
import { Session } from './session.entity.js';

const NOW = new Date('2026-03-01T08:00:00Z');
const at = (milliseconds: number) => after(NOW, milliseconds);
const CALLER = {
  address: '10.0.0.1',
  requestId: 'request-1',
  userAgent: null,
  deviceToken: null,
  others: [],
};
const SESSION = new Session(new User({ email: 'ann@example.org', role: 'customer', now: NOW }), CALLER, NOW);

const spentWithSuccessor = () => {
  const token = new RefreshToken(SESSION, Buffer.from('first'), NOW);
  token.spend(NOW);
  return { token, successor: new RefreshToken(SESSION, Buffer.from('second'), NOW, token) };
};

test('a refresh token is valid for thirty days', () => {
  const token = new RefreshToken(SESSION, Buffer.from('first'), NOW);
  expect(token.isExpired(at(days(30) - 1))).toBe(false);
  expect(token.isExpired(at(days(30)))).toBe(true);
});

test('a used refresh token stays valid while its successor is unused', () => {
  const { token, successor } = spentWithSuccessor();
  expect(token.mayBeAskedAgain(successor, NOW)).toBe(true);
  successor.spend(NOW);
  expect(token.mayBeAskedAgain(successor, NOW)).toBe(false);
});

test('a used refresh token is invalid after a day', () => {
  const { token, successor } = spentWithSuccessor();
  expect(token.mayBeAskedAgain(successor, at(hours(24) - 1))).toBe(true);
  expect(token.mayBeAskedAgain(successor, at(hours(24)))).toBe(false);
});

test('a used refresh token is invalid without a successor', () => {
  const { token } = spentWithSuccessor();
  expect(token.mayBeAskedAgain(null, NOW)).toBe(false);
});
