import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PASSWORD } from '../../../../test/factories/users.js';
import { TestApp } from '../../../../test/support/test-app.js';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start();
});

afterAll(() => app.stop());

const register = (body: object, address = '10.1.0.1') =>
  app.from(address).POST('/api/auth/register', { body: body as never });

const accountsOf = async (email: string) => {
  const { rows } = await app.db.query('select * from users where email = $1', [email]);
  return rows;
};

describe('a new account', () => {
  test('is signed in at once, as a customer by default', async () => {
    const { response, data } = await register({
      email: ' Fay@Example.org ',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      name: ' Fay ',
    });
    expect(response.status).toBe(201);
    expect(data).toMatchObject({
      status: 'success',
      data: { user: { email: 'fay@example.org', role: 'customer', name: 'Fay', hasPassword: true } },
    });
    expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^refreshToken=/)]);
    expect(response.headers.get('x-device-token')).toBeTruthy();

    const headers = { Authorization: `Bearer ${data?.data.accessToken}` };
    const me = await app.api.GET('/api/auth/me', { headers });
    expect(me.data).toEqual({ ...data?.data.user, mustAddSecondFactor: false });
  });

  test('needs no name from a program, but refuses an empty one', async () => {
    expect(
      (await register({ email: 'nameless@example.org', password: PASSWORD })).data?.data.user.name,
    ).toBeNull();
    const { response, error } = await register({ email: 'blank@example.org', password: PASSWORD, name: ' ' });
    expect([response.status, error?.fields]).toEqual([400, { name: ['Please enter your name.'] }]);
  });

  test('may be a trainer', async () => {
    const { data } = await register({ email: 'tom@example.org', password: PASSWORD, role: 'trainer' });
    expect(data?.data.user.role).toBe('trainer');
  });

  test('is never an admin', async () => {
    const { response, error } = await register({
      email: 'eve@example.org',
      password: PASSWORD,
      role: 'admin',
    });
    expect([response.status, error?.fields]).toEqual([
      400,
      { role: ['role must be one of: customer, trainer'] },
    ]);
    expect(await accountsOf('eve@example.org')).toEqual([]);
  });

  test('keeps the password as an argon2id hash of OWASP strength', async () => {
    await register({ email: 'hash@example.org', password: PASSWORD });
    const [account] = await accountsOf('hash@example.org');
    expect(account?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('can sign in with its password in any spelling of the email', async () => {
    await register({ email: 'spelling@example.org', password: PASSWORD });
    const { response } = await app
      .from('10.1.0.2')
      .POST('/api/auth/login', { body: { email: 'Spelling@EXAMPLE.org', password: PASSWORD } });
    expect(response.status).toBe(200);
  });
});

describe('registration refuses', () => {
  test('an invalid form with an error for each field', async () => {
    const { response, error } = await register({
      email: 'nobody',
      password: 'short',
      confirmPassword: 'other',
    });
    expect([response.status, error?.code]).toEqual([400, 'invalid_input']);
    expect(error?.fields).toEqual({
      email: ['Invalid email address'],
      password: expect.arrayContaining([
        'Password must be at least 8 characters',
        'Password must contain at least one uppercase letter',
        'Password must contain at least one number',
        'Password must contain at least one special character',
      ]),
      confirmPassword: ["Passwords don't match"],
    });
  });

  test('a common password, and one that is the local part of the email', async () => {
    const texts = { password: ['This password is too common. Please choose another one.'] };
    const common = await register({ email: 'ann@example.org', password: 'Password1!' });
    expect([common.response.status, common.error?.fields]).toEqual([400, texts]);
    const name = await register({ email: 'kiwi.harvest@example.org', password: 'Kiwi.harvest1!' });
    expect([name.response.status, name.error?.fields]).toEqual([400, texts]);
  });

  test('a second account for an email, in any spelling', async () => {
    const existing = await app.user({ email: 'taken@example.org' });
    const { response, error } = await register({ email: 'TAKEN@example.org', password: PASSWORD });
    expect([response.status, error?.code]).toEqual([409, 'account_exists']);
    expect(error?.message).toBe('User already exists');
    expect(error?.fields).toEqual({
      email: ['An account with this email already exists. Please login or use a different email.'],
    });
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await accountsOf(existing.email)).toHaveLength(1);
  });

  test('all but one of many simultaneous requests for one email', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => register({ email: 'race@example.org', password: PASSWORD })),
    );
    const statuses = answers.map(({ response }) => response.status).sort();
    expect(statuses).toEqual([201, 409, 409, 409, 409, 409]);
    expect(await accountsOf('race@example.org')).toHaveLength(1);
  });

  test('more than forty requests an hour from one address, for any emails', async () => {
    await app.db.query(
      `insert into rate_limits (key, hits, ends_at) values ('register:address:10.1.9.9', 40, now() + interval '1 hour')`,
    );
    const body = { email: 'one.more@example.org', password: PASSWORD };
    const { response, error } = await register(body, '10.1.9.9');
    expect([response.status, error?.code]).toEqual([429, 'too_many_requests']);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3500);
    expect((await register(body, '10.1.9.8')).response.status).toBe(201);
  });
});

test('the first admin is made on the command line, with the first line of what is piped in', async () => {
  const command = join(import.meta.dirname, '../../../../../build/backend/src/cli/admin-create.js');
  const env = { ...process.env, ...app.environment };
  const made = spawnSync(process.execPath, [command, '--email', 'Boss@example.org'], {
    ...{ env, encoding: 'utf8', input: `${PASSWORD}\n${PASSWORD}\n` },
  });
  expect(made.stdout).toBe('boss@example.org can sign in as an admin.\n');
  const boss = await app.signIn({ ...(await app.user()), email: 'boss@example.org' });
  expect((await boss.api.GET('/api/auth/me')).data?.role).toBe('admin');
});
