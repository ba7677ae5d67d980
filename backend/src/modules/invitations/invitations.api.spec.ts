import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { insertCoaching } from '../../../test/factories/coaching.js';
import { PASSWORD } from '../../../test/factories/users.js';
import { eventually } from '../../../test/support/eventually.js';
import { linkIn } from '../../../test/support/mailbox.js';
import { type SignedInUser, TestApp } from '../../../test/support/test-app.js';

let app: TestApp;
let trainer: SignedInUser;

beforeAll(async () => {
  app = await TestApp.start();
  trainer = await app.signedIn({ role: 'trainer', name: 'Toni' });
});

afterAll(() => app.stop());

const invite = async (customerEmail: string, by = trainer) => {
  const { data } = await by.api.POST('/api/invitations/send', { body: { customerEmail } });
  if (!data?.data.invitation.token) throw new Error('not invited');
  return { ...data.data.invitation, token: data.data.invitation.token };
};

const sendTo = async (customerEmail: string) => {
  const { response, error } = await trainer.api.POST('/api/invitations/send', { body: { customerEmail } });
  const retryAfter = Number(response.headers.get('retry-after'));
  return { status: response.status, code: error?.code, retryAfter };
};

const letWeekPass = (id: string) =>
  app.db.query(
    `update customer_invitations set expires_at = now() - interval '1 second', sent_at = now() - interval '7 days' where id = $1`,
    [id],
  );

describe('sending an invitation', () => {
  test('emails a valid link, and shows the same link again', async () => {
    const { response, data } = await trainer.api.POST('/api/invitations/send', {
      body: { customerEmail: ' New.Client@Example.org ', message: 'Hello\nthere <b>' },
    });
    expect(response.status).toBe(201);
    expect(data?.data.invitation).toMatchObject({
      customerEmail: 'new.client@example.org',
      trainerEmail: trainer.email,
      status: 'pending',
    });

    const mail = await app.mailbox.next('new.client@example.org', /invites you/);
    expect(mail.source).toContain('&lt;b&gt;');
    const link = new URL(linkIn(mail, '/register?invitation='));
    expect(link.href).toBe(data?.data.invitation.url);

    const token = link.searchParams.get('invitation') ?? '';
    const verified = await app.api.GET('/api/invitations/verify/{token}', { params: { path: { token } } });
    expect(verified.data?.data.invitation).toMatchObject({
      trainerEmail: trainer.email,
      trainerName: 'Toni',
      accountExists: false,
    });
  });

  test('names every problem of the form', async () => {
    const { response, error } = await trainer.api.POST('/api/invitations/send', {
      body: { customerEmail: '', message: 'x'.repeat(501) },
    });
    expect(response.status).toBe(400);
    expect(error).toMatchObject({
      code: 'invalid_input',
      fields: {
        customerEmail: ['Please enter a customer email address.'],
        message: ['Message must be at most 500 characters'],
      },
    });
  });

  test('refuses existing customers, your own address, and the same address twice within a minute', async () => {
    const customer = await app.user();
    await insertCoaching(app.db, trainer, customer);
    const send = async (customerEmail: string) => {
      const { response, error } = await trainer.api.POST('/api/invitations/send', {
        body: { customerEmail },
      });
      return [response.status, error?.code];
    };
    expect(await send(customer.email)).toEqual([409, 'already_customer']);
    expect(await send(trainer.email)).toEqual([400, 'own_address']);
    await invite('twice@example.org');
    expect(await send('twice@example.org')).toEqual([429, 'invitation_just_sent']);
  });

  test('is not possible sooner after withdrawing', async () => {
    const { id } = await invite('hasty@example.org');
    await trainer.api.DELETE('/api/invitations/{id}', { params: { path: { id } } });
    expect(await sendTo('hasty@example.org')).toMatchObject({ status: 429, code: 'invitation_just_sent' });
  });

  test('cannot be prevented by strangers elsewhere, up to twenty emails a day', async () => {
    const email = 'famous@example.org';
    const inviteFrom = async (address: string) => {
      const { token } = await app.signedIn({ role: 'trainer' });
      const { response, error } = await app
        .from(address, { Authorization: `Bearer ${token}` })
        .POST('/api/invitations/send', { body: { customerEmail: email } });
      return error?.code ?? response.status;
    };
    const from = (address: string, count: number) =>
      Promise.all(Array.from({ length: count }, () => inviteFrom(address)));
    const answers = await from('10.9.1.1', 6);
    expect(answers.filter((answer) => answer === 'invited_too_often')).toHaveLength(1);
    for (const address of ['10.9.1.2', '10.9.1.3', '10.9.1.4'])
      expect(new Set(await from(address, 5))).toEqual(new Set([201]));
    expect(await inviteFrom('10.9.1.5')).toBe('invited_too_often');
  });

  test('is limited to five emails a day per address from one network', async () => {
    for (let n = 0; n < 5; n += 1) {
      await invite('wanted@example.org', await app.signedIn({ role: 'trainer' }));
    }
    const { status, code, retryAfter } = await sendTo('wanted@example.org');
    expect([status, code, retryAfter > 23 * 60 * 60]).toEqual([429, 'invited_too_often', true]);
    await eventually(async () => (await app.mailbox.to('wanted@example.org')).length === 5);
  });

  test('counts resent invitations, but not refused ones', async () => {
    const { id } = await invite('patient@example.org');
    const again = async () => {
      const path = { params: { path: { id } } };
      return (await trainer.api.POST('/api/invitations/resend/{id}', path)).response.status;
    };
    for (let n = 0; n < 4; n += 1) {
      expect(await again()).toBe(429);
      await app.db.query(
        `update customer_invitations set sent_at = now() - interval '1 minute' where id = $1`,
        [id],
      );
      expect(await again()).toBe(200);
    }
    await letWeekPass(id);
    expect(await again()).toBe(429);
  });

  test('is limited to a hundred a day per network, for any number of accounts', async () => {
    const { rows } = await app.db.query(
      `select key, hits from rate_limits where key like 'invite:address:127.%'`,
    );
    expect(rows).toHaveLength(1);
    const hits = (count: number) =>
      app.db.query('update rate_limits set hits = $2 where key = $1', [rows[0].key, count]);
    await hits(100);
    expect(await sendTo('one.more@example.org')).toMatchObject({ status: 429, code: 'too_many_requests' });
    await hits(rows[0].hits);
  });

  test('keeps the token out of the database and the logs', async () => {
    const { token } = await invite('secret@example.org');
    const { rows } = await app.db.query('select customer_invitations::text as row from customer_invitations');
    expect(rows.some(({ row }) => row.includes(token))).toBe(false);
    const jobs = await app.db.query('select data::text from jobs.job');
    expect(jobs.rows.some(({ data }) => data.includes(token))).toBe(false);
    expect(app.logs.join('')).not.toContain(token);
  });
});

describe('accepting with a new account', () => {
  test('creates the account with the invited email and role, and links it', async () => {
    const { token } = await invite('fresh@example.org');
    const { response, data } = await app.api.POST('/api/invitations/accept', {
      body: { token, password: PASSWORD, confirmPassword: PASSWORD, firstName: 'Fay', lastName: 'Resh' },
    });
    expect(response.status).toBe(201);
    expect(data?.data.user).toMatchObject({ email: 'fresh@example.org', role: 'customer', name: 'Fay Resh' });

    const { data: mine } = await trainer.api.GET('/api/trainer/customers');
    expect(mine?.customers.map((customer) => customer.email)).toContain('fresh@example.org');
    const again = await app.api.POST('/api/invitations/accept', { body: { token, password: PASSWORD } });
    expect([again.response.status, again.error?.code]).toEqual([404, 'invitation_invalid']);
  });

  test('accepts a name, but not an empty one', async () => {
    const { token } = await invite('one.piece@example.org');
    const nameless = await app.api.POST('/api/invitations/accept', {
      body: { token, password: PASSWORD, name: ' ' },
    });
    expect(nameless.error?.fields).toEqual({ name: ['Please enter your name.'] });
    const { data } = await app.api.POST('/api/invitations/accept', {
      body: { token, password: PASSWORD, name: ' Onur Piece ' },
    });
    expect(data?.data.user.name).toBe('Onur Piece');
  });

  test('emails the trainer a link to plan for the new customer', async () => {
    const { token } = await invite('news@example.org');
    const { data } = await app.api.POST('/api/invitations/accept', {
      body: { token, password: PASSWORD, name: 'Nell <a href="https://evil.example">' },
    });
    const mail = await app.mailbox.next(
      trainer.email,
      /^Nell a href https evil example accepted your invitation$/,
    );
    expect(linkIn(mail, '/meal-plan-generator')).toContain(`customer=${data?.data.user.id}`);
    expect(mail.source).toContain('news@example.org');
    expect(mail.source).not.toContain('evil.example"');
  });

  test('refuses the local part of the email as a password', async () => {
    const { token } = await invite('annabella@example.org');
    const { error } = await app.api.POST('/api/invitations/accept', {
      body: { token, password: 'Annabella1!' },
    });
    expect(error?.fields).toEqual({
      password: ['This password is too common. Please choose another one.'],
    });
  });

  test('succeeds once for many requests at the same moment, and leaves no incomplete account', async () => {
    const { token } = await invite('race@example.org');
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        app.api.POST('/api/invitations/accept', { body: { token, password: PASSWORD } }),
      ),
    );
    expect(answers.filter(({ response }) => response.status === 201)).toHaveLength(1);
    expect(answers.every(({ response }) => [201, 404, 409].includes(response.status))).toBe(true);
    const { rows } = await app.db.query(
      `select count(*)::int as links from coaching c join users u on u.id = c.customer_id where u.email = 'race@example.org'`,
    );
    expect(rows[0].links).toBe(1);
  });

  test('says whom to ask if the invitation has expired', async () => {
    const { id, token } = await invite('late@example.org');
    await letWeekPass(id);
    const { response, error } = await app.api.GET('/api/invitations/verify/{token}', {
      params: { path: { token } },
    });
    expect([response.status, error?.code]).toEqual([410, 'invitation_expired']);
    expect(error?.message).toContain(trainer.email);
  });

  test('tells people with an account to sign in', async () => {
    const customer = await app.user();
    const { token } = await invite(customer.email);
    const { response, error } = await app.api.POST('/api/invitations/accept', {
      body: { token, password: PASSWORD },
    });
    expect([response.status, error?.code]).toEqual([409, 'account_exists']);
  });
});

describe('accepting with an account', () => {
  test('links the signed-in customer', async () => {
    const customer = await app.signedIn();
    const { token } = await invite(customer.email);
    const { response, data } = await customer.api.POST('/api/invitations/link', { body: { token } });
    expect(response.status).toBe(200);
    expect(data?.data.trainer).toEqual({ name: 'Toni', email: trainer.email });
    const { data: trainers } = await customer.api.GET('/api/customer/trainers');
    expect(trainers?.trainers.map(({ id }) => id)).toEqual([trainer.id]);
  });

  test('is refused for the account of another user', async () => {
    const { token } = await invite('meant@example.org');
    const other = await app.signedIn();
    const { response, error } = await other.api.POST('/api/invitations/link', { body: { token } });
    expect([response.status, error?.code]).toEqual([409, 'invitation_for_somebody_else']);
  });
});

describe('the list', () => {
  test('contains your own invitations, with their links only while pending', async () => {
    const other = await app.signedIn({ role: 'trainer' });
    const pending = await invite('pending@example.org', other);
    const ended = await invite('ended@example.org', other);
    const accepted = await invite('accepted@example.org', other);
    await letWeekPass(ended.id);
    await app.api.POST('/api/invitations/accept', { body: { token: accepted.token, password: PASSWORD } });

    const { data } = await other.api.GET('/api/invitations');
    const seen = data?.data.invitations.map(({ id, status, token }) => ({ id, status, token }));
    expect(seen).toHaveLength(3);
    expect(seen).toEqual(
      expect.arrayContaining([
        { id: pending.id, status: 'pending', token: pending.token },
        { id: ended.id, status: 'expired', token: null },
        { id: accepted.id, status: 'accepted', token: null },
      ]),
    );
  });
});

describe('resending and withdrawing', () => {
  test('gives an expired invitation a new link and another week', async () => {
    const { id, token } = await invite('again@example.org');
    await letWeekPass(id);
    const { data } = await trainer.api.POST('/api/invitations/resend/{id}', { params: { path: { id } } });
    expect(data?.data.invitation.status).toBe('pending');
    expect(data?.data.invitation.token).not.toBe(token);
    const old = await app.api.GET('/api/invitations/verify/{token}', { params: { path: { token } } });
    expect(old.response.status).toBe(404);
  });

  test('invalidates a withdrawn invitation at once', async () => {
    const { id, token } = await invite('gone@example.org');
    const { response } = await trainer.api.DELETE('/api/invitations/{id}', { params: { path: { id } } });
    expect(response.status).toBe(200);
    const verified = await app.api.GET('/api/invitations/verify/{token}', { params: { path: { token } } });
    expect(verified.response.status).toBe(404);
  });

  test('answers 404 to another trainer', async () => {
    const { id } = await invite('mine@example.org');
    const other = await app.signedIn({ role: 'trainer' });
    const withdrawn = await other.api.DELETE('/api/invitations/{id}', { params: { path: { id } } });
    const resent = await other.api.POST('/api/invitations/resend/{id}', { params: { path: { id } } });
    expect([withdrawn.response.status, resent.response.status]).toEqual([404, 404]);
  });
});
