import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PASSWORD } from '../../../../test/factories/users.js';
import { codeOf } from '../../../../test/support/app-codes.js';
import { takeFirstStep } from '../../../../test/support/first-steps.js';
import { addApp, letCodesPass } from '../../../../test/support/second-factor.js';
import { SoftPasskey } from '../../../../test/support/soft-passkey.js';
import { cookieOf, type SignedInUser, TestApp } from '../../../../test/support/test-app.js';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start();
});

afterAll(() => app.stop());

const anonymous = () => app.stranger();

type Options = { challenge: string; user: { id: string } };

const beginToAdd = async ({ api }: SignedInUser, body = {}) => {
  const { data, error } = await api.POST('/api/auth/passkeys/registration', { body });
  if (!data) throw new Error(error.code);
  return { challenge: data.challenge, options: data.options as Options };
};

const add = async (user: SignedInUser, passkey = new SoftPasskey()) => {
  const { challenge, options } = await beginToAdd(user);
  const body = { challenge, credential: passkey.register(options), name: 'My phone' };
  const { data, error } = await user.api.POST('/api/auth/passkeys', { body });
  if (!data) throw new Error(error.code);
  return { passkey, recoveryCodes: data.recoveryCodes };
};

const beginAlone = async () => {
  const { data } = await anonymous().POST('/api/auth/passkeys/sign-in');
  return { challenge: data?.challenge ?? '', options: data?.options as Options };
};

const signInAlone = async (challenge: string, credential: string) => {
  const { data, error, response } = await anonymous().POST('/api/auth/passkeys/session', {
    body: { challenge, credential },
  });
  const takenBack = data?.data.deletionTakenBack;
  return { status: response.status, code: error?.code, email: data?.data.user.email, takenBack, response };
};

const firstStep = (user: { email: string }) => takeFirstStep(app, user);

const askSecond = async (challenge: string) => {
  const { data } = await anonymous().POST('/api/auth/second-factor/passkey', { body: { challenge } });
  return data?.options as Options & { allowCredentials: unknown[] };
};

const answerSecond = async (challenge: string, passkey: string) => {
  const { error, response } = await anonymous().POST('/api/auth/second-factor', {
    body: { challenge, passkey },
  });
  return error ? error.code : response.status;
};

const eventsOf = async ({ id }: { id: string }) => {
  const { rows } = await app.db.query('select type from security_events where user_id = $1', [id]);
  return rows.map(({ type }) => type);
};

describe('adding a passkey', () => {
  test('ends other sessions, gives recovery codes, and is told by mail', async () => {
    const ann = await app.signedIn();
    const elsewhere = await app.signIn(ann);
    const { recoveryCodes } = await add(ann);
    expect(recoveryCodes).toHaveLength(10);
    expect((await elsewhere.api.GET('/api/auth/me')).response.status).toBe(401);
    await app.mailbox.next(ann.email, /A passkey was added/);
    const { data } = await ann.api.GET('/api/auth/passkeys');
    expect(data?.passkeys).toEqual([
      {
        id: expect.any(String),
        name: 'My phone',
        isSynced: false,
        createdAt: expect.any(String),
        lastUsedAt: null,
      },
    ]);
    expect((await firstStep(ann)).methods).toEqual(['passkey', 'recovery_code']);
    expect((await add(ann)).recoveryCodes).toBeNull();
  });

  test('holds an account to 20, also those that were asked for before the last one was added', async () => {
    const ann = await app.signedIn();
    await app.db.query(
      `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name, is_synced, created_at)
       select gen_random_uuid(), $1::uuid, md5(gen_random_uuid()::text), '', 0, '{}', 'Known', false, now()
       from generate_series(1, 19)`,
      [ann.id],
    );
    const [first, second] = [await beginToAdd(ann), await beginToAdd(ann)];
    const answer = async ({ challenge, options }: typeof first) => {
      const credential = new SoftPasskey().register(options);
      return (await ann.api.POST('/api/auth/passkeys', { body: { challenge, credential } })).error?.code;
    };
    expect([await answer(first), await answer(second)]).toEqual([undefined, 'too_many_passkeys']);
    await expect(beginToAdd(ann)).rejects.toThrow('too_many_passkeys');
  });

  test('takes the owner, and an answer to a question of this account, site, and moment', async () => {
    const [ann, ben] = [await app.signedIn(), await app.signedIn()];
    await app.db.query(`update sessions set created_at = now() - interval '30 minutes' where user_id = $1`, [
      ben.id,
    ]);
    await expect(beginToAdd(ben)).rejects.toThrow('current_password_needed');
    const refused = async (challenge: string, credential: string, by = ann) =>
      (await by.api.POST('/api/auth/passkeys', { body: { challenge, credential } })).error?.code;
    const passkey = new SoftPasskey();
    const first = await beginToAdd(ann);
    const good = passkey.register(first.options);
    expect(await refused(first.challenge, good, ben)).toBe('setup_ended');
    expect(await refused(first.challenge, good)).toBe('setup_ended');
    const second = await beginToAdd(ann);
    expect(await refused(second.challenge, good)).toBe('passkey_refused');
    const third = await beginToAdd(ann);
    const forged = passkey.register(third.options, { origin: 'https://evil.example' });
    expect(await refused(third.challenge, forged)).toBe('passkey_refused');
    const fourth = await beginToAdd(ann);
    await app.db.query('update sign_in_challenges set expires_at = now() where user_id = $1', [ann.id]);
    expect(await refused(fourth.challenge, passkey.register(fourth.options))).toBe('setup_ended');
    const { passkey: own } = await add(ann);
    const again = await beginToAdd(ben, { currentPassword: PASSWORD });
    expect(await refused(again.challenge, own.register(again.options), ben)).toBe('passkey_refused');
  });
});

describe('signing in with a passkey alone', () => {
  test('begins a session with both steps passed', async () => {
    const ann = await app.signedIn();
    const { passkey } = await add(ann);
    const { challenge, options } = await beginAlone();
    const done = await signInAlone(challenge, passkey.unlock(options));
    expect(done).toMatchObject({ status: 200, email: ann.email });
    expect(cookieOf(done.response)).toMatch(/^refreshToken=/);
    const { rows } = await app.db.query(
      `select details from security_events where user_id = $1 and type = 'sign_in' order by id desc limit 1`,
      [ann.id],
    );
    expect(rows).toEqual([{ details: { how: 'passkey', secondFactor: 'passkey' } }]);
    const { data } = await ann.api.GET('/api/auth/passkeys');
    expect(data?.passkeys[0]?.lastUsedAt).toEqual(expect.any(String));
  });

  test('takes the deletion of the account back, and says so', async () => {
    const ann = await app.signedIn();
    const { passkey } = await add(ann);
    await app.db.query(`update users set erase_after = now() + interval '1 day' where id = $1`, [ann.id]);
    const { challenge, options } = await beginAlone();
    expect(await signInAlone(challenge, passkey.unlock(options))).toMatchObject({
      ...{ status: 200, takenBack: true },
    });
    await app.mailbox.next(ann.email, /will not be deleted/);
  });

  test('refuses old challenges, other sites, locked passkeys, strangers, and copies', async () => {
    const ann = await app.signedIn();
    const { passkey } = await add(ann);
    const attempt = async (answer: (options: Options) => string) => {
      const { challenge, options } = await beginAlone();
      return (await signInAlone(challenge, answer(options))).code;
    };
    const used = await beginAlone();
    const once = passkey.unlock(used.options);
    expect((await signInAlone(used.challenge, once)).status).toBe(200);
    expect((await signInAlone(used.challenge, once)).code).toBe('challenge_ended');
    expect(await attempt(() => once)).toBe('passkey_refused');
    expect(await attempt((options) => passkey.unlock(options, { origin: 'https://evil.example' }))).toBe(
      'passkey_refused',
    );
    expect(await attempt((options) => passkey.unlock(options, { flags: 0x01 }))).toBe('passkey_refused');
    expect(await attempt((options) => new SoftPasskey().unlock(options))).toBe('passkey_refused');
    expect(await attempt(() => 'not even JSON')).toBe('passkey_refused');
    expect(await attempt((options) => passkey.unlock(options, { counter: 1 }))).toBe('passkey_refused');
    await app.mailbox.next(ann.email, /A passkey may have been copied/);
    expect(await eventsOf(ann)).toEqual(expect.arrayContaining(['passkey_copied', 'second_factor_failed']));
    const ofAnn = await firstStep(ann);
    expect((await signInAlone(ofAnn.challenge, passkey.unlock(await askSecond(ofAnn.challenge)))).code).toBe(
      'challenge_ended',
    );
    await app.db.query('update users set disabled_at = now() where id = $1', [ann.id]);
    expect(await attempt((options) => passkey.unlock(options, { counter: 100 }))).toBe('account_disabled');
  });
});

describe('a passkey as the second step', () => {
  test('answers the question of this sign-in, once', async () => {
    const ann = await app.signedIn();
    const { passkey } = await add(ann);
    const { challenge } = await firstStep(ann);
    expect(await answerSecond(challenge, passkey.unlock({ challenge: 'made-up' }))).toBe('passkey_refused');
    const options = await askSecond(challenge);
    expect(options.allowCredentials).toHaveLength(1);
    const answer = passkey.unlock(options);
    expect(await answerSecond(challenge, answer)).toBe(200);
    expect(await answerSecond(challenge, answer)).toBe('challenge_ended');
    const later = await firstStep(ann);
    await askSecond(later.challenge);
    expect(await answerSecond(later.challenge, answer)).toBe('passkey_refused');
  });

  test('of another account is refused', async () => {
    const [ann, ben] = [await app.signedIn(), await app.signedIn()];
    await add(ann);
    const { passkey: ofBen } = await add(ben);
    const { challenge } = await firstStep(ann);
    expect(await answerSecond(challenge, ofBen.unlock(await askSecond(challenge)))).toBe('passkey_refused');
  });
});

describe('removing a passkey', () => {
  test('takes the owner, and leaves the account protected while there is another factor', async () => {
    const ann = await addApp(await app.signedIn());
    const { passkey } = await add(ann);
    const { data } = await ann.api.GET('/api/auth/passkeys');
    const path = { params: { path: { id: data?.passkeys[0]?.id ?? '' } } };
    expect(
      (await ann.api.PUT('/api/auth/passkeys/{id}', { ...path, body: { name: 'Old phone' } })).response
        .status,
    ).toBe(200);
    const stranger = await app.signedIn();
    expect(
      (await stranger.api.POST('/api/auth/passkeys/{id}/remove', { ...path, body: {} })).response.status,
    ).toBe(404);
    expect(
      (await ann.api.POST('/api/auth/passkeys/{id}/remove', { ...path, body: {} })).response.status,
    ).toBe(200);
    await app.mailbox.next(ann.email, /A passkey was removed/);
    const { challenge, options } = await beginAlone();
    expect((await signInAlone(challenge, passkey.unlock(options))).code).toBe('passkey_refused');
    await letCodesPass(app, ann);
    const waiting = await firstStep(ann);
    expect(waiting.methods).toEqual(['code', 'recovery_code']);
    const done = await anonymous().POST('/api/auth/second-factor', {
      body: { challenge: waiting.challenge, code: codeOf(ann.secret) },
    });
    expect(done.response.status).toBe(200);
  });
});
