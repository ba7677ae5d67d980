import { expect, test } from '@jest/globals';
import { checkSecurity, type SecurityFacts, scoreOf } from './security-score.js';

const SAFE: SecurityFacts = {
  admins: 2,
  adminsWithSecondFactor: 2,
  accountsWithPublishedPassword: 0,
  isHttps: true,
  signIns: 90,
  failedSignIns: 10,
  secretAgeDays: 30,
  reusedTokens: 0,
  unusedAdmins: 0,
  requests: 1_000,
  errors: 1,
};

const scoreWith = (facts: Partial<SecurityFacts>) => scoreOf(checkSecurity({ ...SAFE, ...facts }));

test('the weights add up to a hundred, which is the score of a safe installation', () => {
  expect(checkSecurity(SAFE).reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
  expect(scoreWith({})).toBe(100);
});

test('each fault costs its weight', () => {
  expect(scoreWith({ isHttps: false })).toBe(80);
  expect(scoreWith({ accountsWithPublishedPassword: 1 })).toBe(80);
  expect(scoreWith({ adminsWithSecondFactor: 1 })).toBe(88);
  expect(scoreWith({ failedSignIns: 40 })).toBe(90);
  expect(scoreWith({ secretAgeDays: 366 })).toBe(90);
  expect(scoreWith({ unusedAdmins: 1, reusedTokens: 1, errors: 11 })).toBe(85);
});

test('what nothing measures does not count', () => {
  expect(scoreWith({ admins: 0, adminsWithSecondFactor: 0 })).toBe(100);
  expect(scoreWith({ admins: 0, adminsWithSecondFactor: 0, isHttps: false })).toBe(73);
  expect(scoreWith({ requests: 0, errors: 0 })).toBe(100);
});

test('a few failed attempts are no attack', () => {
  expect(scoreWith({ signIns: 1, failedSignIns: 5 })).toBe(100);
});
