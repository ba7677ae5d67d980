import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PASSWORD } from '../../../../test/factories/users.js';
import { codeOf } from '../../../../test/support/app-codes.js';
import { addApp, letCodesPass } from '../../../../test/support/second-factor.js';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.js';

const run = promisify(execFile);

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start({ REQUIRE_ADMIN_SECOND_FACTOR: 'on' });
});

afterAll(() => app.stop());

/** Gives an app to a user in the database, for what is not about setting one up. */
const protectedAdmin = async () => addApp(await app.signedIn({ role: 'admin' }));

const reset = async (by: SignedInUser, { id }: { id: string }, currentPassword?: string) => {
  const { data, error, response } = await by.api.POST('/api/admin/users/{id}/second-factor/reset', {
    params: { path: { id } },
    body: { ...(currentPassword && { currentPassword }) },
  });
  return { status: response.status, code: error?.code, message: data?.message };
};

const signInStatus = async ({ email }: { email: string }) => {
  const { data } = await app
    .from('10.79.0.1')
    .POST('/api/auth/login', { body: { email, password: PASSWORD } });
  return data?.status;
};

describe('admins who are held to a second factor', () => {
  test('can only set one up before they have one', async () => {
    const admin = await app.signedIn({ role: 'admin' });
    const users = async () => (await admin.api.GET('/api/admin/users')).error?.code ?? 'fine';
    expect((await admin.api.GET('/api/auth/me')).data?.mustAddSecondFactor).toBe(true);
    expect(await users()).toBe('second_factor_needed');
    expect((await admin.api.GET('/api/recipes')).error?.code).toBe('second_factor_needed');
    expect((await admin.api.PUT('/api/profile', { body: { name: 'Ann' } })).error?.code).toBe(
      'second_factor_needed',
    );
    expect((await admin.api.GET('/api/auth/second-factor')).data?.isRequired).toBe(true);
    await addApp(admin);
    expect(await users()).toBe('fine');
    expect((await admin.api.GET('/api/auth/me')).data?.mustAddSecondFactor).toBe(false);
  });

  test('cannot remove the last one', async () => {
    const admin = await protectedAdmin();
    const removed = await admin.api.POST('/api/auth/second-factor/app/remove', { body: {} });
    expect(removed.error?.code).toBe('second_factor_required');
    expect((await admin.api.GET('/api/auth/second-factor')).data?.appSince).toEqual(expect.any(String));
  });

  test('are not trainers and customers', async () => {
    const trainer = await app.signedIn({ role: 'trainer' });
    expect((await trainer.api.GET('/api/auth/me')).data?.mustAddSecondFactor).toBe(false);
    expect((await trainer.api.GET('/api/invitations')).response.status).toBe(200);
  });
});

describe('an admin resets the second factor of somebody', () => {
  test('who is signed out and signs in with the password alone; both are told, and it is audited', async () => {
    const [admin, ann] = [await protectedAdmin(), await addApp(await app.signedIn())];
    const done = await reset(admin, ann);
    expect(done).toMatchObject({ status: 200, message: expect.stringContaining(ann.email) });
    await app.mailbox.next(ann.email, /second step of your sign-in was reset/);
    await app.mailbox.next(admin.email, /You reset how somebody signs in/);
    expect((await ann.api.GET('/api/auth/me')).response.status).toBe(401);
    expect(await signInStatus(ann)).toBe('success');
    const { rows } = await app.db.query(
      `select (select count(*)::int from recovery_codes where user_id = $1) as codes,
         (select count(*)::int from authenticator_apps where user_id = $1) as apps,
         (select jsonb_agg(jsonb_build_array(action, actor_id)) from audit_log where subject_id = $1) as entries,
         (select count(*)::int from security_events where user_id = $1 and type = 'second_factor_reset') as events`,
      [ann.id],
    );
    expect(rows).toEqual([{ codes: 0, apps: 0, entries: [['second_factor.reset', admin.id]], events: 1 }]);
    const { data } = await admin.api.GET('/api/admin/users/{id}', { params: { path: { id: ann.id } } });
    expect(data?.secondFactorSince).toBeNull();
  });

  test('with their password, once their session is no longer fresh', async () => {
    const [admin, ann] = [await protectedAdmin(), await addApp(await app.signedIn())];
    await app.db.query(`update sessions set created_at = now() - interval '11 minutes' where user_id = $1`, [
      admin.id,
    ]);
    expect(await reset(admin, ann)).toMatchObject({ status: 400, code: 'current_password_needed' });
    expect(await reset(admin, ann, 'wr0ng-Password!')).toMatchObject({ code: 'current_password_wrong' });
    expect((await ann.api.GET('/api/auth/me')).response.status).toBe(200);
    expect(await reset(admin, ann, PASSWORD)).toMatchObject({ status: 200 });
  });

  test('but not their own, and not one that is not there', async () => {
    const [admin, plain] = [await protectedAdmin(), await app.signedIn()];
    expect(await reset(admin, admin)).toMatchObject({ status: 409, code: 'own_second_factor' });
    expect(await reset(admin, plain)).toMatchObject({ status: 409, code: 'no_second_factor' });
    expect((await reset(plain, admin)).status).toBe(403);
  });
});

test('the last admin resets it on the command line, which ends the sessions', async () => {
  const admin = await protectedAdmin();
  const command = join(import.meta.dirname, '../../../../../build/backend/src/cli/second-factor-reset.js');
  const env = { ...process.env, ...app.environment };
  await expect(run(process.execPath, [command, '--email', 'nobody@example.org'], { env })).rejects.toThrow(
    /There is no account/,
  );
  const { stdout } = await run(process.execPath, [command, '--email', admin.email.toUpperCase()], { env });
  expect(stdout).toContain(`${admin.email} can sign in with the password alone`);
  expect((await admin.api.GET('/api/auth/me')).response.status).toBe(401);
  expect(await signInStatus(admin)).toBe('success');
  await app.mailbox.next(admin.email, /second step of your sign-in was reset/);
  const { rows } = await app.db.query(
    `select (select jsonb_agg(jsonb_build_array(action, actor_id)) from audit_log where subject_id = $1) as entries,
       (select jsonb_agg(jsonb_build_array(user_agent, ip_address)) from security_events
        where user_id = $1 and type = 'second_factor_reset') as events`,
    [admin.id],
  );
  expect(rows).toEqual([{ entries: [['second_factor.reset', null]], events: [['command-line', null]] }]);
});

test('a session of an account with a second factor keeps it through refreshes', async () => {
  const admin = await protectedAdmin();
  await letCodesPass(app, admin);
  const first = await app.from('10.79.0.2').POST('/api/auth/login', {
    body: { email: admin.email, password: PASSWORD },
  });
  const challenge = first.data?.status === 'second_factor' ? first.data.data.challenge : '';
  const { response } = await app.from('10.79.0.2').POST('/api/auth/second-factor', {
    body: { challenge, code: codeOf(admin.secret) },
  });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const refreshed = await app.api.POST('/api/auth/refresh_token', { headers: { Cookie: cookie } });
  const headers = { Authorization: `Bearer ${refreshed.data?.data.accessToken}` };
  expect((await app.api.GET('/api/admin/users', { headers })).response.status).toBe(200);
});
