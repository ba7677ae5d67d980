import 'reflect-metadata';
import { describe, expect, test } from '@jest/globals';
import type { Type } from '@nestjs/common';
import { timesAsLong } from '../../../../test/support/times-as-long.ts';
import { InvalidInputError } from '../../../platform/errors/app-error.js';
import { validationPipe } from '../../../platform/http/validation.js';
import { ResetPasswordRequest } from '../dto/password.request.js';
import { RegisterRequest } from '../dto/register.request.js';
import { SignInRequest } from '../dto/sign-in.request.js';
import { PASSWORD_RULES, passwordProblems, TOO_COMMON_EXAMPLES } from './password-fields.js';

const email = 'kiwi.harvest@example.org';
const GOOD = 'Br1ght&early';

async function problemsOf(metatype: Type<object>, body: object) {
  try {
    await validationPipe().transform(body, { type: 'body', metatype });
    return {};
  } catch (error) {
    if (error instanceof InvalidInputError) return error.fields ?? {};
    throw error;
  }
}

describe('a new password', () => {
  const problems = async (password: unknown) =>
    (await problemsOf(RegisterRequest, { email, password })).password ?? [];

  test.each([
    ['Sh0rt!', ['Password must be at least 8 characters']],
    ['br1ght&early', ['Password must contain at least one uppercase letter']],
    ['BR1GHT&EARLY', ['Password must contain at least one lowercase letter']],
    ['Bright&early', ['Password must contain at least one number']],
    ['Br1ghtAndEarly', ['Password must contain at least one special character']],
    ['Br1ght-and-early', ['Password must contain at least one special character']],
    [`${GOOD}${'x'.repeat(200)}`, ['Password must be at most 200 characters']],
    ['', ['Password is required']],
    [undefined, ['Password is required']],
    [12345678, ['Password is required']],
    ['Password1!', ['This password is too common. Please choose another one.']],
    ['Kiwi.harvest1!', ['This password is too common. Please choose another one.']],
    [GOOD, []],
  ])('%j: %j', async (password, texts) => {
    expect(await problems(password)).toEqual(texts);
  });

  test('is refused with all of its errors at once', async () => {
    expect(new Set(await problems('-----'))).toEqual(
      new Set([
        'Password must be at least 8 characters',
        'Password must contain at least one uppercase letter',
        'Password must contain at least one lowercase letter',
        'Password must contain at least one number',
        'Password must contain at least one special character',
        'This password is too common. Please choose another one.',
      ]),
    );
  });

  test('is refused unread if it is far too long', async () => {
    const novel = `a${'1'.repeat(900_000)}a`;
    expect(await problems(novel)).toContain('Password must be at most 200 characters');
    const page = novel.slice(0, 9_000);
    expect(
      await timesAsLong(
        () => problems(novel),
        () => problems(page),
        50,
      ),
    ).toBeLessThan(50);
  });
});

describe('the rules that pages list', () => {
  test('name everything that can be refused', async () => {
    const refused = [
      ...(await passwordProblems('-----', email)),
      ...(await passwordProblems(`${GOOD}${'x'.repeat(200)}`, email)),
    ];
    const listed = PASSWORD_RULES.join('; ').toLowerCase();
    for (const text of refused) {
      const [, rule = 'common word'] = /at (?:least|most) (.+?)(?: characters)?$/.exec(text) ?? [];
      expect(listed).toContain(rule);
    }
  });

  test('explain what is too common by passwords that are, and that keep the other rules', async () => {
    for (const example of TOO_COMMON_EXAMPLES) {
      expect(await passwordProblems(example, email)).toEqual([
        'This password is too common. Please choose another one.',
      ]);
    }
  });
});

describe('the confirmation of a password', () => {
  test('must match if it is sent', async () => {
    expect(await problemsOf(RegisterRequest, { email, password: GOOD })).toEqual({});
    expect(await problemsOf(RegisterRequest, { email, password: GOOD, confirmPassword: GOOD })).toEqual({});
    expect(await problemsOf(RegisterRequest, { email, password: GOOD, confirmPassword: 'else' })).toEqual({
      confirmPassword: ["Passwords don't match"],
    });
  });
});

describe('a password reset', () => {
  test('has the same rules as every other new password', async () => {
    expect(await problemsOf(ResetPasswordRequest, { token: 'abc', password: GOOD })).toEqual({});
    expect(await problemsOf(ResetPasswordRequest, { token: 'abc', password: 'seven lamps' })).toEqual(
      await problemsOf(RegisterRequest, { email, password: 'seven lamps' }),
    );
    expect(await problemsOf(ResetPasswordRequest, { password: GOOD })).toEqual({
      token: ['No reset token found.'],
    });
  });
});

describe('signing in', () => {
  test('refuses only passwords that no account can have', async () => {
    expect(await problemsOf(SignInRequest, { email, password: 'simple' })).toEqual({});
    expect(await problemsOf(SignInRequest, { email: '', password: '12345' })).toEqual({
      email: ['Email is required'],
      password: ['Password must be at least 6 characters'],
    });
  });
});

test('the command line has the same rules', async () => {
  expect(await passwordProblems('Password1!', email)).toEqual([
    'This password is too common. Please choose another one.',
  ]);
  expect(await passwordProblems(GOOD, email)).toEqual([]);
});
