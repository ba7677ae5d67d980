import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { insertCoaching } from '../../../test/factories/coaching.ts';
import { type SignedInUser, TestApp } from '../../../test/support/test-app.ts';
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

type Asked = { search?: string; sort?: CustomerSort; assignable?: boolean; page?: number; limit?: number };

const ask = (query: Asked = {}) => trainer.api.GET('/api/trainer/customers', { params: { query } });

async function namesFor(query: Asked) {
  const { data } = await ask(query);
  return data?.customers.map(({ name }) => name);
}

/** Coaches customers one after the other, so that the last of them is the newest. */
async function coach(...names: string[]) {
  const people = await Promise.all(names.map((name) => app.user({ name })));
  for (const person of people) await insertCoaching(app.db, trainer, person);
  return people;
}

describe("a trainer's customers", () => {
  test('are found by words of their names and emails in any order, without accents', async () => {
    const [, , zoe] = await coach('Anna Lee', 'Lee Annan', 'Zoë Lindqvist', 'Johanna Berg');
    expect(await namesFor({ search: 'lee ANNA', sort: 'name' })).toEqual(['Anna Lee', 'Lee Annan']);
    expect(await namesFor({ search: 'zoe' })).toEqual(['Zoë Lindqvist']);
    expect(await namesFor({ search: 'LINDQVÍST zoë' })).toEqual(['Zoë Lindqvist']);
    expect(await namesFor({ search: zoe?.email.toUpperCase() })).toEqual(['Zoë Lindqvist']);
    expect((await ask({ search: 'lee' })).data).toMatchObject({ found: 2, total: 4 });
    for (const search of ['%', '_', '\\', "'", 'ann%', 'anna zoe'])
      expect((await ask({ search })).data).toMatchObject({ customers: [], found: 0, total: 4 });
  });

  test('come newest first, or in the requested order', async () => {
    await coach('Cleo', 'Émile', 'ann', 'Ben');
    await app.db.query(
      `update coaching set since = now() - (select count(*) * interval '1 day' from coaching later
         where later.trainer_id = $1 and later.id > coaching.id) where trainer_id = $1`,
      [trainer.id],
    );
    const newest = ['Ben', 'ann', 'Émile', 'Cleo'];
    expect(await namesFor({})).toEqual(newest);
    expect(await namesFor({ sort: 'newest' })).toEqual(newest);
    expect(await namesFor({ sort: 'oldest' })).toEqual(newest.toReversed());
    expect(await namesFor({ sort: 'name' })).toEqual(['ann', 'Ben', 'Cleo', 'Émile']);
    const emails = (await ask({ sort: 'email' })).data?.customers.map(({ email }) => email);
    expect(emails).toEqual(emails?.toSorted());
  });

  test('come a page at a time if one is requested, and otherwise all of them up to 500', async () => {
    await app.db.query(
      `with made as (
         insert into users (id, email, role, created_at, updated_at)
         select gen_random_uuid(), 'many-' || $1 || '-' || lpad(n::text, 3, '0') || '@example.org', 'customer', now(), now()
         from generate_series(1, 510) n returning id)
       insert into coaching (id, trainer_id, customer_id, since, began_by)
       select gen_random_uuid(), $1::uuid, id, now(), 'invitation' from made`,
      [trainer.id],
    );
    const sizeOf = async (query: Asked) => (await ask(query)).data?.customers.length;
    expect((await ask()).data).toMatchObject({ found: 510, total: 510 });
    expect(await sizeOf({})).toBe(500);
    expect([await sizeOf({ page: 1 }), await sizeOf({ limit: 7 })]).toEqual([20, 7]);
    const pages = [1, 2, 3, 4, 5, 6].map(async (page) => (await ask({ page, limit: 100 })).data?.customers);
    const ids = (await Promise.all(pages)).flatMap((customers) => customers?.map(({ id }) => id) ?? []);
    expect([ids.length, new Set(ids).size]).toEqual([510, 510]);
    expect(await sizeOf({ page: 7, limit: 100 })).toBe(0);
    expect((await ask({ search: '-009@', page: 1 })).data).toMatchObject({ found: 1, total: 510 });
  });

  test('are counted without closed accounts if only assignable ones are requested', async () => {
    await coach('Ann');
    const closed = await app.user({ name: 'Carl', disabled: true });
    await insertCoaching(app.db, trainer, closed);
    expect((await ask({ search: 'carl' })).data).toMatchObject({ customers: [{ isClosed: true }], total: 2 });
    expect((await ask({ assignable: true })).data).toMatchObject({ customers: [{ name: 'Ann' }], total: 1 });
  });

  test.each([
    ['page', 0],
    ['page', 100_001],
    ['limit', 0],
    ['limit', 101],
    ['sort', 'calories'],
    ['search', 'a'.repeat(201)],
  ])('are refused for a %s of %s', async (name, value) => {
    const { response, error } = await ask({ [name]: value });
    expect([response.status, Object.keys(error?.fields ?? {})]).toEqual([400, [name]]);
  });
});
