import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '../../../../test/support/eventually.js';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.js';

let app: TestApp;
let admin: SignedInUser;

beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.signedIn({ role: 'admin' });
});

afterAll(() => app.stop());

const CONTENT = {
  kind: 'notice',
  audience: 'trainers',
  subject: 'Maintenance on Sunday',
  body: 'Mealwright pauses at night.\n\nFor an hour.',
} as const;

type Content = Parameters<typeof write>[0];

async function write(content: {
  kind?: 'notice' | 'announcement';
  audience?: 'everyone' | 'customers' | 'trainers' | 'admins';
  subject?: string;
}) {
  const { data } = await admin.api.POST('/api/admin/broadcasts', { body: { ...CONTENT, ...content } });
  if (!data) throw new Error('It was not written');
  return data;
}

const pathOf = (id: string) => ({ path: { id } });

const send = (id: string, version = 1) =>
  admin.api.POST('/api/admin/broadcasts/{id}/send', { params: pathOf(id), body: { version } });

const show = async (id: string) =>
  (await admin.api.GET('/api/admin/broadcasts/{id}', { params: pathOf(id) })).data;

/** Sends a new broadcast and waits until the mails to all of its recipients have ended. */
async function sendNew(content: Content) {
  const { id, reach, subject } = await write(content);
  expect((await send(id)).data?.message).toBe('Your message is on its way.');
  await eventually(async () => (await show(id))?.status === 'sent');
  await eventually(async () => {
    const { rows } = await app.db.query(
      `select 1 from jobs.job where name = 'send-mail' and state <> 'completed'`,
    );
    return rows.length === 0;
  });
  const { rows } = await app.db.query(
    `select recipient_email as email from email_send_log where subject = $1 and status = 'sent' order by 1`,
    [subject],
  );
  return { id, reach, sentTo: rows.map(({ email }) => email) };
}

describe('a notice', () => {
  test('goes to open accounts of its audience that have not turned notices off, once, and is audited', async () => {
    const [open, unwilling, closed, customer] = await Promise.all([
      app.signedIn({ role: 'trainer' }),
      app.signedIn({ role: 'trainer' }),
      app.user({ role: 'trainer', disabled: true }),
      app.user(),
    ]);
    await unwilling.api.PUT('/api/email-preferences', { body: { systemNotifications: false } });
    const { id, reach, sentTo } = await sendNew({ subject: 'A notice' });
    expect([reach, sentTo]).toEqual([1, [open.email]]);
    for (const { email } of [unwilling, closed, customer]) expect(sentTo).not.toContain(email);
    const mail = await app.mailbox.next(open.email, /^A notice$/);
    expect(mail.source).toContain('Mealwright pauses at night.');
    expect(mail.source).toMatch(/^List-Unsubscribe:/m);
    expect(await show(id)).toMatchObject({ status: 'sent', recipients: 1 });
    const { rows } = await app.db.query(
      `select actor_id, details from audit_log where action = 'broadcast.sent' and subject_id = $1`,
      [id],
    );
    expect(rows).toEqual([
      { actor_id: admin.id, details: { kind: 'notice', audience: 'trainers', subject: 'A notice' } },
    ]);
  });

  test('goes to more accounts than one page of them has, each once', async () => {
    await app.db.query(
      `insert into users (id, email, role, created_at, updated_at)
       select gen_random_uuid(), 'many' || n || '@example.org', 'customer', now(), now() from generate_series(1, 430) n`,
    );
    const { sentTo } = await sendNew({ audience: 'customers', subject: 'To many' });
    const many = sentTo.filter((email) => email.startsWith('many'));
    expect([many.length, new Set(many).size, new Set(sentTo).size]).toEqual([430, 430, sentTo.length]);
    expect(await app.mailbox.to('many7@example.org')).toHaveLength(1);
  });
});

describe('an announcement', () => {
  test('goes only to those who agreed to them', async () => {
    const [ann, ben] = await Promise.all([app.signedIn(), app.signedIn()]);
    await ann.api.PUT('/api/email-preferences', { body: { marketingEmails: true } });
    const { sentTo } = await sendNew({ kind: 'announcement', audience: 'everyone', subject: 'An offer' });
    expect(sentTo).toEqual([ann.email]);
    expect(await app.mailbox.to(ben.email)).toEqual([]);
  });
});

describe('a message to many', () => {
  test('is a draft that is changed, tested on oneself, listed, and deleted', async () => {
    const { id } = await write({ subject: 'A draft' });
    const changed = await admin.api.PUT('/api/admin/broadcasts/{id}', {
      params: pathOf(id),
      body: { ...CONTENT, subject: 'A better draft' },
    });
    expect(changed.data).toMatchObject({ subject: 'A better draft', version: 2, status: 'draft' });
    const tested = await admin.api.POST('/api/admin/broadcasts/{id}/test', { params: pathOf(id) });
    expect(tested.data?.message).toBe(`A test is on its way to ${admin.email}.`);
    await app.mailbox.next(admin.email, /^Test: A better draft$/);
    const list = await admin.api.GET('/api/admin/broadcasts', { params: { query: { limit: 1 } } });
    expect(list.data?.broadcasts).toMatchObject([{ id, recipients: 0 }]);
    const remove = () => admin.api.DELETE('/api/admin/broadcasts/{id}', { params: pathOf(id) });
    expect((await remove()).response.status).toBe(200);
    expect((await remove()).response.status).toBe(404);
  });

  test('is sent once, and only as it was confirmed', async () => {
    const { id } = await write({ audience: 'admins', subject: 'Once' });
    expect((await send(id, 2)).error?.code).toBe('broadcast_changed');
    const answers = await Promise.all([send(id), send(id), send(id)]);
    expect(answers.map(({ response }) => response.status).sort()).toEqual([200, 409, 409]);
    const change = await admin.api.PUT('/api/admin/broadcasts/{id}', { params: pathOf(id), body: CONTENT });
    const removal = await admin.api.DELETE('/api/admin/broadcasts/{id}', { params: pathOf(id) });
    expect([change.error?.code, removal.error?.code]).toEqual(['broadcast_sent', 'broadcast_sent']);
    await eventually(async () => (await show(id))?.status === 'sent');
    await app.mailbox.next(admin.email, /^Once$/);
  });

  test('that nobody would get is not sent, and stays a draft', async () => {
    const { id } = await write({ kind: 'announcement', audience: 'trainers', subject: 'To nobody' });
    expect((await send(id)).error?.code).toBe('nobody_to_send_to');
    expect((await show(id))?.status).toBe('draft');
  });

  test('is refused with every problem at its field', async () => {
    const { response, error } = await admin.api.POST('/api/admin/broadcasts', {
      body: { kind: 'fax', audience: '', subject: ' ', body: 'a'.repeat(10_001) } as never,
    });
    expect([response.status, Object.keys(error?.fields ?? {}).sort()]).toEqual([
      400,
      ['audience', 'body', 'kind', 'subject'],
    ]);
  });
});
