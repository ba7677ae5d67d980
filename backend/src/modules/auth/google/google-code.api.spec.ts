import { describe, expect, test } from '@jest/globals';
import { PASSWORD } from '../../../../test/factories/users.ts';
import { GoogleCalls, INVALID_CODE } from '../../../../test/support/google-calls.ts';
import { type SignedInUser } from '../../../../test/support/test-app.ts';

const calls = GoogleCalls.ofSpec();

const linkNow = async (by: SignedInUser) => {
  const { code, browser } = await calls.comeBack('?link=1');
  return calls.link(by, code, browser);
};

describe('the one-time code for our pages', () => {
  test('works once', async () => {
    const { code, browser } = await calls.comeBack();
    const answers = await Promise.all([calls.exchange(code, browser), calls.exchange(code, browser)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await calls.exchange(code, browser)).toMatchObject(INVALID_CODE);
  });

  test('works in the browser that began, and is deleted when another one tries it', async () => {
    const { code, browser } = await calls.comeBack();
    const { browser: other } = await calls.comeBack();
    expect(await calls.exchange(code, other)).toMatchObject(INVALID_CODE);
    expect(await calls.exchange(code, browser)).toMatchObject(INVALID_CODE);
  });

  test('expires after a minute', async () => {
    const { code, browser } = await calls.comeBack();
    const { rows } = await calls.app.db.query(
      `update one_time_codes set expires_at = now() where expires_at > now()
       returning extract(epoch from expires_at - now())`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(await calls.exchange(code, browser)).toMatchObject(INVALID_CODE);
  });

  test('is stored as a hash', async () => {
    const { code } = await calls.comeBack();
    const { rows } = await calls.app.db.query(
      `select t::text, encode(code_hash, 'escape') from one_time_codes t`,
    );
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  test('does not work once the account is disabled', async () => {
    const known = await calls.app.user({ googleId: calls.google.profile.sub });
    const { code, browser } = await calls.comeBack();
    await calls.app.db.query('update users set disabled_at = now() where id = $1', [known.id]);
    expect(await calls.exchange(code, browser)).toMatchObject({ status: 403, code: 'account_disabled' });
  });

  test('cannot link an account, and a code for linking cannot sign in', async () => {
    const ann = await calls.app.signedIn();
    const signIn = await calls.comeBack();
    expect(await calls.link(ann, signIn.code, signIn.browser)).toEqual([400, 'google_code_invalid']);
    const linking = await calls.comeBack('?link=1');
    expect(await calls.exchange(linking.code, linking.browser)).toMatchObject(INVALID_CODE);
  });
});

describe('linking a Google account', () => {
  test('lets the signed-in user sign in with Google from then on', async () => {
    const ann = await calls.app.signedIn();
    const { to, code, browser } = await calls.comeBack('?link=1');
    expect(to.href).toBe(`http://localhost:3000/settings/security/google?code=${code}`);
    expect(await calls.link(ann, code, browser)).toEqual([200]);
    expect((await ann.api.GET('/api/auth/me')).data?.googleLinked).toBe(true);
    const back = await calls.comeBack();
    expect((await calls.exchange(back.code, back.browser)).user?.id).toBe(ann.id);
  });

  test('requires a signed-in user', async () => {
    const { code, browser } = await calls.comeBack('?link=1');
    const { response, error } = await calls.app.api.POST('/api/auth/google/link', {
      body: { token: code, browser },
    });
    expect([response.status, error?.code]).toEqual([401, 'not_signed_in']);
  });

  test('takes the password once the session is no longer fresh, and keeps the code for it', async () => {
    const ann = await calls.app.signedIn();
    const { code, browser } = await calls.comeBack('?link=1');
    await calls.app.db.query(
      `update sessions set created_at = now() - interval '11 minutes' where user_id = $1`,
      [ann.id],
    );
    expect(await calls.link(ann, code, browser)).toEqual([400, 'current_password_needed']);
    expect(await calls.link(ann, code, browser, 'wr0ng-Password!')).toEqual([400, 'current_password_wrong']);
    expect((await ann.api.GET('/api/auth/me')).data?.googleLinked).toBe(false);
    expect(await calls.link(ann, code, browser, PASSWORD)).toEqual([200]);
  });

  test('is told to the owner by mail, and so is unlinking', async () => {
    const ann = await calls.app.signedIn();
    await linkNow(ann);
    await calls.app.mailbox.next(ann.email, /^A Google account was linked/);
    await ann.api.DELETE('/api/auth/google/link');
    await calls.app.mailbox.next(ann.email, /^Google can no longer open/);
  });

  test('is refused in a browser that did not begin it', async () => {
    const ann = await calls.app.signedIn();
    const { code } = await calls.comeBack('?link=1');
    expect(await calls.link(ann, code, 'another-browser')).toEqual([400, 'google_code_invalid']);
  });

  test('does not take a Google account from another user', async () => {
    await calls.app.user({ googleId: calls.google.profile.sub });
    expect(await linkNow(await calls.app.signedIn())).toEqual([409, 'google_taken']);
  });

  test('does not take one that another user is linking at the same moment', async () => {
    const [ann, bob] = [await calls.app.signedIn(), await calls.app.user()];
    const { code, browser } = await calls.comeBack('?link=1');
    const hold = {
      sql: 'update users set google_id = $2 where id = $1',
      values: [bob.id, calls.google.profile.sub],
      count: 1,
    };
    expect(await calls.app.meet(hold, () => calls.link(ann, code, browser))).toEqual([409, 'google_taken']);
  });

  test('is recorded in the history of the account, and so is unlinking', async () => {
    const ann = await calls.app.signedIn();
    await linkNow(ann);
    expect((await ann.api.DELETE('/api/auth/google/link')).response.status).toBe(200);
    expect((await ann.api.GET('/api/auth/me')).data?.googleLinked).toBe(false);
    const { rows } = await calls.app.db.query(
      'select action, actor_id from audit_log where subject_id = $1 order by at',
      [ann.id],
    );
    expect(rows).toEqual([
      { action: 'google.linked', actor_id: ann.id },
      { action: 'google.unlinked', actor_id: ann.id },
    ]);
  });

  test('cannot be undone while Google is the only way to sign in', async () => {
    const ann = await calls.app.signedIn({ googleId: calls.google.profile.sub });
    await calls.app.db.query('update users set password_hash = null where id = $1', [ann.id]);
    const { response, error } = await ann.api.DELETE('/api/auth/google/link');
    expect([response.status, error?.code]).toEqual([409, 'only_way_in']);
  });
});
