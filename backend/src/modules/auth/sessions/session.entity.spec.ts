import { expect, test } from '@jest/globals';
import { after, days } from '../../../platform/clock/clock.js';
import { User } from '../../users/index.js';
import { Session } from './session.entity.js';

const NOW = new Date('2026-03-01T08:00:00Z');
const at = (milliseconds: number) => after(NOW, milliseconds);
const CALLER = {
  address: '10.0.0.1',
  requestId: 'request-1',
  userAgent: 'Firefox',
  deviceToken: null,
  others: [],
};

const begin = () => {
  const user = new User({ email: 'ann@example.org', role: 'customer', now: NOW });
  return { user, session: new Session(user, CALLER, NOW) };
};

test('a session ends after ninety days', () => {
  const { session } = begin();
  expect(session.isLive(at(days(90) - 1))).toBe(true);
  expect(session.isLive(at(days(90)))).toBe(false);
});

test('a session that was ended stays ended, and keeps the first reason', () => {
  const { session } = begin();
  session.end('signed_out', NOW);
  session.end('password_changed', at(5_000));
  expect(session.isLive(NOW)).toBe(false);
  expect([session.endReason, session.endedAt]).toEqual(['signed_out', NOW]);
});

test('a session is invalid while its account is disabled', () => {
  const { user, session } = begin();
  user.disable(NOW);
  expect(session.isLive(NOW)).toBe(false);
});
