import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PASSWORD } from '../../../../test/factories/users.js';
import { codeOf, wrongCodes } from '../../../../test/support/app-codes.js';
import { signedInWithApp, takeFirstStep } from '../../../../test/support/first-steps.js';
import { letCodesPass, type WithApp } from '../../../../test/support/second-factor.js';
import { cookieOf, type SignedInUser, TestApp } from '../../../../test/support/test-app.js';

type ProtectedUser = WithApp<SignedInUser>;

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start();
});

afterAll(() => app.stop());

const anonymous = (headers: Record<string, string> = {}) => app.stranger(headers);

const firstStep = (user: { email: string }) => takeFirstStep(app, user);

const answer = async (
  body: { challenge: string; code?: string; recoveryCode?: string },
  api = anonymous(),
) => {
  const { data, error, response } = await api.POST('/api/auth/second-factor', { body });
  return { status: response.status, code: error?.code, text: error?.message, data: data?.data, response };
};

const protectedUser = () => signedInWithApp(app);

const isLive = async ({ api }: SignedInUser) => (await api.GET('/api/auth/me')).response.status === 200;

const eventsOf = async ({ id }: { id: string }) => {
  const { rows } = await app.db.query('select type from security_events where user_id = $1 order by id', [
    id,
  ]);
  return rows.map(({ type }) => type);
};

/** Makes the user's sessions half an hour old. */
const signedInLongAgo = (user: { id: string }) =>
  app.db.query(`update sessions set created_at = now() - interval '30 minutes' where user_id = $1`, [
    user.id,
  ]);

describe('setting up an app', () => {
  test('takes a code of it, ends other sessions, gives ten recovery codes, and is told by mail', async () => {
    const ann = await app.signedIn();
    const elsewhere = await app.signIn(ann);
    const setup = await ann.api.POST('/api/auth/second-factor/app', { body: {} });
    const { secret = '', address, picture } = setup.data ?? {};
    expect(address).toContain(`secret=${secret}`);
    expect(picture).toMatch(/^<svg /);
    expect((await ann.api.GET('/api/auth/second-factor/app')).data).toEqual(setup.data);
    expect((await elsewhere.api.GET('/api/auth/second-factor/app')).response.status).toBe(404);

    const confirm = async (code: string) =>
      ann.api.POST('/api/auth/second-factor/app/confirm', { body: { code } });
    const [wrong = ''] = wrongCodes(secret, 1);
    expect((await confirm(wrong)).error).toMatchObject({
      code: 'wrong_code',
      fields: { code: expect.any(Array) },
    });
    expect((await ann.api.GET('/api/auth/second-factor')).data?.appSince).toBeNull();
    const { data } = await confirm(` ${codeOf(secret).slice(0, 3)} ${codeOf(secret).slice(3)} `);
    expect(new Set(data?.recoveryCodes).size).toBe(10);
    expect([await isLive(ann), await isLive(elsewhere)]).toEqual([true, false]);
    await app.mailbox.next(ann.email, /now asks for a code/);
    expect((await ann.api.GET('/api/auth/second-factor')).data).toEqual({
      appSince: expect.any(String),
      recoveryCodesLeft: 10,
      isRequired: false,
      confirmBy: 'nothing',
    });
    expect(await eventsOf(ann)).toContain('codes_on');

    const { rows } = await app.db.query(
      `select a::text as app, (select string_agg(c::text, ' ') from recovery_codes c where c.user_id = a.user_id) as codes
       from authenticator_apps a where user_id = $1`,
      [ann.id],
    );
    const stored = JSON.stringify(rows) + Buffer.from(JSON.stringify(rows)).toString('hex');
    expect(stored).not.toContain(secret);
    expect(stored).not.toContain(Buffer.from(secret).toString('hex'));
    for (const code of data?.recoveryCodes ?? [])
      expect(stored).not.toContain(Buffer.from(code).toString('hex'));
    expect(app.logs.join('')).not.toContain(secret);
  });

  test('takes the password if the session is not fresh, and Google accounts sign in again', async () => {
    const ann = await app.signedIn();
    await signedInLongAgo(ann);
    const begin = async (by: SignedInUser, body: object) => {
      const { error, response } = await by.api.POST('/api/auth/second-factor/app', { body });
      return error ? error.code : response.status;
    };
    expect((await ann.api.GET('/api/auth/second-factor')).data?.confirmBy).toBe('password');
    expect(await begin(ann, {})).toBe('current_password_needed');
    expect(await begin(ann, { currentPassword: 'Wr0ng-one!' })).toBe('current_password_wrong');
    expect(await begin(ann, { currentPassword: PASSWORD })).toBe(200);
    await app.db.query('update users set password_hash = null where id = $1', [ann.id]);
    expect((await ann.api.GET('/api/auth/second-factor')).data?.confirmBy).toBe('sign_in');
    expect(await begin(ann, {})).toBe('fresh_sign_in_needed');
  });

  test('again replaces the app only once the new one has shown a code', async () => {
    const ann = await protectedUser();
    const { data: next } = await ann.api.POST('/api/auth/second-factor/app', { body: {} });
    const { challenge } = await firstStep(ann);
    expect((await answer({ challenge, code: codeOf(next?.secret ?? '') })).code).toBe('wrong_code');
    const { data } = await ann.api.POST('/api/auth/second-factor/app/confirm', {
      body: { code: codeOf(next?.secret ?? '') },
    });
    expect(data?.recoveryCodes).toBeNull();
    expect((await answer({ challenge, code: codeOf(ann.secret) })).code).toBe('wrong_code');
    expect((await answer({ challenge, code: codeOf(next?.secret ?? '', 1) })).status).toBe(200);
  });
});

describe('signing in with an app', () => {
  test('takes the password first, and gives no session and no cookie for it alone', async () => {
    const ann = await protectedUser();
    const { data, response } = await anonymous().POST('/api/auth/login', {
      body: { email: ann.email, password: PASSWORD },
    });
    expect(data).toEqual({
      status: 'second_factor',
      data: {
        challenge: expect.any(String),
        expiresAt: expect.any(String),
        methods: ['code', 'recovery_code'],
      },
    });
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.headers.get('x-device-token')).toBeNull();
    const challenge = data?.status === 'second_factor' ? data.data.challenge : '';
    const done = await answer({ challenge, code: codeOf(ann.secret) });
    expect(done.data?.user.email).toBe(ann.email);
    expect(cookieOf(done.response)).toMatch(/^refreshToken=/);
    expect(done.response.headers.get('x-device-token')).toEqual(expect.any(String));
    const { rows } = await app.db.query(
      `select details from security_events where user_id = $1 and type = 'sign_in' order by id desc limit 1`,
      [ann.id],
    );
    expect(rows).toEqual([{ details: { how: 'password', secondFactor: 'code' } }]);
  });

  test('takes each code once, each challenge once, and no old or strange challenge', async () => {
    const [ann, ben] = [await protectedUser(), await protectedUser()];
    const first = await firstStep(ann);
    const code = codeOf(ann.secret);
    expect((await answer({ challenge: first.challenge, code })).status).toBe(200);
    const second = await firstStep(ann);
    expect(await answer({ challenge: second.challenge, code })).toMatchObject({
      status: 400,
      code: 'wrong_code',
    });
    const earlier = codeOf(ann.secret, -1);
    expect((await answer({ challenge: second.challenge, code: earlier })).code).toBe('wrong_code');
    const ended = { status: 401, code: 'challenge_ended' };
    expect(await answer({ challenge: first.challenge, code: codeOf(ann.secret, 1) })).toMatchObject(ended);
    expect(await answer({ challenge: 'never-was-one', code: codeOf(ann.secret, 1) })).toMatchObject(ended);
    const ofBen = await firstStep(ben);
    expect((await answer({ challenge: ofBen.challenge, code: codeOf(ann.secret, 1) })).code).toBe(
      'wrong_code',
    );
    await app.db.query(`update sign_in_challenges set expires_at = now() where user_id = $1`, [ann.id]);
    expect(await answer({ challenge: second.challenge, code: codeOf(ann.secret, 1) })).toMatchObject(ended);
  });

  test('lets one of many at the same moment in', async () => {
    const ann = await protectedUser();
    const { challenge } = await firstStep(ann);
    const code = codeOf(ann.secret);
    const answers = await Promise.all([1, 2, 3, 4].map(() => answer({ challenge, code })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('ends a challenge after five wrong codes and tells the owner that somebody has the password', async () => {
    const ann = await protectedUser();
    const { challenge } = await firstStep(ann);
    for (const code of wrongCodes(ann.secret, 5))
      expect((await answer({ challenge, code })).code).toBe('wrong_code');
    expect((await answer({ challenge, code: codeOf(ann.secret) })).code).toBe('challenge_ended');
    await app.mailbox.next(ann.email, /Somebody has your password/);
    expect(await eventsOf(ann)).toContain('second_factor_failed');
  });

  test('makes no challenge beyond the limit of sign-ins, that one account may have', async () => {
    const ann = await protectedUser();
    await firstStep(ann);
    const key = `signed-in:account:${ann.id}`;
    const { rowCount } = await app.db.query('update rate_limits set hits = 60 where key = $1', [key]);
    expect(rowCount).toBe(1);
    const { response } = await anonymous().POST('/api/auth/login', {
      body: { email: ann.email, password: PASSWORD },
    });
    expect([response.status, Number(response.headers.get('retry-after')) > 0]).toEqual([429, true]);
    const { rows } = await app.db.query('select 1 from sign_in_challenges where user_id = $1', [ann.id]);
    expect(rows).toHaveLength(1);
  });

  test('limits guesses over all challenges, but not on a device of the owner', async () => {
    const ann = await protectedUser();
    const { challenge: own } = await firstStep(ann);
    const device = (await answer({ challenge: own, code: codeOf(ann.secret) })).response.headers.get(
      'x-device-token',
    );
    await letCodesPass(app, ann);
    let challenge = '';
    const seen = new Set<number>();
    for (const [tried, code] of wrongCodes(ann.secret, process.env.LONG ? 1000 : 60).entries()) {
      if (tried % 5 === 0) challenge = await challengeWithoutOtherLimits(ann);
      seen.add((await answer({ challenge, code })).status);
    }
    expect([...seen].sort()).toEqual([400, 429]);
    challenge = await challengeWithoutOtherLimits(ann);
    expect((await answer({ challenge, code: codeOf(ann.secret) })).status).toBe(429);
    const known = anonymous({ 'X-Device-Token': device ?? '' });
    expect((await answer({ challenge, code: codeOf(ann.secret) }, known)).status).toBe(200);
    expect(await eventsOf(ann)).toContain('locked_out');
  });
});

/** The limits on passwords are those of another test. */
async function challengeWithoutOtherLimits(user: ProtectedUser): Promise<string> {
  await app.db.query(`delete from rate_limits where key like 'sign-in:%' or key like 'signed-in:%'`);
  return (await firstStep(user)).challenge;
}

describe('recovery codes', () => {
  test('work once each, however they are typed, and the owner is told', async () => {
    const ann = await protectedUser();
    const [code = ''] = ann.recoveryCodes;
    const { challenge } = await firstStep(ann);
    expect((await answer({ challenge, recoveryCode: 'AAAA-BBBB-CCCC' })).code).toBe('wrong_recovery_code');
    const typed = code.toLowerCase().replaceAll('-', ' ');
    expect((await answer({ challenge, recoveryCode: typed })).status).toBe(200);
    await app.mailbox.next(ann.email, /A recovery code was used/);
    const again = await firstStep(ann);
    expect((await answer({ challenge: again.challenge, recoveryCode: code })).code).toBe(
      'wrong_recovery_code',
    );
    const other = await protectedUser();
    const theirs = await firstStep(other);
    const [, unused = ''] = ann.recoveryCodes;
    expect((await answer({ challenge: theirs.challenge, recoveryCode: unused })).code).toBe(
      'wrong_recovery_code',
    );
  });

  test('are replaced by new ones, which takes the owner', async () => {
    const ann = await protectedUser();
    await signedInLongAgo(ann);
    const renew = (body: object) => ann.api.POST('/api/auth/second-factor/recovery-codes', { body });
    expect((await renew({})).error?.code).toBe('current_password_needed');
    const { data } = await renew({ currentPassword: PASSWORD });
    expect(data?.recoveryCodes).toHaveLength(10);
    await app.mailbox.next(ann.email, /new recovery codes/);
    const { challenge } = await firstStep(ann);
    const [old = ''] = ann.recoveryCodes;
    expect((await answer({ challenge, recoveryCode: old })).code).toBe('wrong_recovery_code');
    expect((await answer({ challenge, recoveryCode: data?.recoveryCodes[0] })).status).toBe(200);
    const plain = await app.signedIn();
    const refused = await plain.api.POST('/api/auth/second-factor/recovery-codes', { body: {} });
    expect(refused.error?.code).toBe('no_second_factor');
  });
});

describe('removing the app', () => {
  test('takes the owner, ends the recovery codes, and is told by mail', async () => {
    const ann = await protectedUser();
    await signedInLongAgo(ann);
    const remove = (body: object) => ann.api.POST('/api/auth/second-factor/app/remove', { body });
    expect((await remove({})).error?.code).toBe('current_password_needed');
    expect((await remove({ currentPassword: PASSWORD })).response.status).toBe(200);
    await app.mailbox.next(ann.email, /no longer asks for a code/);
    expect((await ann.api.GET('/api/auth/second-factor')).data).toMatchObject({
      appSince: null,
      recoveryCodesLeft: 0,
    });
    expect(await isLive(await app.signIn(ann))).toBe(true);
  });
});
