import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { cookieOf, type SignedInUser, TestApp } from '../../../../test/support/test-app.js';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start();
});

afterAll(() => app.stop());

const refresh = async (cookie: string, headers: Record<string, string> = {}) => {
  const { data, error, response } = await app.api.POST('/api/auth/refresh_token', {
    headers: { Cookie: cookie, ...headers },
  });
  const next = cookieOf(response);
  return { status: response.status, code: error?.code, cookie: next, token: data?.data.accessToken ?? '' };
};

const lives = async (token: string) => {
  const { response } = await app.api.GET('/api/auth/me', { headers: { Authorization: `Bearer ${token}` } });
  return response.status === 200;
};

const ENDED = { status: 401, code: 'session_ended', cookie: '', token: '' };

const eventsOf = async ({ id }: SignedInUser) => {
  const { rows } = await app.db.query(
    `select type from security_events where user_id = $1 and type <> 'sign_in'`,
    [id],
  );
  return rows.map(({ type }) => type as string);
};

const let24HoursPass = ({ id }: SignedInUser) =>
  app.db.query(
    `update refresh_tokens set spent_at = spent_at - interval '24 hours' where user_id = $1 and spent_at is not null`,
    [id],
  );

describe('a refresh', () => {
  test('brings a new access token of the same session and replaces the cookie', async () => {
    const ann = await app.signedIn();
    const { data, response } = await app.api.POST('/api/auth/refresh_token', {
      headers: { Cookie: ann.cookie },
    });
    expect(data).toEqual({ status: 'success', data: { accessToken: expect.any(String) } });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^refreshToken=[\w-]{43}; Max-Age=2592000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
      ),
    ]);
    expect(cookieOf(response)).not.toBe(ann.cookie);
    expect(await lives(data?.data.accessToken ?? '')).toBe(true);
    const { rows } = await app.db.query('select id from sessions where user_id = $1', [ann.id]);
    expect(rows).toHaveLength(1);
  });

  test('keeps the session alive as long as each token is used', async () => {
    let { cookie } = await app.signedIn();
    for (let round = 0; round < 4; round += 1) {
      const next = await refresh(cookie);
      expect(next.status).toBe(200);
      cookie = next.cookie;
    }
  });

  test('stores only hashes', async () => {
    const ann = await app.signedIn();
    const { cookie } = await refresh(ann.cookie);
    const { rows } = await app.db.query(
      `select t::text, encode(token_hash, 'escape') as hash from refresh_tokens t`,
    );
    const stored = JSON.stringify(rows);
    for (const secret of [ann.cookie, cookie])
      expect(stored).not.toContain(secret.replace('refreshToken=', ''));
    expect(app.logs.join('')).not.toContain(cookie.replace('refreshToken=', ''));
  });
});

describe('refreshing twice with one token', () => {
  test('returns the same successor, so that a lost answer signs nobody out', async () => {
    const ann = await app.signedIn();
    const lost = await refresh(ann.cookie);
    const again = await refresh(ann.cookie);
    expect(again).toMatchObject({ status: 200, cookie: lost.cookie });
    expect((await refresh(again.cookie)).status).toBe(200);
  });

  test('returns the same successor to two tabs at the same moment', async () => {
    const ann = await app.signedIn();
    const hold = { sql: 'select from sessions where user_id = $1 for update', values: [ann.id], count: 4 };
    const answers = await app.meet(hold, () =>
      Promise.all(Array.from({ length: 4 }, () => refresh(ann.cookie))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ cookie }) => cookie)).size).toBe(1);
    const { rows } = await app.db.query('select id from refresh_tokens where user_id = $1', [ann.id]);
    expect(rows).toHaveLength(2);
  });

  test('counts as theft once the successor was used, and ends the session', async () => {
    const ann = await app.signedIn();
    const elsewhere = await app.signIn(ann);
    const second = await refresh(ann.cookie);
    const third = await refresh(second.cookie);
    expect(await refresh(ann.cookie)).toEqual(ENDED);
    expect(await refresh(third.cookie)).toEqual(ENDED);
    expect(await Promise.all([ann.token, second.token, third.token].map(lives))).toEqual([
      false,
      false,
      false,
    ]);
    expect(await eventsOf(ann)).toEqual(['refresh_reused']);
    const { rows } = await app.db.query(
      'select end_reason from sessions where user_id = $1 and ended_at is not null',
      [ann.id],
    );
    expect(rows).toEqual([{ end_reason: 'refresh_reused' }]);

    expect(await lives(elsewhere.token)).toBe(true);
    expect((await refresh(elsewhere.cookie)).status).toBe(200);
  });

  test('is refused after a day', async () => {
    const ann = await app.signedIn();
    const lost = await refresh(ann.cookie);
    await let24HoursPass(ann);
    expect(await refresh(ann.cookie)).toEqual(ENDED);
    expect(await lives(lost.token)).toBe(false);
    expect(await eventsOf(ann)).toEqual(['refresh_reused']);
  });
});

describe('what is refused', () => {
  test.each(['', 'refreshToken=', 'refreshToken=made-up', 'other=1'])(
    'is refused with the cookie "%s"',
    async (cookie) => {
      expect(await refresh(cookie)).toEqual(ENDED);
    },
  );

  test('is refused with an expired token, which does not count as theft', async () => {
    const ann = await app.signedIn();
    await app.db.query('update refresh_tokens set expires_at = now() where user_id = $1', [ann.id]);
    expect(await refresh(ann.cookie)).toEqual(ENDED);
    expect(await eventsOf(ann)).toEqual([]);
  });

  test('is refused after ninety days, however often the session was refreshed', async () => {
    const ann = await app.signedIn();
    await app.db.query('update sessions set expires_at = now() where user_id = $1', [ann.id]);
    expect(await refresh(ann.cookie)).toEqual(ENDED);
    expect(await lives(ann.token)).toBe(false);
  });

  test('is refused to pages of another site, without ending the session', async () => {
    const ann = await app.signedIn();
    for (const Origin of ['https://evil.example', 'http://localhost:3001', 'null']) {
      expect(await refresh(ann.cookie, { Origin })).toMatchObject({ status: 403, code: 'foreign_origin' });
    }
    expect((await refresh(ann.cookie, { Origin: 'http://localhost:3000' })).status).toBe(200);
  });

  test('is refused to pages of another site, but not to our own under another name of this machine', async () => {
    const ann = await app.signedIn();
    expect((await refresh(ann.cookie, { Origin: 'http://127.0.0.1:3000' })).status).toBe(200);
  });
});

describe('in production', () => {
  test('the cookie is sent only over secure connections, as its name says', async () => {
    const production = await TestApp.start({
      APP_ENV: 'production',
      APP_URL: 'https://meals.example.org',
      APP_SECRET: 'kG3vQm0ZtY8wR5xN1bL7cJ4hF9dS2aP6',
    });
    try {
      const ann = await production.signedIn();
      expect(ann.cookie).toMatch(/^__Secure-refreshToken=/);
      const again = await production.api.POST('/api/auth/refresh_token', { headers: { Cookie: ann.cookie } });
      expect(again.response.headers.getSetCookie()).toEqual([
        expect.stringMatching(/^__Secure-refreshToken=.*; HttpOnly; Secure; SameSite=Strict$/),
      ]);
      const plain = await production.api.POST('/api/auth/refresh_token', {
        headers: { Cookie: cookieOf(again.response).replace('__Secure-', '') },
      });
      expect(plain.response.status).toBe(401);
    } finally {
      await production.stop();
    }
  });
});
