import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PASSWORD } from '../../../../test/factories/users.js';
import { eventually } from '../../../../test/support/eventually.js';
import { linkIn } from '../../../../test/support/mailbox.js';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.js';

let app: TestApp;
let addresses = 0;

beforeAll(async () => {
  app = await TestApp.start();
});

afterAll(() => app.stop());

const newAddress = () => `new-${++addresses}@example.org`;

const ask = async ({ api }: SignedInUser, email: string, currentPassword: string | undefined = PASSWORD) => {
  const { response, data, error } = await api.PUT('/api/profile', { body: { email, currentPassword } });
  return { status: response.status, data, code: error?.code, fields: error?.fields, message: error?.message };
};

/** Returns the tokens of the mails to a new address, in no order, once as many as expected have arrived. */
const tokensFor = async (email: string, count = 1) => {
  const mails = await eventually(async () => {
    const received = (await app.mailbox.to(email)).filter(({ subject }) => /Confirm/.test(subject));
    return received.length === count && received;
  });
  return mails.map((mail) => linkIn(mail, '/confirm-email/').split('/').at(-1) ?? '');
};

const confirm = async (token: string, address = '10.9.0.2') => {
  const { response, error } = await app.from(address).POST('/api/email/confirm', { body: { token } });
  return error ? [response.status, error.code] : [response.status];
};

const verify = async (token: string) => {
  const { data, error } = await app
    .from('10.9.0.3')
    .GET('/api/email/verify/{token}', { params: { path: { token } } });
  return data?.email ?? error?.code;
};

const emailOf = async ({ api }: SignedInUser) => (await api.GET('/api/profile')).data;

const canSignIn = async (email: string) => {
  const body = { email, password: PASSWORD };
  return (await app.from('10.9.0.4').POST('/api/auth/login', { body })).response.status === 200;
};

const INVALID = [400, 'email_link_invalid'];

const noMoreJobs = () =>
  eventually(async () => {
    const { rows } = await app.db.query(
      `select 1 from jobs.job where name = 'send-email-link' and state <> 'completed'`,
    );
    return rows.length === 0;
  });

describe('a new email', () => {
  test('counts once its link is opened, which works once', async () => {
    const ann = await app.signedIn();
    const elsewhere = await app.signIn(ann);
    const email = newAddress();
    const asked = await ask(ann, ` ${email.toUpperCase()} `);
    expect([asked.status, asked.data?.message]).toEqual([
      200,
      `We have sent a link to ${email}. Your email changes once you open it.`,
    ]);
    expect(asked.data?.data.user).toMatchObject({ email: ann.email, newEmail: { email } });
    await app.mailbox.next(ann.email, /A new email for your Mealwright account/);
    const [token = ''] = await tokensFor(email);
    expect([await canSignIn(ann.email), await canSignIn(email)]).toEqual([true, false]);
    expect(await verify(token)).toBe(email);

    expect(await confirm(token)).toEqual([200]);
    expect(await emailOf(ann)).toMatchObject({ email, newEmail: null });
    expect((await elsewhere.api.GET('/api/profile')).response.status).toBe(401);
    expect([await canSignIn(ann.email), await canSignIn(email)]).toEqual([false, true]);
    await app.mailbox.next(ann.email, /Your Mealwright email was changed/);
    expect([await confirm(token), await verify(token)]).toEqual([INVALID, 'email_link_invalid']);
    const { rows } = await app.db.query(`select action, details from audit_log where subject_id = $1`, [
      ann.id,
    ]);
    expect(rows).toEqual([{ action: 'email.changed', details: {} }]);
  });

  test('is confirmed once even if its link is sent several times at the same moment', async () => {
    const ann = await app.signedIn();
    const email = newAddress();
    await ask(ann, email);
    const [token = ''] = await tokensFor(email);
    const answers = await Promise.all([1, 2, 3].map(() => confirm(token)));
    expect(answers.map(([status]) => status).sort()).toEqual([200, 400, 400]);
  });

  test('takes the current password', async () => {
    const ann = await app.signedIn();
    const { error } = await ann.api.PUT('/api/profile', { body: { email: newAddress() } });
    expect(error?.fields).toEqual({
      currentPassword: ['Please enter your current password to change your email.'],
    });
    expect(await ask(ann, newAddress(), 'Wr0ng-one!')).toMatchObject({
      status: 400,
      fields: { currentPassword: ['Your current password is incorrect.'] },
    });
    expect((await emailOf(ann))?.newEmail).toBeNull();
  });

  test('takes a password first if there is only Google', async () => {
    const ann = await app.signedIn({ googleId: 'google-of-ann' });
    await app.db.query('update users set password_hash = null where id = $1', [ann.id]);
    expect(await ask(ann, newAddress())).toMatchObject({ status: 409, code: 'password_needed' });
  });

  test('is another one, and an address', async () => {
    const ann = await app.signedIn();
    expect((await ask(ann, ann.email)).fields).toEqual({ email: ['This is your email already.'] });
    expect((await ask(ann, 'nobody')).fields).toEqual({ email: ['Please enter a valid email address'] });
  });

  test('that is taken is answered like any other, and only its owner is told', async () => {
    const [ann, ben] = [await app.signedIn(), await app.signedIn()];
    const [taken, free] = [await ask(ann, ben.email), await ask(await app.signedIn(), newAddress())];
    const shapeOf = (answer: typeof taken) => [
      answer.status,
      answer.data?.message.replace(/ to \S+\. /, ' '),
    ];
    expect(shapeOf(taken)).toEqual(shapeOf(free));
    expect((await emailOf(ann))?.newEmail?.email).toBe(ben.email);
    await app.mailbox.next(ben.email, /You already have a Mealwright account/);
    expect((await app.mailbox.to(ben.email)).some(({ subject }) => /Confirm/.test(subject))).toBe(false);
  });

  test('that somebody registers in the meantime cannot be confirmed', async () => {
    const ann = await app.signedIn();
    const email = newAddress();
    await ask(ann, email);
    const [token = ''] = await tokensFor(email);
    await app.user({ email });
    expect(await confirm(token)).toEqual(INVALID);
    expect((await emailOf(ann))?.email).toBe(ann.email);
  });

  test('is limited to five links an hour', async () => {
    const ann = await app.signedIn();
    for (let n = 0; n < 5; n += 1) expect((await ask(ann, newAddress())).status).toBe(200);
    expect((await ask(ann, newAddress())).status).toBe(429);
  });

  test('leaves no token in the database or in the log', async () => {
    const ann = await app.signedIn();
    const email = newAddress();
    await ask(ann, email);
    const [token = ''] = await tokensFor(email);
    const stored = await app.db.query(
      'select row_to_json(e)::text from email_changes e union all select data::text from jobs.job',
    );
    expect(JSON.stringify(stored.rows)).not.toContain(token);
    expect(app.logs.join('')).not.toContain(token);
  });
});

describe('a link to a new email', () => {
  test('stops working after an hour, and in closed accounts', async () => {
    const [ann, ben] = [await app.signedIn(), await app.signedIn()];
    const [first, second] = [newAddress(), newAddress()];
    await ask(ann, first);
    await ask(ben, second);
    const [[late = ''], [closed = '']] = await Promise.all([tokensFor(first), tokensFor(second)]);
    await app.db.query(`update email_changes set expires_at = now() where user_id = $1`, [ann.id]);
    await app.db.query('update users set disabled_at = now() where id = $1', [ben.id]);
    for (const token of [late, closed, 'never-was-one']) expect(await confirm(token)).toEqual(INVALID);
  });

  test('can be sent again, and then only the newest works', async () => {
    const ann = await app.signedIn();
    const email = newAddress();
    expect((await ann.api.POST('/api/profile/new-email/resend')).response.status).toBe(404);
    await ask(ann, email);
    const [first = ''] = await tokensFor(email);
    const { data } = await ann.api.POST('/api/profile/new-email/resend');
    expect(data?.message).toBe(`We have sent a new link to ${email}.`);
    const tokens = await tokensFor(email, 2);
    const newest = tokens.find((token) => token !== first) ?? '';
    expect([await confirm(first), await confirm(newest)]).toEqual([INVALID, [200]]);
  });

  test('ends the session that had it sent again, unless that one asked for the change', async () => {
    const ann = await app.signedIn();
    const elsewhere = await app.signIn(ann);
    const email = newAddress();
    await ask(ann, email);
    const [first = ''] = await tokensFor(email);
    await elsewhere.api.POST('/api/profile/new-email/resend');
    const newest = (await tokensFor(email, 2)).find((token) => token !== first) ?? '';
    expect(await confirm(newest)).toEqual([200]);
    const answers = await Promise.all([ann, elsewhere].map(({ api }) => api.GET('/api/profile')));
    expect(answers.map(({ response }) => response.status)).toEqual([200, 401]);
  });

  test('stops working when the change is canceled', async () => {
    const ann = await app.signedIn();
    const email = newAddress();
    await ask(ann, email);
    const [token = ''] = await tokensFor(email);
    expect((await ann.api.DELETE('/api/profile/new-email')).data?.message).toBe('Your email stays as it is.');
    expect((await ann.api.DELETE('/api/profile/new-email')).response.status).toBe(404);
    expect([await confirm(token), (await emailOf(ann))?.newEmail]).toEqual([INVALID, null]);
  });

  test('stops working when the password changes, which is how an owner stops somebody else', async () => {
    const ann = await app.signedIn();
    const email = newAddress();
    await ask(ann, email);
    const [token = ''] = await tokensFor(email);
    const next = { newPassword: 'Gr8!kiwi-tree', confirmPassword: 'Gr8!kiwi-tree' };
    await ann.api.PUT('/api/profile', { body: { ...next, currentPassword: PASSWORD } });
    expect(await confirm(token)).toEqual(INVALID);
  });

  test('is asked for together with a new password', async () => {
    const ann = await app.signedIn();
    const email = newAddress();
    const next = { newPassword: 'Gr8!kiwi-tree', confirmPassword: 'Gr8!kiwi-tree' };
    await ann.api.PUT('/api/profile', { body: { email, ...next, currentPassword: PASSWORD } });
    const [token = ''] = await tokensFor(email);
    expect(await confirm(token)).toEqual([200]);
  });

  test('makes links to a new password that went to the old address useless', async () => {
    const ann = await app.signedIn();
    await app.from('10.9.0.5').POST('/api/password/forgot', { body: { email: ann.email } });
    const reset =
      linkIn(await app.mailbox.next(ann.email, /Reset/), '/reset-password/')
        .split('/')
        .at(-1) ?? '';
    const email = newAddress();
    await ask(ann, email);
    const [token = ''] = await tokensFor(email);
    await confirm(token);
    const { response } = await app
      .from('10.9.0.5')
      .GET('/api/password/verify/{token}', { params: { path: { token: reset } } });
    expect(response.status).toBe(400);
    await noMoreJobs();
  });

  test('is limited per address of the caller', async () => {
    await app.db.query(
      `insert into rate_limits (key, hits, ends_at) values ('confirm-email:address:10.9.1.1', 20, now() + interval '1 hour')`,
    );
    expect((await confirm('never-was-one', '10.9.1.1'))[0]).toBe(429);
  });
});
