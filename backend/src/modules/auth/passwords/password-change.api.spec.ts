import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PASSWORD } from '../../../../test/factories/users.js';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.js';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start();
});

afterAll(() => app.stop());

const NEXT = 'Gr8!kiwi-tree';

const change = async (by: SignedInUser, body: object) => {
  const { response, data, error } = await by.api.PUT('/api/profile', { body: body as never });
  return { status: response.status, data, code: error?.code, fields: error?.fields, response };
};

const canSignIn = async ({ email }: SignedInUser, password: string) => {
  const { response } = await app.from('10.5.0.1').POST('/api/auth/login', { body: { email, password } });
  return response.status === 200;
};

describe('a new password', () => {
  test('ends all other sessions, keeps this one, and sends an email', async () => {
    const here = await app.signedIn();
    const elsewhere = await app.signIn(here);
    const { status } = await change(here, {
      currentPassword: PASSWORD,
      newPassword: NEXT,
      confirmPassword: NEXT,
    });
    expect(status).toBe(200);
    expect((await here.api.GET('/api/auth/me')).response.status).toBe(200);
    expect((await elsewhere.api.GET('/api/auth/me')).response.status).toBe(401);
    const refreshed = await app.api.POST('/api/auth/refresh_token', {
      headers: { Cookie: elsewhere.cookie },
    });
    expect(refreshed.response.status).toBe(401);
    expect([await canSignIn(here, PASSWORD), await canSignIn(here, NEXT)]).toEqual([false, true]);
    await app.mailbox.next(here.email, /password was changed/);
    const { rows } = await app.db.query(
      `select type from security_events where user_id = $1 and type like 'password%'`,
      [here.id],
    );
    expect(rows).toEqual([{ type: 'password_changed' }]);
  });

  test('requires the current one', async () => {
    const ann = await app.signedIn();
    expect(await change(ann, { newPassword: NEXT })).toMatchObject({
      status: 400,
      code: 'current_password_needed',
      fields: { currentPassword: ['Please enter your current password to change it.'] },
    });
    expect(await change(ann, { currentPassword: 'wr0ng-Password!', newPassword: NEXT })).toMatchObject({
      status: 400,
      code: 'current_password_wrong',
    });
    expect(await canSignIn(ann, PASSWORD)).toBe(true);
  });

  test('must match its confirmation if that is sent', async () => {
    const ann = await app.signedIn();
    const body = { currentPassword: PASSWORD, newPassword: NEXT, confirmPassword: 'other' };
    expect(await change(ann, body)).toMatchObject({
      status: 400,
      fields: { confirmPassword: ['New password and confirm password do not match.'] },
    });
  });

  test.each(['Sh0rt!', 'Password1!', 'no-capital-1!', null, 12345678])(
    'is refused if it is %j',
    async (newPassword) => {
      const ann = await app.signedIn();
      const answer = await change(ann, { currentPassword: PASSWORD, newPassword });
      expect(answer).toMatchObject({ status: 400, code: 'invalid_input' });
      expect(Object.keys(answer.fields ?? {})).toEqual(['newPassword']);
    },
  );

  test('is refused if it is the local part of the email', async () => {
    const ann = await app.signedIn({ email: 'annabella@example.org' });
    expect(await change(ann, { currentPassword: PASSWORD, newPassword: 'Annabella1!' })).toMatchObject({
      status: 400,
      fields: { newPassword: ['This password is too common. Please choose another one.'] },
    });
  });

  test('limits guesses at the current one, even from a stolen session', async () => {
    const ann = await app.signedIn();
    await change(ann, { currentPassword: 'wr0ng-Password!', newPassword: NEXT });
    await app.db.query(`update rate_limits set hits = 10 where key = $1`, [`change-password:${ann.id}`]);
    const { status, response } = await change(ann, { currentPassword: PASSWORD, newPassword: NEXT });
    expect(status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3500);
  });

  test('needs no current one if the account has only signed in with Google', async () => {
    const ann = await app.signedIn();
    await app.db.query(`update users set password_hash = null, google_id = 'g-1' where id = $1`, [ann.id]);
    const { data } = await change(ann, { newPassword: NEXT });
    expect(data?.data.user).toMatchObject({ hasPassword: true, googleLinked: true });
    expect(await canSignIn(ann, NEXT)).toBe(true);
  });

  test('takes a fresh sign-in if it is the first one, because from then on it proves who the owner is', async () => {
    const ann = await app.signedIn();
    await app.db.query(`update users set password_hash = null, google_id = 'g-2' where id = $1`, [ann.id]);
    await app.db.query(`update sessions set created_at = now() - interval '11 minutes' where user_id = $1`, [
      ann.id,
    ]);
    expect(await change(ann, { newPassword: NEXT })).toMatchObject({
      status: 403,
      code: 'fresh_sign_in_needed',
    });
    expect(await canSignIn(ann, NEXT)).toBe(false);
  });
});
