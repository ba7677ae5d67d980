import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PASSWORD, type TestUser } from '../../../../test/factories/users.js';
import { cookieOf, TestApp } from '../../../../test/support/test-app.js';

let app: TestApp;
let user: TestUser;

beforeAll(async () => {
  app = await TestApp.start();
  user = await app.user({ name: 'Ann' });
});

afterAll(() => app.stop());

const signIn = (email: string, password: string, address = '10.2.0.1') =>
  app.from(address).POST('/api/auth/login', { body: { email, password } });

const eventsOf = async (userId: string) => {
  const { rows } = await app.db.query('select type, details from security_events where user_id = $1', [
    userId,
  ]);
  return rows;
};

describe('signing in with the right password', () => {
  test('creates a session and a cookie that only the API gets', async () => {
    const { response, data } = await signIn(user.email, PASSWORD);
    expect(response.status).toBe(200);
    expect(data).toMatchObject({
      status: 'success',
      data: {
        accessToken: expect.any(String),
        user: { id: user.id, email: user.email, role: 'customer', name: 'Ann' },
      },
    });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^refreshToken=[\w-]{43}; Max-Age=2592000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
      ),
    ]);
    expect(JSON.stringify(data)).not.toContain(cookieOf(response).replace('refreshToken=', ''));
  });

  test('in any spelling of the email', async () => {
    const { response } = await signIn(`  ${user.email.toUpperCase()} `, PASSWORD);
    expect(response.status).toBe(200);
  });

  test('is recorded, with the time of the last sign-in of the account', async () => {
    const other = await app.user();
    await signIn(other.email, PASSWORD);
    expect(await eventsOf(other.id)).toEqual([{ type: 'sign_in', details: { how: 'password' } }]);
    const { rows } = await app.db.query(
      `select last_login_at > now() - interval '1 minute' as noted from users where id = $1`,
      [other.id],
    );
    expect(rows).toEqual([{ noted: true }]);
  });
});

describe('a sign-in that is refused', () => {
  test('looks the same for a wrong password, an unknown email, and an account without a password', async () => {
    const googleOnly = await app.user({ password: null, googleId: 'google-only' });
    const answers = await Promise.all([
      signIn(user.email, 'wr0ng-Password!'),
      signIn('nobody@example.org', PASSWORD),
      signIn(googleOnly.email, PASSWORD),
    ]);
    const seen = answers.map(({ response, error }) => ({
      status: response.status,
      body: { ...error, requestId: undefined },
      cookies: response.headers.getSetCookie(),
      headers: [...response.headers.keys()].sort(),
    }));
    expect(seen[0]).toMatchObject({
      status: 401,
      body: { code: 'wrong_credentials', message: 'That email or password is incorrect.' },
      cookies: [],
    });
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
  });

  test('takes as long for an unknown email as for a known one', async () => {
    const times: Record<string, number[]> = { known: [], unknown: [] };
    for (let round = 0; round < 8; round += 1) {
      const account = await app.user({ hashedInEarnest: true });
      for (const [kind, email] of [
        ['known', account.email],
        ['unknown', `nobody-${round}@example.org`],
      ] as const) {
        const started = performance.now();
        await signIn(email, 'wr0ng-Password!', `10.2.1.${round}`);
        times[kind]?.push(performance.now() - started);
      }
    }
    const quickest = (kind: string) => Math.min(...(times[kind] ?? []));
    const ratio = quickest('unknown') / quickest('known');
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  test('is recorded without what was typed', async () => {
    const other = await app.user();
    await signIn(other.email, 'typed-Wr0ng!');
    const events = await eventsOf(other.id);
    expect(events).toEqual([{ type: 'sign_in_failed', details: { account: expect.any(String) } }]);
    expect(JSON.stringify(events)).not.toMatch(/typed|@/);
  });

  test('tells users that their account is disabled only if the password is right', async () => {
    const closed = await app.user({ disabled: true });
    const right = await signIn(closed.email, PASSWORD);
    expect([right.response.status, right.error?.code]).toEqual([403, 'account_disabled']);
    expect(right.response.headers.getSetCookie()).toEqual([]);
    const wrong = await signIn(closed.email, 'wr0ng-Password!');
    expect([wrong.response.status, wrong.error?.code]).toEqual([401, 'wrong_credentials']);
  });

  test.each([
    [{}, { email: ['Email is required'], password: ['Password is required'] }],
    [
      { email: 'ann', password: '12345' },
      {
        email: ['Please enter a valid email address'],
        password: ['Password must be at least 6 characters'],
      },
    ],
  ])('the body %j is refused field by field', async (body, fields) => {
    const { response, error } = await app.api.POST('/api/auth/login', { body: body as never });
    expect([response.status, error?.fields]).toEqual([400, fields]);
  });
});

describe('while the password is being changed', () => {
  test('the old password starts no session that would outlive the change', async () => {
    const ann = await app.user();
    const change = {
      sql: `update users set password_hash = 'another' where id = $1`,
      values: [ann.id],
      count: 1,
    };
    const { response, error } = await app.meet(change, () => signIn(ann.email, PASSWORD));
    expect([response.status, error?.code]).toEqual([401, 'wrong_credentials']);
    const { rows } = await app.db.query('select id from sessions where user_id = $1', [ann.id]);
    expect(rows).toEqual([]);
  });
});
