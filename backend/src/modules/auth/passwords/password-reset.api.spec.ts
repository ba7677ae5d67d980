import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PASSWORD, type TestUser } from '../../../../test/factories/users.js';
import { eventually } from '../../../../test/support/eventually.js';
import { linkIn } from '../../../../test/support/mailbox.js';
import { TestApp } from '../../../../test/support/test-app.js';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start();
});

afterAll(() => app.stop());

const NEXT = 'Gr8!kiwi-tree';

const askFor = (email: string, address = '10.4.0.1') =>
  app.from(address).POST('/api/password/forgot', { body: { email } });

const reset = async (token: string, password = NEXT, confirmPassword?: string) => {
  const { response, error } = await app
    .from('10.4.0.2')
    .POST('/api/password/reset', { body: { token, password, confirmPassword } });
  return error ? [response.status, error.code] : [response.status];
};

const canSignIn = async ({ email }: TestUser, password: string) => {
  const { response } = await app.from('10.4.0.3').POST('/api/auth/login', { body: { email, password } });
  return response.status === 200;
};

/** Returns the token of the newest mail once as many mails as expected have arrived. */
const tokensFor = async ({ email }: TestUser, count = 1) => {
  const mails = await eventually(async () => {
    const received = (await app.mailbox.to(email)).filter(({ subject }) => /Reset/.test(subject));
    return received.length === count && received;
  });
  return mails.map((mail) => linkIn(mail, '/reset-password/').split('/').at(-1) ?? '');
};

const tokenFor = async (user: TestUser, address?: string) => {
  await askFor(user.email, address);
  const [token = ''] = await tokensFor(user);
  return token;
};

const INVALID = [400, 'reset_token_invalid'];

const look = async (token: string, address = '10.4.0.4') => {
  const { response, error } = await app
    .from(address)
    .GET('/api/password/verify/{token}', { params: { path: { token } } });
  return error ? [response.status, error.code] : [response.status];
};

describe('checking a reset link', () => {
  test('does not use it up, and answers alike for used, unknown, and closed accounts’ links', async () => {
    const [ann, closed] = [await app.user(), await app.user()];
    const token = await tokenFor(ann, '10.4.3.1');
    expect(await look(token)).toEqual([200]);
    expect(await look(token)).toEqual([200]);
    expect(await reset(token)).toEqual([200]);
    const closedToken = await tokenFor(closed, '10.4.3.1');
    await app.db.query('update users set disabled_at = now() where id = $1', [closed.id]);
    for (const spent of [token, closedToken, 'never-was-one']) expect(await look(spent)).toEqual(INVALID);
  });

  test('answers an expired link like a used one', async () => {
    const token = await tokenFor(await app.user(), '10.4.3.1');
    await app.db.query(`update password_reset_tokens set expires_at = now() - interval '1 second'`);
    expect(await look(token)).toEqual(INVALID);
  });

  test('is limited per address, apart from the limit of the form', async () => {
    const token = await tokenFor(await app.user(), '10.4.3.1');
    await app.db.query(
      `insert into rate_limits (key, hits, ends_at) values ('look-at-reset:address:10.4.0.2', 100, now() + interval '1 hour')`,
    );
    expect((await look(token, '10.4.0.2'))[0]).toBe(429);
    expect(await reset(token)).toEqual([200]);
  });
});

describe('requesting a reset link', () => {
  test('answers the same whether the email has an account or not', async () => {
    const [known, closed] = [await app.user(), await app.user({ disabled: true })];
    const answers = await Promise.all(
      [known.email, closed.email, 'nobody@example.org'].map((e) => askFor(e)),
    );
    for (const { response, data } of answers) {
      expect([response.status, data?.message]).toEqual([
        200,
        'If there is an account with this email, we have sent a link to reset its password.',
      ]);
    }
    await tokensFor(known);
    await eventually(async () => {
      const { rows } = await app.db.query(
        `select 1 from jobs.job where name = 'request-password-reset' and state <> 'completed'`,
      );
      return rows.length === 0;
    });
    expect(await app.mailbox.to('nobody@example.org')).toEqual([]);
    expect(await app.mailbox.to(closed.email)).toEqual([]);
  });

  test('works with any spelling of the email', async () => {
    const ann = await app.user();
    await askFor(` ${ann.email.toUpperCase()} `);
    expect(await tokensFor(ann)).toHaveLength(1);
  });

  test('keeps the token out of the database, the queue, and the logs', async () => {
    const token = await tokenFor(await app.user());
    const stored = await app.db.query(
      `select t::text from password_reset_tokens t union all select data::text from jobs.job`,
    );
    expect(JSON.stringify(stored.rows)).not.toContain(token);
    expect(app.logs.join('')).not.toContain(token);
  });

  test('sends five emails an hour, and answers further requests alike without invalidating those links', async () => {
    const ann = await app.user();
    const answers = [];
    for (let n = 0; n < 7; n += 1) answers.push(await askFor(ann.email, `10.4.1.${n}`));
    expect(answers.map(({ response }) => response.status)).toEqual([200, 200, 200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ data }) => data?.message)).size).toBe(1);
    const tokens = await tokensFor(ann, 5);
    const { rows } = await app.db.query(
      `select 1 from jobs.job where name = 'request-password-reset' and data::text like $1`,
      [`%${ann.email}%`],
    );
    expect(rows).toHaveLength(5);
    expect(await reset(tokens[0] ?? '')).toEqual([200]);
  });

  test('is limited to twenty requests an hour per address', async () => {
    await app.db.query(
      `insert into rate_limits (key, hits, ends_at) values ('forgot:address:10.4.2.1', 20, now() + interval '1 hour')`,
    );
    const { response } = await askFor('another@example.org', '10.4.2.1');
    expect([response.status, Number(response.headers.get('retry-after')) > 3500]).toEqual([429, true]);
  });

  test('requires an email address', async () => {
    const { response, error } = await askFor('nobody');
    expect([response.status, error?.fields]).toEqual([400, { email: ['Invalid email address'] }]);
  });
});

describe('a reset link', () => {
  test('sets a new password, ends all sessions, and sends an email', async () => {
    const ann = await app.signedIn();
    const laptop = await app.signIn(ann);
    expect(await reset(await tokenFor(ann))).toEqual([200]);
    expect(await canSignIn(ann, PASSWORD)).toBe(false);
    expect(await canSignIn(ann, NEXT)).toBe(true);
    for (const device of [ann, laptop]) {
      expect((await device.api.GET('/api/auth/me')).response.status).toBe(401);
      const headers = { Cookie: device.cookie };
      expect((await app.api.POST('/api/auth/refresh_token', { headers })).response.status).toBe(401);
    }
    const mail = await app.mailbox.next(ann.email, /password was changed/);
    expect(linkIn(mail, '/forgot-password')).toBe('http://localhost:3000/forgot-password');
  });

  test('is recorded among the security events', async () => {
    const ann = await app.user();
    await reset(await tokenFor(ann));
    const { rows } = await app.db.query('select type from security_events where user_id = $1', [ann.id]);
    expect(rows).toEqual([{ type: 'password_reset' }]);
    const requests = await app.db.query(
      `select details from security_events where type = 'password_reset_requested'`,
    );
    expect(requests.rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(requests.rows)).not.toContain('@');
  });

  test('works once, even if it is sent twice at the same moment', async () => {
    const ann = await app.user();
    const token = await tokenFor(ann);
    const answers = await Promise.all([reset(token), reset(token, `${NEXT}2`), reset(token, `${NEXT}3`)]);
    expect(answers.map(([status]) => status).sort()).toEqual([200, 400, 400]);
    expect(await reset(token)).toEqual(INVALID);
  });

  const twoLinks = async (user: TestUser) => {
    const first = await tokenFor(user);
    await askFor(user.email);
    const second = (await tokensFor(user, 2)).find((token) => token !== first) ?? '';
    return { first, second };
  };

  test('stays valid when another one is requested, and invalidates the other when it is used', async () => {
    const { first, second } = await twoLinks(await app.user());
    expect(await reset(first)).toEqual([200]);
    expect(await reset(second)).toEqual(INVALID);
  });

  test('works for one of two that are used at the same moment', async () => {
    const ann = await app.user();
    const { first, second } = await twoLinks(ann);
    const lock = { sql: 'select from users where id = $1 for update', values: [ann.id], count: 2 };
    const answers = await app.meet(lock, () => Promise.all([reset(first), reset(second)]));
    expect(answers.map(([status]) => status).sort()).toEqual([200, 400]);
  });

  test('lets the owner in even if strangers have used up the attempts', async () => {
    const ann = await app.user();
    const guess = (device?: string) =>
      app
        .from('10.4.9.9', device ? { 'X-Device-Token': device } : undefined)
        .POST('/api/auth/login', { body: { email: ann.email, password: 'wr0ng-Password!' } });
    for (let count = 0; count < 11; count += 1) await guess();
    expect(await canSignIn(ann, PASSWORD)).toBe(false);
    const { response } = await app
      .from('10.4.9.2')
      .POST('/api/password/reset', { body: { token: await tokenFor(ann), password: NEXT } });
    expect(await canSignIn(ann, NEXT)).toBe(true);
    const device = response.headers.get('x-device-token') ?? '';
    for (let count = 0; count < 11; count += 1) await guess();
    expect(await canSignIn(ann, NEXT)).toBe(false);
    expect((await guess(device)).response.status).toBe(401);
  });

  test('refuses a password that is the local part of the email', async () => {
    const ann = await app.user({ email: 'annabella@example.org' });
    const token = await tokenFor(ann);
    expect(await reset(token, 'Annabella1!')).toEqual([400, 'invalid_input']);
    expect(await reset(token, NEXT)).toEqual([200]);
  });

  test('is invalid once the password was changed in another way', async () => {
    const ann = await app.signedIn();
    const token = await tokenFor(ann);
    const changed = await ann.api.PUT('/api/profile', {
      body: { currentPassword: PASSWORD, newPassword: NEXT },
    });
    expect(changed.response.status).toBe(200);
    expect(await reset(token)).toEqual(INVALID);
  });

  test('expires after an hour', async () => {
    const ann = await app.user();
    const token = await tokenFor(ann);
    const { rows } = await app.db.query(
      `select extract(epoch from expires_at - created_at)::int as seconds from password_reset_tokens where user_id = $1`,
      [ann.id],
    );
    expect(rows).toEqual([{ seconds: 3600 }]);
    await app.db.query('update password_reset_tokens set expires_at = now() where user_id = $1', [ann.id]);
    expect(await reset(token)).toEqual(INVALID);
    expect(await canSignIn(ann, PASSWORD)).toBe(true);
  });

  test('does not work for a disabled account', async () => {
    const ann = await app.user();
    const token = await tokenFor(ann);
    await app.db.query('update users set disabled_at = now() where id = $1', [ann.id]);
    expect(await reset(token)).toEqual(INVALID);
  });

  test('is not used up by a password that is refused', async () => {
    const token = await tokenFor(await app.user());
    expect(await reset(token, 'short')).toEqual([400, 'invalid_input']);
    expect(await reset(token, NEXT, 'other')).toEqual([400, 'invalid_input']);
    expect(await reset(token, NEXT, NEXT)).toEqual([200]);
  });

  test('cannot be guessed', async () => {
    expect(await reset('made-up')).toEqual(INVALID);
  });
});
