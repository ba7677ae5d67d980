import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { GoogleProvider } from '../../../../test/support/google-provider.js';
import { cookieOf, type SignedInUser, TestApp } from '../../../../test/support/test-app.js';
import { Keys } from '../../../platform/keys/keys.js';

let google: GoogleProvider;
let app: TestApp;
let people = 0;

beforeAll(async () => {
  google = await GoogleProvider.start({ consent: 'at-once' });
  app = await TestApp.start(google.environment);
});

afterAll(async () => {
  await app.stop();
  await google.stop();
});

beforeEach(() => {
  people += 1;
  google.consent = 'at-once';
  google.trouble = null;
  google.profile = {
    sub: `google-${people}`,
    email: `person-${people}@example.org`,
    email_verified: true,
    name: 'Gina Gold',
  };
});

const visit = (path: string, cookie = '') =>
  fetch(new URL(path, app.url), { redirect: 'manual', headers: { Cookie: cookie } });

const locationOf = (response: Response) => new URL(response.headers.get('location') ?? '');

const cookieNamed = (name: string, cookies: string) =>
  cookies
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? '';

/** Goes to Google, has it approve the request, and stops before our callback. */
async function goToGoogle(query = '') {
  const left = await visit(`/api/auth/google${query}`);
  const cookies = cookieOf(left);
  const answered = await fetch(locationOf(left), { redirect: 'manual' });
  const { pathname, search } = locationOf(answered);
  return { callback: pathname + search, cookies, browser: cookieNamed('oauthBrowser', cookies) };
}

/** Goes through the whole flow, back to our pages. */
async function comeBack(query = '') {
  const { callback, cookies, browser } = await goToGoogle(query);
  const to = locationOf(await visit(callback, cookies));
  return { to, browser, code: to.searchParams.get('token') ?? to.searchParams.get('code') ?? '' };
}

async function exchange(token: string, browser: string) {
  const { data, error, response } = await app.api.POST('/api/auth/google/exchange', {
    body: { token, browser },
  });
  const user = data?.status === 'success' ? data.data.user : undefined;
  const takenBack = data?.status === 'success' ? data.data.deletionTakenBack : undefined;
  return { status: response.status, code: error?.code, user, takenBack, response };
}

const link = async (by: SignedInUser, token: string, browser: string) => {
  const { error, response } = await by.api.POST('/api/auth/google/link', { body: { token, browser } });
  return error ? [response.status, error.code] : [response.status];
};

const linkNow = async (by: SignedInUser) => {
  const { code, browser } = await comeBack('?link=1');
  return link(by, code, browser);
};

const FAILED = 'http://localhost:3000/login?error=google_failed';
const INVALID = { status: 401, code: 'google_code_invalid' };

describe('the redirect to Google', () => {
  test('carries state and PKCE, and asks for no more than email and name', async () => {
    const response = await visit('/api/auth/google');
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
    const { to, code, browser } = await comeBack();
    expect(to.href).toBe(`http://localhost:3000/?token=${code}`);
    const { status, user, response } = await exchange(code, browser);
    expect(status).toBe(200);
    expect(user).toMatchObject({
      email: google.profile.email,
      role: 'customer',
      name: 'Gina Gold',
      hasPassword: false,
      googleLinked: true,
    });
    expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^refreshToken=/)]);
    const { rows } = await app.db.query('select details from security_events where user_id = $1', [user?.id]);
    expect(rows).toEqual([{ details: { how: 'google' } }]);
  });

  test('finds an account by its Google ID even if the email has changed', async () => {
    const known = await app.user({ role: 'trainer', googleId: google.profile.sub });
    const { code, browser } = await comeBack();
    expect((await exchange(code, browser)).user).toMatchObject({ id: known.id, email: known.email });
  });

  test('takes the deletion of the account back, and says so', async () => {
    const known = await app.user({ googleId: google.profile.sub });
    await app.db.query(`update users set erase_after = now() + interval '1 day' where id = $1`, [known.id]);
    const { code, browser } = await comeBack();
    expect(await exchange(code, browser)).toMatchObject({ status: 200, takenBack: true });
    const again = await comeBack();
    expect(await exchange(again.code, again.browser)).toMatchObject({ status: 200, takenBack: false });
  });

  test('does not lead past a second factor', async () => {
    const known = await app.user({ googleId: google.profile.sub });
    await app.db.query('update users set second_factor_since = now() where id = $1', [known.id]);
    const { code, browser } = await comeBack();
    const { data, response } = await app.api.POST('/api/auth/google/exchange', {
      body: { token: code, browser },
    });
    expect(data).toMatchObject({ status: 'second_factor', data: { challenge: expect.any(String) } });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test('never joins an account by its email alone', async () => {
    const known = await app.user({ email: google.profile.email });
    google.profile.email = known.email.toUpperCase();
    expect((await comeBack()).to.href).toBe('http://localhost:3000/login?error=google_link_first');
    const { rows } = await app.db.query('select google_id from users where id = $1', [known.id]);
    expect(rows).toEqual([{ google_id: null }]);
  });

  test.each([false, 'false', undefined])('refuses an email whose verification is %s', async (verified) => {
    google.profile.email_verified = verified;
    expect((await comeBack()).to.search).toBe('?error=google_unverified');
  });

  test('accepts a provider that writes "true" as text', async () => {
    google.profile.email_verified = 'true';
    const { code, browser } = await comeBack();
    expect((await exchange(code, browser)).status).toBe(200);
  });

  test('refuses a profile without id or email', async () => {
    const { sub, email } = google.profile;
    for (const profile of [{}, { sub }, { email, email_verified: true }]) {
      google.profile = profile;
      expect((await comeBack()).to.search).toBe('?error=google_profile_empty');
    }
  });

  test('survives a profile that is empty', async () => {
    google.profile = { toJSON: () => null } as object;
    expect((await comeBack()).to.search).toBe('?error=google_failed');
  });

  test('does not sign in a disabled account', async () => {
    await app.user({ googleId: google.profile.sub, disabled: true });
    expect((await comeBack()).to.search).toBe('?error=account_disabled');
  });

  test('creates one account for two simultaneous returns', async () => {
    const trips = await Promise.all([comeBack(), comeBack(), comeBack()]);
    for (const { to } of trips) expect(to.search).toMatch(/^\?(token=|error=google_link_first)/);
    const { rows } = await app.db.query('select id from users where email = $1', [google.profile.email]);
    expect(rows).toHaveLength(1);
  });
});

describe('an attempt to sign in with Google', () => {
  const comeBackWith = async (callback: string, cookies: string) =>
    locationOf(await visit(callback, cookies)).href;

  test('is refused with another state', async () => {
    const { callback, cookies } = await goToGoogle();
    expect(await comeBackWith(callback.replace(/state=./, 'state=x_'), cookies)).toBe(FAILED);
    expect(await comeBackWith(callback.replace(/state=[^&]+/, 'state='), cookies)).toBe(FAILED);
    expect(await comeBackWith(callback.replace(/state=[^&]+&/, ''), cookies)).toBe(FAILED);
  });

  test('is refused in another browser', async () => {
    const [victim, attacker] = [await goToGoogle(), await goToGoogle()];
    expect(await comeBackWith(attacker.callback, victim.cookies)).toBe(FAILED);
    expect(await comeBackWith(attacker.callback, '')).toBe(FAILED);
  });

  test('is refused if its cookie was changed', async () => {
    const { callback, cookies } = await goToGoogle();
    const [body = '', signature] = cookieNamed('googleSignIn', cookies).split('.');
    const attempt = JSON.parse(Buffer.from(body, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...attempt, browser: 'mine' })).toString('base64url');
    for (const cookie of [`${forged}.${signature}`, `${body}.`, `${body}.x`, body, 'nonsense.x', '']) {
      expect(await comeBackWith(callback, `googleSignIn=${cookie}`)).toBe(FAILED);
    }
  });

  test('expires after ten minutes', async () => {
    const { callback, cookies } = await goToGoogle();
    const [body = ''] = cookieNamed('googleSignIn', cookies).split('.');
    const attempt = JSON.parse(Buffer.from(body, 'base64url').toString());
    expect(attempt.expiresAt - Date.now()).toBeGreaterThan(9.5 * 60_000);
    const old = Buffer.from(JSON.stringify({ ...attempt, expiresAt: Date.now() - 1 })).toString('base64url');
    const signature = app.app.get(Keys).mac('google-state', old).toString('base64url');
    expect(await comeBackWith(callback, `googleSignIn=${old}.${signature}`)).toBe(FAILED);
  });

  test('works once: its cookie is cleared, and Google refuses a used code', async () => {
    const { callback, cookies } = await goToGoogle();
    const first = await visit(callback, cookies);
    expect(first.headers.getSetCookie()).toEqual([
      'googleSignIn=; Max-Age=0; Path=/api/auth/google; HttpOnly; SameSite=Lax',
    ]);
    expect(await comeBackWith(callback, cookies)).toBe(FAILED);
  });

  test('leads back to the sign-in page if the user declined', async () => {
    google.consent = 'denied';
    expect((await comeBack()).to.href).toBe(FAILED);
  });

  test.each(['token', 'profile', 'connection'] as const)(
    'leads back when Google fails: %s',
    async (trouble) => {
      google.trouble = trouble;
      expect((await comeBack()).to.href).toBe(FAILED);
    },
  );

  test('leaves no code or credential in the logs', async () => {
    const { callback, cookies } = await goToGoogle();
    google.trouble = 'token';
    await visit(callback, cookies);
    const code = new URL(callback, app.url).searchParams.get('code') ?? '';
    const logs = app.logs.join('');
    expect(logs).toContain('google sign-in refused');
    for (const secret of [code, google.environment.GOOGLE_CLIENT_SECRET ?? ''])
      expect(logs).not.toContain(secret);
  });
});

describe('the one-time code for our pages', () => {
  test('works once', async () => {
    const { code, browser } = await comeBack();
    const answers = await Promise.all([exchange(code, browser), exchange(code, browser)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await exchange(code, browser)).toMatchObject(INVALID);
  });

  test('works in the browser that began, and is deleted when another one tries it', async () => {
    const { code, browser } = await comeBack();
    const { browser: other } = await comeBack();
    expect(await exchange(code, other)).toMatchObject(INVALID);
    expect(await exchange(code, browser)).toMatchObject(INVALID);
  });

  test('expires after a minute', async () => {
    const { code, browser } = await comeBack();
    const { rows } = await app.db.query(
      `update one_time_codes set expires_at = now() where expires_at > now()
       returning extract(epoch from expires_at - now())`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(await exchange(code, browser)).toMatchObject(INVALID);
  });

  test('is stored as a hash', async () => {
    const { code } = await comeBack();
    const { rows } = await app.db.query(`select t::text, encode(code_hash, 'escape') from one_time_codes t`);
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  test('does not work once the account is disabled', async () => {
    const known = await app.user({ googleId: google.profile.sub });
    const { code, browser } = await comeBack();
    await app.db.query('update users set disabled_at = now() where id = $1', [known.id]);
    expect(await exchange(code, browser)).toMatchObject({ status: 403, code: 'account_disabled' });
  });

  test('cannot link an account, and a code for linking cannot sign in', async () => {
    const ann = await app.signedIn();
    const signIn = await comeBack();
    expect(await link(ann, signIn.code, signIn.browser)).toEqual([400, 'google_code_invalid']);
    const linking = await comeBack('?link=1');
    expect(await exchange(linking.code, linking.browser)).toMatchObject(INVALID);
  });
});

describe('linking a Google account', () => {
  test('lets the signed-in user sign in with Google from then on', async () => {
    const ann = await app.signedIn();
    const { to, code, browser } = await comeBack('?link=1');
    expect(to.href).toBe(`http://localhost:3000/settings/security/google?code=${code}`);
    expect(await link(ann, code, browser)).toEqual([200]);
    expect((await ann.api.GET('/api/auth/me')).data?.googleLinked).toBe(true);
    const back = await comeBack();
    expect((await exchange(back.code, back.browser)).user?.id).toBe(ann.id);
  });

  test('requires a signed-in user', async () => {
    const { code, browser } = await comeBack('?link=1');
    const { response, error } = await app.api.POST('/api/auth/google/link', {
      body: { token: code, browser },
    });
    expect([response.status, error?.code]).toEqual([401, 'not_signed_in']);
  });

  test('is refused in a browser that did not begin it', async () => {
    const ann = await app.signedIn();
    const { code } = await comeBack('?link=1');
    expect(await link(ann, code, 'another-browser')).toEqual([400, 'google_code_invalid']);
  });

  test('does not take a Google account from another user', async () => {
    await app.user({ googleId: google.profile.sub });
    expect(await linkNow(await app.signedIn())).toEqual([409, 'google_taken']);
  });

  test('does not take one that another user is linking at the same moment', async () => {
    const [ann, bob] = [await app.signedIn(), await app.user()];
    const { code, browser } = await comeBack('?link=1');
    const hold = {
      sql: 'update users set google_id = $2 where id = $1',
      values: [bob.id, google.profile.sub],
      count: 1,
    };
    expect(await app.meet(hold, () => link(ann, code, browser))).toEqual([409, 'google_taken']);
  });

  test('is recorded in the history of the account, and so is unlinking', async () => {
    const ann = await app.signedIn();
    await linkNow(ann);
    expect((await ann.api.DELETE('/api/auth/google/link')).response.status).toBe(200);
    expect((await ann.api.GET('/api/auth/me')).data?.googleLinked).toBe(false);
    const { rows } = await app.db.query(
      'select action, actor_id from audit_log where subject_id = $1 order by at',
      [ann.id],
    );
    expect(rows).toEqual([
      { action: 'google.linked', actor_id: ann.id },
      { action: 'google.unlinked', actor_id: ann.id },
    ]);
  });

  test('cannot be undone while Google is the only way to sign in', async () => {
    const ann = await app.signedIn({ googleId: google.profile.sub });
    await app.db.query('update users set password_hash = null where id = $1', [ann.id]);
    const { response, error } = await ann.api.DELETE('/api/auth/google/link');
    expect([response.status, error?.code]).toEqual([409, 'only_way_in']);
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
      expect((await app.api.GET('/api/app')).data?.googleEnabled).toBe(true);
    } finally {
      await plain.stop();
    }
  });
});

describe('Google when it cannot be reached', () => {
  test('leads back to the sign-in page', async () => {
    const { callback, cookies } = await goToGoogle();
    await google.stop();
    expect(locationOf(await visit(callback, cookies)).href).toBe(FAILED);
  });
});
