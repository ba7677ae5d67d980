import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createSigner } from 'fast-jwt';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.js';
import { Keys } from '../../../platform/keys/keys.js';

let app: TestApp;
let admin: SignedInUser;

beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.signedIn({ role: 'admin' });
});

afterAll(() => app.stop());

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

const statusOf = async (token: string) => {
  const { response, error } = await app.api.GET('/api/auth/me', { headers: bearer(token) });
  return error ? [response.status, error.code] : [response.status];
};

const NOT_SIGNED_IN = [401, 'not_signed_in'];

const canRefresh = async (cookie: string) => {
  const { response } = await app.api.POST('/api/auth/refresh_token', { headers: { Cookie: cookie } });
  return response.status === 200;
};

const signOut = (headers: Record<string, string>) => app.api.POST('/api/auth/logout', { headers });

describe('signing out', () => {
  test('ends the session at once, for the access token too, and clears the cookie', async () => {
    const ann = await app.signedIn();
    const { response, data } = await signOut({ ...bearer(ann.token), Cookie: ann.cookie });
    expect([response.status, data]).toEqual([200, { message: 'You have been signed out.' }]);
    expect(response.headers.getSetCookie()).toEqual([
      'refreshToken=; Max-Age=0; Path=/api/auth; HttpOnly; SameSite=Strict',
    ]);
    expect(await statusOf(ann.token)).toEqual(NOT_SIGNED_IN);
    expect(await canRefresh(ann.cookie)).toBe(false);
  });

  test('needs only the cookie', async () => {
    const ann = await app.signedIn();
    await signOut({ Cookie: ann.cookie });
    expect(await statusOf(ann.token)).toEqual(NOT_SIGNED_IN);
  });

  test('needs only the access token', async () => {
    const ann = await app.signedIn();
    await signOut(bearer(ann.token));
    expect(await statusOf(ann.token)).toEqual(NOT_SIGNED_IN);
    expect(await canRefresh(ann.cookie)).toBe(false);
  });

  test('leaves other devices signed in', async () => {
    const phone = await app.signedIn();
    const laptop = await app.signIn(phone);
    await signOut(bearer(phone.token));
    expect(await statusOf(laptop.token)).toEqual([200]);
  });

  test('does no harm if nobody is signed in', async () => {
    expect((await signOut({})).response.status).toBe(200);
    expect(
      (await signOut({ ...bearer('made.up.token'), Cookie: 'refreshToken=made-up' })).response.status,
    ).toBe(200);
  });

  test('is impossible for another site with the cookie', async () => {
    const ann = await app.signedIn();
    const { response } = await signOut({ Cookie: ann.cookie, Origin: 'https://evil.example' });
    expect(response.status).toBe(403);
    expect(await statusOf(ann.token)).toEqual([200]);
  });
});

describe('your own sessions', () => {
  test('are listed with their devices, and the current one is marked', async () => {
    const phone = await app.signedIn();
    const laptop = await app.signIn(phone);
    const { data } = await laptop.api.GET('/api/auth/sessions');
    expect(data?.sessions.map(({ current }) => current).sort()).toEqual([false, true]);
    expect(data?.sessions.find(({ current }) => current)).toMatchObject({
      ip: expect.stringMatching(/^10\./),
      userAgent: expect.any(String),
      createdAt: expect.any(String),
      lastSeenAt: expect.any(String),
    });
  });

  test('can be ended one by one', async () => {
    const phone = await app.signedIn();
    const laptop = await app.signIn(phone);
    const { data } = await laptop.api.GET('/api/auth/sessions');
    const id = data?.sessions.find(({ current }) => !current)?.id ?? '';
    const { response } = await laptop.api.DELETE('/api/auth/sessions/{id}', { params: { path: { id } } });
    expect(response.status).toBe(200);
    expect(await statusOf(phone.token)).toEqual(NOT_SIGNED_IN);
    expect(await statusOf(laptop.token)).toEqual([200]);
    const left = await laptop.api.GET('/api/auth/sessions');
    expect(left.data?.sessions).toHaveLength(1);
    const again = await laptop.api.DELETE('/api/auth/sessions/{id}', { params: { path: { id } } });
    expect(again.response.status).toBe(404);
  });

  test('do not include those of other users', async () => {
    const [ann, eve] = [await app.signedIn(), await app.signedIn()];
    const { data } = await ann.api.GET('/api/auth/sessions');
    for (const id of [data?.sessions[0]?.id ?? '', randomUUID()]) {
      const { response } = await eve.api.DELETE('/api/auth/sessions/{id}', { params: { path: { id } } });
      expect(response.status).toBe(404);
    }
    expect(await statusOf(ann.token)).toEqual([200]);
  });
});

describe('a disabled account', () => {
  const change = (id: string, to: 'disable' | 'enable') =>
    admin.api.POST(`/api/admin/users/{id}/${to}`, { params: { path: { id } } });

  test('is signed out at once, and has no old sessions when it is enabled again', async () => {
    const ann = await app.signedIn();
    await change(ann.id, 'disable');
    expect(await statusOf(ann.token)).toEqual(NOT_SIGNED_IN);
    expect(await canRefresh(ann.cookie)).toBe(false);
    await change(ann.id, 'enable');
    expect(await statusOf(ann.token)).toEqual(NOT_SIGNED_IN);
    expect(await canRefresh(ann.cookie)).toBe(false);
    expect(await statusOf((await app.signIn(ann)).token)).toEqual([200]);
  });
});

describe('an account that was disabled in the database by hand', () => {
  test('is signed out too', async () => {
    const ann = await app.signedIn();
    await app.db.query('update users set disabled_at = now() where id = $1', [ann.id]);
    expect(await statusOf(ann.token)).toEqual(NOT_SIGNED_IN);
    expect(await canRefresh(ann.cookie)).toBe(false);
  });
});

describe('an access token', () => {
  const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  const claimsOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

  const signed = (claims: object, key: string | Buffer = app.app.get(Keys).of('access-token')) =>
    createSigner({ key, algorithm: 'HS256' })(claims);

  test('is valid for a quarter of an hour', async () => {
    const { sub, sid, iat, exp } = claimsOf((await app.signedIn()).token);
    expect([sub, sid]).toEqual([expect.any(String), expect.any(String)]);
    expect(Number(exp) - Number(iat)).toBe(15 * 60);
  });

  test('is refused when it has expired', async () => {
    const claims = claimsOf((await app.signedIn()).token);
    expect(await statusOf(signed(claims))).toEqual([200]);
    const now = Math.floor(Date.now() / 1000);
    expect(await statusOf(signed({ ...claims, exp: now - 1 }))).toEqual(NOT_SIGNED_IN);
    const { exp: _, ...endless } = claims;
    expect(await statusOf(signed(endless))).toEqual(NOT_SIGNED_IN);
  });

  test('is refused when it was forged', async () => {
    const { token } = await app.signedIn();
    const claims = claimsOf(token);
    const [header, body, signature = ''] = token.split('.');
    const other = base64({ ...claims, sid: claimsOf(admin.token).sid });
    const forged = [
      `${base64({ alg: 'none', typ: 'JWT' })}.${body}.`,
      `${base64({ alg: 'NONE' })}.${body}.${signature}`,
      `${header}.${other}.${signature}`,
      `${header}.${body}.`,
      `${header}.${body}.${signature.slice(1)}`,
      signed(claims, 'another key, just as long as ours is'),
      signed(claims, ''.padEnd(32, '\0')),
      createSigner({ key: app.app.get(Keys).of('access-token'), algorithm: 'HS512' })(claims),
      signed(claims, app.app.get(Keys).of('device')),
    ];
    for (const attempt of forged) expect(await statusOf(attempt)).toEqual(NOT_SIGNED_IN);
  });

  test('is refused for a session that does not exist', async () => {
    const claims = claimsOf((await app.signedIn()).token);
    expect(await statusOf(signed({ ...claims, sid: randomUUID() }))).toEqual(NOT_SIGNED_IN);
  });

  test('is read only from the Authorization header', async () => {
    const { token } = await app.signedIn();
    const attempts: Record<string, string>[] = [
      { Cookie: `token=${token}` },
      { Authorization: token },
      { Authorization: `Basic ${token}` },
      { 'X-Access-Token': token },
    ];
    for (const headers of attempts) {
      const { response } = await app.api.GET('/api/auth/me', { headers });
      expect(response.status).toBe(401);
    }
  });
});

describe('the recent security events', () => {
  test('are those of the own account, newest first, without refusals of pages', async () => {
    const ann = await app.signedIn();
    const stranger = await app.signedIn();
    await ann.api.GET('/api/admin/users');
    await app
      .from('10.9.0.1')
      .POST('/api/auth/login', { body: { email: ann.email, password: 'Wr0ng-one!' } });
    const { data } = await ann.api.GET('/api/auth/security-events');
    expect(data?.events).toEqual([
      { at: expect.any(String), type: 'sign_in_failed', userAgent: expect.any(String), ip: '10.9.0.1' },
      { at: expect.any(String), type: 'sign_in', userAgent: expect.any(String), ip: expect.any(String) },
    ]);
    expect(new Date(data?.events[0]?.at ?? '').toISOString()).toBe(data?.events[0]?.at);
    const { data: theirs } = await stranger.api.GET('/api/auth/security-events');
    expect(theirs?.events.map(({ type }) => type)).toEqual(['sign_in']);
  });
});
