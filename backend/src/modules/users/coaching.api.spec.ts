import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { insertCoaching } from '../../../test/factories/coaching.js';
import { type SignedInUser, TestApp } from '../../../test/support/test-app.js';

let app: TestApp;
let admin: SignedInUser;
let trainer: SignedInUser;
let customer: SignedInUser;

beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.signedIn({ role: 'admin' });
});

beforeEach(async () => {
  trainer = await app.signedIn({ role: 'trainer', name: 'Toni' });
  customer = await app.signedIn({ name: 'Ann' });
});

afterAll(() => app.stop());

const link = async (trainerId: string, customerId: string) => {
  const { response, error } = await admin.api.POST('/api/admin/coachings', {
    body: { trainerId, customerId },
  });
  return error ? [response.status, error.code] : [response.status];
};

const unlink = async (trainerId: string, customerId: string) => {
  const { response } = await admin.api.DELETE('/api/admin/coachings/{trainerId}/{customerId}', {
    params: { path: { trainerId, customerId } },
  });
  return response.status;
};

const customersOf = async (by: SignedInUser) =>
  (await by.api.GET('/api/trainer/customers')).data?.customers.map(({ id }) => id);

const trainersOf = async (by: SignedInUser) =>
  (await by.api.GET('/api/customer/trainers')).data?.trainers.map(({ id }) => id);

describe('the list of a customer’s trainers', () => {
  test('has the day on which each coaching began', async () => {
    await insertCoaching(app.db, trainer, customer);
    const theirs = await customer.api.GET('/api/customer/trainers');
    expect(theirs.data).toEqual({
      trainers: [
        {
          ...{ id: trainer.id, email: trainer.email, name: 'Toni', profilePicture: null },
          since: expect.any(String),
        },
      ],
    });
  });

  test('may have several trainers', async () => {
    const other = await app.signedIn({ role: 'trainer' });
    await insertCoaching(app.db, trainer, customer);
    await insertCoaching(app.db, other, customer);
    expect(new Set(await trainersOf(customer))).toEqual(new Set([trainer.id, other.id]));
  });
});

describe('linking by an admin', () => {
  test('shows for both at once, and in the history of both', async () => {
    expect(await link(trainer.id, customer.id)).toEqual([201]);
    expect([await customersOf(trainer), await trainersOf(customer)]).toEqual([[customer.id], [trainer.id]]);
    for (const id of [trainer.id, customer.id]) {
      const { data } = await admin.api.GET('/api/admin/users/{id}', { params: { path: { id } } });
      expect(data?.history).toMatchObject([
        {
          action: 'coaching.began',
          actorEmail: admin.email,
          details: { trainerId: trainer.id, customerId: customer.id, by: 'admin' },
        },
      ]);
    }
  });

  test('twice is refused, even at the same moment', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => link(trainer.id, customer.id)));
    expect(answers.sort()).toEqual([[201], [409, 'already_linked'], [409, 'already_linked']]);
    expect(await customersOf(trainer)).toEqual([customer.id]);
  });

  test('takes a trainer and a customer, in this order', async () => {
    for (const [first, second] of [
      [customer, trainer],
      [trainer, trainer],
      [admin, customer],
      [trainer, admin],
    ] as const) {
      expect(await link(first.id, second.id)).toEqual([409, 'wrong_roles']);
    }
  });

  test('answers 404 for unknown users, and 400 without IDs', async () => {
    expect(await link(trainer.id, randomUUID())).toEqual([404, 'not_found']);
    expect(await link(randomUUID(), customer.id)).toEqual([404, 'not_found']);
    expect(await link('toni', customer.id)).toEqual([400, 'invalid_input']);
  });
});

describe('unlinking by an admin', () => {
  test('ends the trainer’s access, keeps the past, and is recorded', async () => {
    await link(trainer.id, customer.id);
    expect(await unlink(trainer.id, customer.id)).toBe(200);
    expect([await customersOf(trainer), await trainersOf(customer)]).toEqual([[], []]);
    const { rows } = await app.db.query(
      'select ended_at is not null as ended from coaching where trainer_id = $1',
      [trainer.id],
    );
    expect(rows).toEqual([{ ended: true }]);
    const { data } = await admin.api.GET('/api/admin/users/{id}', { params: { path: { id: customer.id } } });
    expect(data?.history.map(({ action }) => action)).toEqual(['coaching.ended', 'coaching.began']);
  });

  test('answers 404 if they are not linked, even the second time', async () => {
    expect(await unlink(trainer.id, customer.id)).toBe(404);
    await link(trainer.id, customer.id);
    const answers = await Promise.all([1, 2].map(() => unlink(trainer.id, customer.id)));
    expect(answers.sort()).toEqual([200, 404]);
  });

  test('allows linking them again', async () => {
    await link(trainer.id, customer.id);
    await unlink(trainer.id, customer.id);
    expect(await link(trainer.id, customer.id)).toEqual([201]);
    expect(await customersOf(trainer)).toEqual([customer.id]);
  });
});

describe('a role that does not fit', () => {
  test('is refused and recorded among the security events', async () => {
    const { response, error } = await customer.api.GET('/api/admin/customers');
    expect([response.status, error?.code]).toEqual([403, 'forbidden']);
    const { rows } = await app.db.query(
      `select details from security_events where user_id = $1 and type = 'role_refused'`,
      [customer.id],
    );
    expect(rows).toEqual([{ details: { route: 'GET /api/admin/customers', role: 'customer' } }]);
  });
});
