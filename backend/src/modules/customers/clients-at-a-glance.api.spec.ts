import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { MikroORM, type PostgreSqlConnection } from '@mikro-orm/postgresql';
import { insertCoaching } from '../../../test/factories/coaching.ts';
import { insertAssignedPlan } from '../../../test/factories/meal-plans.ts';
import { insertMeasurement } from '../../../test/factories/measurements.ts';
import { insertRecipe } from '../../../test/factories/recipes.ts';
import type { NewUser, TestUser } from '../../../test/factories/users.ts';
import { type SignedInUser, TestApp } from '../../../test/support/test-app.ts';
import { addDays, dateIn } from '../../platform/clock/dates.js';
import type { CustomerSort } from './own-customer.queries.js';

let app: TestApp;
let trainer: SignedInUser;

beforeAll(async () => {
  app = await TestApp.start();
});

beforeEach(async () => {
  trainer = await app.signedIn({ role: 'trainer' });
});

afterAll(() => app.stop());

const inDays = (days: number) => addDays(dateIn('UTC', new Date()), days);

interface Client extends NewUser {
  coachedFor?: number;
  seen?: number;
  weights?: [daysAgo: number, kg: number][];
  plan?: { days: number; began: number };
}

/** Adds a customer of the trainer whose past is given in days. */
async function client({ coachedFor = 0, seen, weights = [], plan, ...wish }: Client = {}): Promise<TestUser> {
  const customer = await app.user(wish);
  await insertCoaching(app.db, trainer, customer);
  await app.db.query(`update coaching set since = now() - $2 * interval '1 day' where customer_id = $1`, [
    customer.id,
    coachedFor,
  ]);
  if (seen !== undefined) await visit(customer, seen);
  for (const [daysAgo, weightKg] of weights)
    await insertMeasurement(app.db, customer, { day: inDays(-daysAgo), weightKg });
  if (plan)
    await insertAssignedPlan(app.db, customer, trainer, { days: plan.days, startsOn: inDays(-plan.began) });
  return customer;
}

const visit = ({ id }: { id: string }, daysAgo: number) =>
  app.db.query(
    `insert into user_activity_sessions (user_id, session_id, start_time, end_time)
     values ($1, gen_random_uuid(), now() - $2 * interval '1 day', now() - $2 * interval '1 day')`,
    [id, daysAgo],
  );

const ask = async (query: { sort?: CustomerSort; needsAttention?: boolean; search?: string } = {}) =>
  (await trainer.api.GET('/api/trainer/customers', { params: { query } })).data;

const rowOf = async ({ id }: { id: string }) => (await ask())?.customers.find((one) => one.id === id);

const needsOf = async (customer: { id: string }) => (await rowOf(customer))?.needs;

/** A plan for weeks, a weigh-in of today, and a visit of today. */
const FINE = { plan: { days: 30, began: 1 }, weights: [[0, 80]], seen: 0 } satisfies Client;

describe('a trainer’s customer at a glance', () => {
  test('has the last weigh-in with its change, the day of the plan, and the last visit', async () => {
    const ann = await client({
      weights: [
        [9, 81.5],
        [2, 80.2],
        [20, 90],
      ],
      ...{ plan: { days: 7, began: 2 }, seen: 3 },
    });
    await visit(ann, 8);
    const row = await rowOf(ann);
    expect(row).toMatchObject({
      lastWeighIn: { day: inDays(-2), weight: 80.2, change: -1.3, units: 'metric' },
      plan: { planName: 'Lean week', day: 3, days: 7, status: 'active' },
    });
    expect(Date.now() - Date.parse(row?.lastSeenAt ?? '')).toBeGreaterThan(2.9 * 86_400_000);
    expect(Date.now() - Date.parse(row?.lastSeenAt ?? '')).toBeLessThan(3.1 * 86_400_000);
  });

  test('has no change after a single weigh-in, and compares pounds with kilograms', async () => {
    const ann = await client({ weights: [[1, 80]] });
    expect((await rowOf(ann))?.lastWeighIn?.change).toBeNull();
    await insertMeasurement(app.db, ann, { weightKg: 180 });
    await app.db.query(
      `update progress_measurements set units = 'us' where customer_id = $1 and weight = 180`,
      [ann.id],
    );
    const { lastWeighIn } = (await rowOf(ann)) ?? {};
    expect(lastWeighIn).toEqual({ day: inDays(0), weight: 180, change: 3.6, units: 'us' });
    await trainer.api.PUT('/api/profile', { body: { units: 'metric' } });
    const inOwnUnits = (await rowOf(ann))?.lastWeighIn;
    expect(inOwnUnits).toEqual({ day: inDays(0), weight: 81.7, change: 1.7, units: 'metric' });
  });

  test('shows no health data without consent, and none to a trainer whose coaching has ended', async () => {
    const ann = await client({ ...FINE, agreesToHealthData: false, coachedFor: 40 });
    expect(await rowOf(ann)).toMatchObject({ lastWeighIn: null, needs: [], brokenRestrictions: [] });
    await app.db.query('update coaching set ended_at = now() where customer_id = $1', [ann.id]);
    expect(await rowOf(ann)).toBeUndefined();
  });
});

describe('a customer needs attention', () => {
  test('by days where they live, whatever day it was in UTC', async () => {
    const timeZone = 'Pacific/Kiritimati';
    const ann = await client({ ...FINE, seen: undefined, coachedFor: 40, timeZone });
    const seenAt = (daysAgo: number) =>
      app.db.query(
        `insert into user_activity_sessions (user_id, session_id, start_time, end_time)
         select $1, gen_random_uuid(), at, at
         from (select (date_in($2) - $3::int + time '00:30') at time zone $2 as at) as visit`,
        [ann.id, timeZone, daysAgo],
      );
    await seenAt(15);
    expect(await needsOf(ann)).toEqual(['not-seen']);
    await seenAt(14);
    expect(await needsOf(ann)).toEqual([]);
  });

  test.each<[string, Client, string[]]>([
    ['nothing is missing', FINE, []],
    ['there is no plan', { ...FINE, plan: undefined }, ['no-plan']],
    ['the plan starts over in three days', { ...FINE, plan: { days: 7, began: 3 } }, ['plan-ending']],
    ['the plan starts over in four days', { ...FINE, plan: { days: 7, began: 2 } }, []],
    ['the plan starts over after today', { ...FINE, plan: { days: 7, began: 6 } }, ['plan-ending']],
    ['the plan has started over', { ...FINE, plan: { days: 7, began: 7 } }, []],
    ['the plan has not begun', { ...FINE, plan: { days: 3, began: -2 } }, []],
    ['the last weigh-in was 14 days ago', { ...FINE, weights: [[14, 80]] }, []],
    ['the last weigh-in was 15 days ago', { ...FINE, weights: [[15, 80]] }, ['no-weigh-in']],
    ['there was no weigh-in for 15 days', { ...FINE, weights: [], coachedFor: 15 }, ['no-weigh-in']],
    ['a new customer has not been weighed', { ...FINE, weights: [] }, []],
    ['the last visit was 15 days ago', { ...FINE, seen: 15 }, ['not-seen']],
    ['there was no visit for 15 days', { ...FINE, seen: undefined, coachedFor: 15 }, ['not-seen']],
    [
      'much is missing',
      { coachedFor: 30, weights: [[20, 80]], seen: 20 },
      ['no-plan', 'no-weigh-in', 'not-seen'],
    ],
    ['the account is closed', { disabled: true, coachedFor: 30 }, []],
  ])('or not, if %s', async (_, wish, needs) => {
    expect(await needsOf(await client(wish))).toEqual(needs);
  });

  test('if a plan breaks the profile, from the moment when either of them changes', async () => {
    const ann = await client({ ...FINE, plan: undefined });
    const says = (dietary: string[], allergies: string[]) =>
      app.db.query(
        `insert into profiles (user_id, dietary_restrictions, allergies, updated_at) values ($1, $2, $3, now())
         on conflict (user_id) do update set dietary_restrictions = $2, allergies = $3`,
        [ann.id, dietary, allergies],
      );
    const broken = async () => (await rowOf(ann))?.brokenRestrictions;
    await says(['Vegan'], []);
    expect(await broken()).toEqual([]);
    const recipe = await insertRecipe(app.db, { name: 'Toast' });
    const { id } = await insertAssignedPlan(app.db, ann, trainer, { recipe, days: 30, startsOn: inDays(1) });
    // The factory's dish has no tags, and an ingredient that nobody knows.
    expect(await broken()).toEqual(['Vegan']);
    await says(['no cilantro'], ['milk']);
    expect(await rowOf(ann)).toMatchObject({
      ...{ needs: ['breaks-restrictions'], brokenRestrictions: ['Allergy: milk'] },
    });
    await says([], []);
    expect(await needsOf(ann)).toEqual([]);
    await says(['Vegan'], []);
    await app.db.query(`update health_consents set taken_back_at = now() where customer_id = $1`, [ann.id]);
    expect(await broken()).toEqual([]);
    await app.db.query(`update health_consents set taken_back_at = null where customer_id = $1`, [ann.id]);
    expect(await broken()).toEqual(['Vegan']);
    await app.db.query('update personalized_meal_plans set ends_on = starts_on where id = $1', [id]);
    expect(await broken()).toEqual([]);
  });

  test('so the list can be narrowed to them, and counts them', async () => {
    await client({ ...FINE, name: 'Fine' });
    await client({ ...FINE, name: 'Quiet', seen: 20 });
    await client({ ...FINE, name: 'Without', plan: undefined });
    const list = await ask({ needsAttention: true, sort: 'name' });
    expect(list?.customers.map(({ name }) => name)).toEqual(['Quiet', 'Without']);
    expect(list).toMatchObject({ found: 2, total: 3, inNeed: 2 });
    expect(await ask({ needsAttention: true, search: 'quiet' })).toMatchObject({ found: 1, inNeed: 2 });
  });
});

test('the list is sorted by the last weigh-in and the last visit, and puts those without one last', async () => {
  await client({ name: 'Ann', weights: [[5, 80]], seen: 1 });
  await client({ name: 'Ben', weights: [[1, 80]] });
  await client({ name: 'Cleo', seen: 9 });
  const namesBy = async (sort: CustomerSort) => (await ask({ sort }))?.customers.map(({ name }) => name);
  expect(await namesBy('weigh-in')).toEqual(['Ben', 'Ann', 'Cleo']);
  expect(await namesBy('seen')).toEqual(['Ann', 'Cleo', 'Ben']);
});

test('500 customers are listed with one statement, like one', async () => {
  await client(FINE);
  const forOne = await statementsDuring(ask);
  await app.db.query(
    `with made as (
       insert into users (id, email, role, created_at, updated_at)
       select gen_random_uuid(), 'glance-' || $1 || '-' || n || '@example.org', 'customer', now(), now()
       from generate_series(1, 499) n returning id)
     insert into coaching (id, trainer_id, customer_id, since, began_by)
     select gen_random_uuid(), $1::uuid, id, now(), 'invitation' from made`,
    [trainer.id],
  );
  const forMany = await statementsDuring(async () => expect((await ask())?.customers).toHaveLength(500));
  expect(forMany).toEqual(forOne);
  expect(forOne.filter((text) => /held_plans|shared_weights|visits/.test(text))).toHaveLength(1);
  // The other one finds the session.
  expect(forOne).toHaveLength(2);
});

/** Returns the statements that the backend sends meanwhile. */
async function statementsDuring(work: () => Promise<unknown>): Promise<string[]> {
  const connection = app.app.get(MikroORM).em.getConnection() as PostgreSqlConnection;
  const pool = await connection.getNativeClient();
  const sent: string[] = [];
  const query = pool.query;
  pool.query = ((statement: { text: string }, ...rest: unknown[]) => {
    sent.push(statement.text);
    return (query as (...all: unknown[]) => unknown).call(pool, statement, ...rest);
  }) as typeof pool.query;
  try {
    await work();
  } finally {
    pool.query = query;
  }
  return sent.filter((text) => !text.includes('user_activity_sessions')).sort();
}
