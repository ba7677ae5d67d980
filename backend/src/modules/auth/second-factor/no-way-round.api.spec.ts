import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PASSWORD } from '../../../../test/factories/users.js';
import { codeOf } from '../../../../test/support/app-codes.js';
import { signedInWithApp } from '../../../../test/support/first-steps.js';
import { linkIn } from '../../../../test/support/mailbox.js';
import { addApp, letCodesPass, type WithApp } from '../../../../test/support/second-factor.js';
import { cookieOf, type SignedInUser, TestApp } from '../../../../test/support/test-app.js';

const NEXT = 'Fresh#start7';

type ProtectedUser = WithApp<SignedInUser>;

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start();
});

afterAll(() => app.stop());

const anonymous = () => app.stranger();

const protectedUser = () => signedInWithApp(app);

const signIn = (email: string, password = PASSWORD) =>
  anonymous().POST('/api/auth/login', { body: { email, password } });

/** Signs in with the password and expects to be asked for more, without a session. */
async function challengeOf(email: string, password = PASSWORD): Promise<string> {
  const { data, response } = await signIn(email, password);
  expect(data).toMatchObject({ status: 'second_factor', data: { methods: ['code', 'recovery_code'] } });
  expect(response.headers.getSetCookie()).toEqual([]);
  return data?.status === 'second_factor' ? data.data.challenge : '';
}

const answer = async (challenge: string, code: string) =>
  anonymous().POST('/api/auth/second-factor', { body: { challenge, code } });

const statusOf = async (challenge: string, code: string) => (await answer(challenge, code)).response.status;

const isLive = async ({ api }: SignedInUser) => (await api.GET('/api/auth/me')).response.status === 200;

const refresh = (cookie: string) =>
  anonymous().POST('/api/auth/refresh_token', { headers: { Cookie: cookie } });

const lastPartOf = (link: string) => link.split('/').at(-1) ?? '';

const sessionsOf = async ({ id }: { id: string }) => {
  const { rows } = await app.db.query(
    'select count(*)::int as open from sessions where user_id = $1 and ended_at is null',
    [id],
  );
  return rows[0].open;
};

describe('no way leads past a second factor', () => {
  test('not a new password, which also ends a challenge that has begun', async () => {
    const ann = await protectedUser();
    const challenge = await challengeOf(ann.email);
    await ann.api.PUT('/api/profile', { body: { currentPassword: PASSWORD, newPassword: NEXT } });
    expect(await statusOf(challenge, codeOf(ann.secret))).toBe(401);
    await letCodesPass(app, ann);
    await challengeOf(ann.email, NEXT);
  });

  test('not a reset password, which begins no session and ends a challenge that has begun', async () => {
    const ann = await protectedUser();
    const challenge = await challengeOf(ann.email);
    await anonymous().POST('/api/password/forgot', { body: { email: ann.email } });
    const mail = await app.mailbox.next(ann.email, /Reset/);
    const token = lastPartOf(linkIn(mail, '/reset-password/'));
    const done = await anonymous().POST('/api/password/reset', { body: { token, password: NEXT } });
    expect([done.response.status, done.response.headers.getSetCookie()]).toEqual([200, []]);
    expect(JSON.stringify(done.data)).not.toContain('oken');
    expect([await sessionsOf(ann), await isLive(ann)]).toEqual([0, false]);
    expect(await statusOf(challenge, codeOf(ann.secret))).toBe(401);
    await letCodesPass(app, ann);
    expect(await statusOf(await challengeOf(ann.email, NEXT), codeOf(ann.secret))).toBe(200);
  });

  test('not a new email, which begins no session and takes the factor along', async () => {
    const ann = await protectedUser();
    const elsewhere = await signInWithCode(ann);
    await letCodesPass(app, ann);
    const email = `new-${ann.email}`;
    await ann.api.PUT('/api/profile', { body: { email, currentPassword: PASSWORD } });
    const token = lastPartOf(linkIn(await app.mailbox.next(email, /Confirm/), '/confirm-email/'));
    const done = await anonymous().POST('/api/email/confirm', { body: { token } });
    expect([done.response.status, done.response.headers.getSetCookie()]).toEqual([200, []]);
    expect(JSON.stringify(done.data)).not.toContain('oken');
    // Only the session that asked for it stays, and it has passed the second factor.
    expect([await sessionsOf(ann), await isLive(ann)]).toEqual([1, true]);
    expect((await refresh(elsewhere)).response.status).toBe(401);
    expect((await signIn(ann.email)).response.status).toBe(401);
    const challenge = await challengeOf(email);
    expect(await statusOf(challenge, codeOf(ann.secret))).toBe(200);
    expect((await ann.api.GET('/api/auth/second-factor')).data?.appSince).toEqual(expect.any(String));
  });

  test('not an invitation, which opens no second account and links only who is signed in', async () => {
    const [ann, trainer] = [await protectedUser(), await app.signedIn({ role: 'trainer' })];
    const { data } = await trainer.api.POST('/api/invitations/send', { body: { customerEmail: ann.email } });
    const token = data?.data.invitation.token ?? '';
    const accepted = await anonymous().POST('/api/invitations/accept', { body: { token, password: NEXT } });
    expect([accepted.response.status, accepted.error?.code]).toEqual([409, 'account_exists']);
    expect(accepted.response.headers.getSetCookie()).toEqual([]);
    const registered = await anonymous().POST('/api/auth/register', {
      body: { email: ann.email, password: NEXT, name: 'Ann' },
    });
    expect(registered.response.headers.getSetCookie()).toEqual([]);
    const challenge = await challengeOf(ann.email);
    for (const headers of [{}, { Authorization: `Bearer ${challenge}` }]) {
      const linked = await anonymous().POST('/api/invitations/link', { body: { token }, headers });
      expect(linked.response.status).toBe(401);
    }
    const { rows } = await app.db.query(
      'select count(*)::int as links from coaching where customer_id = $1',
      [ann.id],
    );
    expect([rows[0].links, await sessionsOf(ann)]).toEqual([0, 1]);
    expect((await signIn(ann.email, NEXT)).response.status).toBe(401);
  });

  test('not taking back a deletion, which a right password alone does not do', async () => {
    const ann = await protectedUser();
    await ann.api.POST('/api/own-data/deletion', { body: { currentPassword: PASSWORD } });
    const isGoing = async () => {
      const { rows } = await app.db.query('select erase_after from users where id = $1', [ann.id]);
      return rows[0].erase_after !== null;
    };
    const challenge = await challengeOf(ann.email);
    expect(await isGoing()).toBe(true);
    const { data } = await answer(challenge, codeOf(ann.secret));
    expect(data?.data.deletionTakenBack).toBe(true);
    expect(await isGoing()).toBe(false);
    await app.mailbox.next(ann.email, /will not be deleted/);
  });

  test('not a closed account, whose challenge is still open', async () => {
    const [ann, admin] = [await protectedUser(), await app.signedIn({ role: 'admin' })];
    const challenge = await challengeOf(ann.email);
    await admin.api.POST('/api/admin/users/{id}/disable', { params: { path: { id: ann.id } } });
    expect(await statusOf(challenge, codeOf(ann.secret))).toBe(401);
  });

  test('not a code of an app that is being removed, which waits for no sign-in in turn', async () => {
    const ann = await protectedUser();
    const challenge = await challengeOf(ann.email);
    const removal = {
      ...{ sql: 'select from users where id = $1 for update', values: [ann.id], count: 1 },
      last: 'delete from authenticator_apps where user_id = $1',
    };
    expect(await app.meet(removal, () => statusOf(challenge, codeOf(ann.secret)))).toBe(400);
    expect(await sessionsOf(ann)).toBe(1);
  });

  test('not a session from before, and none that is refreshed', async () => {
    const ann = await app.signedIn();
    const old = await app.signIn(ann);
    const { secret } = await addApp(ann);
    expect([await isLive(old), await isLive(ann)]).toEqual([false, true]);
    expect((await refresh(old.cookie)).response.status).toBe(401);
    // A token that was rotated out earlier does not work either.
    const rotated = await refresh(ann.cookie);
    expect(rotated.response.status).toBe(200);
    await letCodesPass(app, ann);
    expect((await refresh(await signInWithCode({ ...ann, secret }))).response.status).toBe(200);
  });

  test('not a challenge in place of a token', async () => {
    const ann = await protectedUser();
    const challenge = await challengeOf(ann.email);
    const headers = { Authorization: `Bearer ${challenge}` };
    const tried = [
      anonymous().GET('/api/auth/me', { headers }),
      anonymous().GET('/api/profile', { headers }),
      anonymous().GET('/api/auth/second-factor', { headers }),
      anonymous().POST('/api/auth/second-factor/app', { headers, body: {} }),
      anonymous().POST('/api/auth/second-factor/app/remove', { headers, body: {} }),
      anonymous().POST('/api/auth/second-factor/recovery-codes', { headers, body: {} }),
      anonymous().POST('/api/auth/passkeys/registration', { headers, body: {} }),
      refresh(`refreshToken=${challenge}`),
    ];
    const statuses = (await Promise.all(tried)).map(({ response }) => response.status);
    expect(statuses).toEqual(tried.map(() => 401));
  });
});

/** Returns the refresh cookie of a new session. */
async function signInWithCode({ email, secret }: Pick<ProtectedUser, 'email' | 'secret'>): Promise<string> {
  const { response } = await answer(await challengeOf(email), codeOf(secret));
  expect(response.status).toBe(200);
  return cookieOf(response);
}
