import { describe, expect, test } from '@jest/globals';
import { cookieNamed, GoogleCalls, locationOf } from '../../../../test/support/google-calls.ts';
import { TestApp } from '../../../../test/support/test-app.ts';
import { Keys } from '../../../platform/keys/keys.js';

const calls = GoogleCalls.ofSpec();

const FAILED = 'http://localhost:3000/login?error=google_failed';

describe('the redirect to Google', () => {
  test('carries state and PKCE, and asks for no more than email and name', async () => {
    const response = await calls.visit('/api/auth/google');
    expect(response.status).toBe(302);
    const query = locationOf(response).searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      response_type: 'code',
      redirect_uri: 'http://localhost:3000/api/auth/google/callback',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^googleSignIn=[\w.-]+; Max-Age=600; Path=\/api\/auth\/google; HttpOnly; SameSite=Lax$/,
      ),
      expect.stringMatching(/^oauthBrowser=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  });
});

describe('the return from Google', () => {
  test('opens an account for someone new, as a customer', async () => {
    const { to, code, browser } = await calls.comeBack();
    expect(to.href).toBe(`http://localhost:3000/?token=${code}`);
    const { status, user, response } = await calls.exchange(code, browser);
    expect(status).toBe(200);
    expect(user).toMatchObject({
      email: calls.google.profile.email,
      role: 'customer',
      name: 'Gina Gold',
      hasPassword: false,
      googleLinked: true,
    });
    expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^refreshToken=/)]);
    const { rows } = await calls.app.db.query('select details from security_events where user_id = $1', [
      user?.id,
    ]);
    expect(rows).toEqual([{ details: { how: 'google' } }]);
  });

  test('leads to the page that was asked for, if it is one of ours', async () => {
    const leadsTo = async (page: string) => {
      const { to, code } = await calls.comeBack(`?page=${encodeURIComponent(page)}`);
      return to.href.replace(code, 'CODE');
    };
    expect(await leadsTo('/grocery-list?list=a')).toBe(
      'http://localhost:3000/grocery-list?list=a&token=CODE',
    );
    for (const elsewhere of ['//evil.example', '/\\evil.example', 'https://evil.example/', 'javascript:x'])
      expect(await leadsTo(elsewhere)).toBe('http://localhost:3000/?token=CODE');
  });

  test('finds an account by its Google ID even if the email has changed', async () => {
    const known = await calls.app.user({ role: 'trainer', googleId: calls.google.profile.sub });
    const { code, browser } = await calls.comeBack();
    expect((await calls.exchange(code, browser)).user).toMatchObject({ id: known.id, email: known.email });
  });

  test('takes the deletion of the account back, and says so', async () => {
    const known = await calls.app.user({ googleId: calls.google.profile.sub });
    await calls.app.db.query(`update users set erase_after = now() + interval '1 day' where id = $1`, [
      known.id,
    ]);
    const { code, browser } = await calls.comeBack();
    expect(await calls.exchange(code, browser)).toMatchObject({ status: 200, takenBack: true });
    const again = await calls.comeBack();
    expect(await calls.exchange(again.code, again.browser)).toMatchObject({ status: 200, takenBack: false });
  });

  test('does not lead past a second factor', async () => {
    const known = await calls.app.user({ googleId: calls.google.profile.sub });
    await calls.app.db.query('update users set second_factor_since = now() where id = $1', [known.id]);
    const { code, browser } = await calls.comeBack();
    const { data, response } = await calls.app.api.POST('/api/auth/google/exchange', {
      body: { token: code, browser },
    });
    expect(data).toMatchObject({ status: 'second_factor', data: { challenge: expect.any(String) } });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test('never joins an account by its email alone', async () => {
    const known = await calls.app.user({ email: calls.google.profile.email });
    calls.google.profile.email = known.email.toUpperCase();
    expect((await calls.comeBack()).to.href).toBe('http://localhost:3000/login?error=google_link_first');
    const { rows } = await calls.app.db.query('select google_id from users where id = $1', [known.id]);
    expect(rows).toEqual([{ google_id: null }]);
  });

  test.each([false, 'false', undefined])('refuses an email whose verification is %s', async (verified) => {
    calls.google.profile.email_verified = verified;
    expect((await calls.comeBack()).to.search).toBe('?error=google_unverified');
  });

  test('accepts a provider that writes "true" as text', async () => {
    calls.google.profile.email_verified = 'true';
    const { code, browser } = await calls.comeBack();
    expect((await calls.exchange(code, browser)).status).toBe(200);
  });

  test('refuses a profile without id or email', async () => {
    const { sub, email } = calls.google.profile;
    for (const profile of [{}, { sub }, { email, email_verified: true }]) {
      calls.google.profile = profile;
      expect((await calls.comeBack()).to.search).toBe('?error=google_profile_empty');
    }
  });

  test('survives a profile that is empty', async () => {
    calls.google.profile = { toJSON: () => null } as object;
    expect((await calls.comeBack()).to.search).toBe('?error=google_failed');
  });

  test('does not sign in a disabled account', async () => {
    await calls.app.user({ googleId: calls.google.profile.sub, disabled: true });
    expect((await calls.comeBack()).to.search).toBe('?error=account_disabled');
  });

  test('creates one account for two simultaneous returns', async () => {
    const trips = await Promise.all([calls.comeBack(), calls.comeBack(), calls.comeBack()]);
    for (const { to } of trips) expect(to.search).toMatch(/^\?(token=|error=google_link_first)/);
    const { rows } = await calls.app.db.query('select id from users where email = $1', [
      calls.google.profile.email,
    ]);
    expect(rows).toHaveLength(1);
  });
});

describe('an attempt to sign in with Google', () => {
  const comeBackWith = async (callback: string, cookies: string) =>
    locationOf(await calls.visit(callback, cookies)).href;

  test('is refused with another state', async () => {
    const { callback, cookies } = await calls.goToGoogle();
    expect(await comeBackWith(callback.replace(/state=./, 'state=x_'), cookies)).toBe(FAILED);
    expect(await comeBackWith(callback.replace(/state=[^&]+/, 'state='), cookies)).toBe(FAILED);
    expect(await comeBackWith(callback.replace(/state=[^&]+&/, ''), cookies)).toBe(FAILED);
  });

  test('is refused in another browser', async () => {
    const [victim, attacker] = [await calls.goToGoogle(), await calls.goToGoogle()];
    expect(await comeBackWith(attacker.callback, victim.cookies)).toBe(FAILED);
    expect(await comeBackWith(attacker.callback, '')).toBe(FAILED);
  });

  test('is refused if its cookie was changed', async () => {
    const { callback, cookies } = await calls.goToGoogle();
    const [body = '', signature] = cookieNamed('googleSignIn', cookies).split('.');
    const attempt = JSON.parse(Buffer.from(body, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...attempt, browser: 'mine' })).toString('base64url');
    for (const cookie of [`${forged}.${signature}`, `${body}.`, `${body}.x`, body, 'nonsense.x', '']) {
      expect(await comeBackWith(callback, `googleSignIn=${cookie}`)).toBe(FAILED);
    }
  });

  test('expires after ten minutes', async () => {
    const { callback, cookies } = await calls.goToGoogle();
    const [body = ''] = cookieNamed('googleSignIn', cookies).split('.');
    const attempt = JSON.parse(Buffer.from(body, 'base64url').toString());
    expect(attempt.expiresAt - Date.now()).toBeGreaterThan(9.5 * 60_000);
    const old = Buffer.from(JSON.stringify({ ...attempt, expiresAt: Date.now() - 1 })).toString('base64url');
    const signature = calls.app.app.get(Keys).mac('google-state', old).toString('base64url');
    expect(await comeBackWith(callback, `googleSignIn=${old}.${signature}`)).toBe(FAILED);
  });

  test('works once: its cookie is cleared, and Google refuses a used code', async () => {
    const { callback, cookies } = await calls.goToGoogle();
    const first = await calls.visit(callback, cookies);
    expect(first.headers.getSetCookie()).toEqual([
      'googleSignIn=; Max-Age=0; Path=/api/auth/google; HttpOnly; SameSite=Lax',
    ]);
    expect(await comeBackWith(callback, cookies)).toBe(FAILED);
  });

  test('leads back to the sign-in page if the user declined', async () => {
    calls.google.consent = 'denied';
    expect((await calls.comeBack()).to.href).toBe(FAILED);
  });

  test.each(['token', 'profile', 'connection'] as const)(
    'leads back when Google fails: %s',
    async (trouble) => {
      calls.google.trouble = trouble;
      expect((await calls.comeBack()).to.href).toBe(FAILED);
    },
  );

  test('leaves no code or credential in the logs', async () => {
    const { callback, cookies } = await calls.goToGoogle();
    calls.google.trouble = 'token';
    await calls.visit(callback, cookies);
    const code = new URL(callback, calls.app.url).searchParams.get('code') ?? '';
    const logs = calls.app.logs.join('');
    expect(logs).toContain('google sign-in refused');
    for (const secret of [code, calls.google.environment.GOOGLE_CLIENT_SECRET ?? ''])
      expect(logs).not.toContain(secret);
  });
});

describe('Google without credentials', () => {
  test('answers 404 on every route', async () => {
    const plain = await TestApp.start();
    try {
      const ann = await plain.signedIn();
      const body = { token: 'abc', browser: 'abc' };
      const answers = await Promise.all([
        plain.api.GET('/api/auth/google', { redirect: 'manual' }),
        plain.api.GET('/api/auth/google/callback', { redirect: 'manual' }),
        plain.api.POST('/api/auth/google/exchange', { body }),
        ann.api.POST('/api/auth/google/link', { body }),
      ]);
      expect(answers.map(({ response }) => response.status)).toEqual([404, 404, 404, 404]);
      expect((await plain.api.GET('/api/app')).data?.googleEnabled).toBe(false);
      expect((await calls.app.api.GET('/api/app')).data?.googleEnabled).toBe(true);
    } finally {
      await plain.stop();
    }
  });
});

describe('Google when it cannot be reached', () => {
  test('leads back to the sign-in page', async () => {
    const { callback, cookies } = await calls.goToGoogle();
    await calls.google.stop();
    expect(locationOf(await calls.visit(callback, cookies)).href).toBe(FAILED);
  });
});
