import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { insertCoaching } from '../../../test/factories/coaching.js';
import type { TestUser } from '../../../test/factories/users.js';
import { type SignedInUser, TestApp } from '../../../test/support/test-app.js';

let app: TestApp;
let admin: SignedInUser;

beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.signedIn({ role: 'admin', email: 'root@example.org' });
});

afterAll(() => app.stop());

const list = async (query: Record<string, string | number>) => {
  const { data, error, response } = await admin.api.GET('/api/admin/users', {
    params: { query: query as never },
  });
  return {
    status: response.status,
    users: data ?? [],
    emails: data?.map(({ email }) => email),
    total: response.headers.get('x-total-count'),
    fields: error?.fields,
  };
};

const show = async ({ id }: { id: string }) =>
  (await admin.api.GET('/api/admin/users/{id}', { params: { path: { id } } })).data;

const change = async (id: string, to: 'disable' | 'enable', by = admin) => {
  const { data, error, response } = await by.api.POST(`/api/admin/users/{id}/${to}`, {
    params: { path: { id } },
  });
  return [response.status, data?.message ?? error?.code];
};

const isDisabled = async ({ id }: TestUser) => (await show({ id }))?.disabledAt !== null;

describe('the list of users', () => {
  test('finds part of an email or a name, ignoring case', async () => {
    await app.user({ email: 'marta@kitchen.example', name: 'Marta Lindqvist' });
    await app.user({ email: 'paul@kitchen.example', name: 'Paul' });
    expect((await list({ search: 'KITCHEN' })).emails?.sort()).toEqual([
      'marta@kitchen.example',
      'paul@kitchen.example',
    ]);
    expect((await list({ search: ' lindq ' })).emails).toEqual(['marta@kitchen.example']);
    expect(await list({ search: 'nobody at all' })).toMatchObject({ users: [], total: '0' });
  });

  test.each([
    ['100%', '100% Greens', '1000 Greens'],
    ['a_b', 'a_b', 'axb'],
    ['c\\d', 'c\\d', 'cd'],
    ["o'n", "O'Neil", 'Oneil'],
  ])('takes %s literally', async (search, meant, other) => {
    await app.user({ name: `${meant} ${search.length}` });
    await app.user({ name: `${other} ${search.length}` });
    const { users } = await list({ search });
    expect(users.map(({ name }) => name)).toEqual([`${meant} ${search.length}`]);
  });

  test('is narrowed by role and status', async () => {
    const open = await app.user({ role: 'trainer', email: 'open@filters.example' });
    const closed = await app.user({ role: 'trainer', email: 'closed@filters.example', disabled: true });
    await app.user({ email: 'customer@filters.example' });
    const search = 'filters.example';
    expect((await list({ search, role: 'trainer', status: 'active' })).emails).toEqual([open.email]);
    expect((await list({ search, status: 'disabled' })).emails).toEqual([closed.email]);
    expect((await list({ search, role: 'trainer' })).total).toBe('2');
  });

  test('comes in pages, newest first, with the total', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) await app.user({ email: `${name}@pages.example` });
    const search = 'pages.example';
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ search, page, limit: 2 })));
    expect(pages.map(({ emails }) => emails?.map((email) => email[0]).join(''))).toEqual([
      'ed',
      'cb',
      'a',
      '',
    ]);
    expect(pages.map(({ total }) => total)).toEqual(['5', '5', '5', '5']);
    expect((await list({ limit: 1 })).users).toHaveLength(1);
  });

  test('shows who coaches whom, and no secrets', async () => {
    const trainer = await app.user({ role: 'trainer', email: 'trainer@links.example' });
    const customers = [
      await app.user({ email: 'one@links.example' }),
      await app.user({ email: 'two@links.example' }),
    ];
    for (const customer of customers) await insertCoaching(app.db, trainer, customer);
    const { users } = await list({ search: 'links.example' });
    expect(users.find(({ id }) => id === trainer.id)).toMatchObject({ trainers: [], customerCount: 2 });
    expect(users.find(({ email }) => email === 'one@links.example')).toEqual({
      id: customers[0]?.id,
      email: 'one@links.example',
      name: null,
      role: 'customer',
      disabledAt: null,
      eraseAfter: null,
      createdAt: expect.any(String),
      lastLoginAt: null,
      trainers: [
        {
          ...{ id: trainer.id, email: trainer.email, name: null, profilePicture: null },
          since: expect.any(String),
        },
      ],
      customerCount: 0,
    });
  });

  test('shows each account as its own page does, one that is about to be deleted as well', async () => {
    const leaving = await app.signedIn({ email: 'leaving@links.example' });
    await leaving.api.POST('/api/own-data/deletion', { body: {} });
    const { email: search } = leaving;
    expect((await list({ search })).users).toMatchObject([{ eraseAfter: expect.any(String) }]);
    expect((await list({ search, status: 'active' })).emails).toEqual([]);
    expect((await list({ search, status: 'to_be_deleted' })).emails).toEqual([search]);
    const { users } = await list({ limit: 100 });
    expect(users.some(({ lastLoginAt, trainers }) => lastLoginAt || trainers.length > 0)).toBe(true);
    for (const user of users) expect(await show(user)).toMatchObject(user);
  });

  test.each([
    ['role', 'owner'],
    ['status', 'closed'],
    ['page', 0],
    ['limit', 101],
    ['search', 'x'.repeat(201)],
    ['sort', 'email'],
  ])('refuses a %s that it does not know', async (field, value) => {
    const { status, fields } = await list({ [field]: value });
    expect([status, Object.keys(fields ?? {})]).toEqual([400, [field]]);
  });
});

describe('one account', () => {
  test('shows its links and its history, newest first', async () => {
    const trainer = await app.user({ role: 'trainer', name: 'Toni' });
    const customer = await app.user({ name: 'Ann' });
    await insertCoaching(app.db, trainer, customer);
    await change(customer.id, 'disable');
    await change(customer.id, 'enable');
    expect(await show(customer)).toMatchObject({
      email: customer.email,
      trainers: [{ id: trainer.id, name: 'Toni' }],
      customers: [],
      history: [
        { action: 'user.enabled', actorEmail: admin.email, at: expect.any(String), details: {} },
        { action: 'user.disabled', actorEmail: admin.email },
      ],
    });
    expect(await show(trainer)).toMatchObject({
      trainers: [],
      customers: [{ id: customer.id, name: 'Ann' }],
    });
  });

  test('shows the last 50 entries of its history, and none of other subjects', async () => {
    const ann = await app.user();
    await app.db.query(
      `insert into audit_log (id, actor_id, action, subject_type, subject_id, details, at)
       select gen_random_uuid(), case when n % 2 = 0 then $2::uuid end, 'entry.' || n, kind, $1, jsonb_build_object('n', n),
         now() - n * interval '1 minute'
       from generate_series(1, 60) as n, unnest(array['user', 'recipe']) as kind`,
      [ann.id, admin.id],
    );
    const history = (await show(ann))?.history ?? [];
    const numbers = Array.from({ length: 50 }, (_, index) => index + 1);
    expect(history.map(({ action }) => action)).toEqual(numbers.map((n) => `entry.${n}`));
    expect(history[1]).toEqual({
      ...{ at: expect.any(String), actorEmail: admin.email, action: 'entry.2', details: { n: 2 } },
    });
    expect(history[0]?.actorEmail).toBeNull();
  });

  test('answers 404 if it does not exist, and 400 for an invalid ID', async () => {
    const get = async (id: string) =>
      (await admin.api.GET('/api/admin/users/{id}', { params: { path: { id } } })).response.status;
    expect([await get(randomUUID()), await get('12')]).toEqual([404, 400]);
  });
});

describe('disabling and enabling', () => {
  test('closes an account and opens it again', async () => {
    const ann = await app.user();
    expect(await change(ann.id, 'disable')).toEqual([200, `${ann.email} can no longer sign in.`]);
    expect(await isDisabled(ann)).toBe(true);
    expect(await change(ann.id, 'enable')).toEqual([200, `${ann.email} can sign in again.`]);
    expect(await isDisabled(ann)).toBe(false);
  });

  test('twice is recorded once', async () => {
    const ann = await app.user();
    await Promise.all([change(ann.id, 'disable'), change(ann.id, 'disable')]);
    expect(await change(ann.id, 'disable')).toEqual([200, expect.any(String)]);
    expect((await show(ann))?.history).toHaveLength(1);
  });

  test('is impossible for your own account', async () => {
    expect(await change(admin.id, 'disable')).toEqual([409, 'own_account']);
  });

  test('answers 404 for an account that does not exist', async () => {
    expect(await change(randomUUID(), 'disable')).toEqual([404, 'not_found']);
    expect(await change(randomUUID(), 'enable')).toEqual([404, 'not_found']);
  });

  test('leaves one of two admins who disable each other at once', async () => {
    const other = await app.signedIn({ role: 'admin' });
    await app.db.query('update users set disabled_at = now() where role = $1 and id <> all($2)', [
      'admin',
      [admin.id, other.id],
    ]);
    const hold = { sql: `select from users where role = 'admin' for update`, values: [], count: 2 };
    const answers = await app.meet(hold, () =>
      Promise.all([change(other.id, 'disable', admin), change(admin.id, 'disable', other)]),
    );
    expect(answers.map(([status]) => status).sort()).toEqual([200, 409]);
    expect(answers).toContainEqual([409, 'last_admin']);
    const { rows } = await app.db.query(`select id from users where role = 'admin' and disabled_at is null`);
    expect(rows).toHaveLength(1);
  });
});
