import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { insertAssignment } from '../../../test/factories/assignment.ts';
import { insertCoaching } from '../../../test/factories/coaching.ts';
import { insertRecipe } from '../../../test/factories/recipes.ts';
import { type SignedInUser, TestApp } from '../../../test/support/test-app.ts';

let app: TestApp;
let trainer: SignedInUser;

beforeAll(async () => {
  app = await TestApp.start();
});

beforeEach(async () => {
  trainer = await app.signedIn({ role: 'trainer' });
});

afterAll(() => app.stop());

type Asked = { search?: string; id?: string[]; recipeId?: string; page?: number; limit?: number };

const find = async (query: Asked = {}, by = trainer) =>
  (await by.api.GET('/api/assignable-customers', { params: { query } })).data;

const namesOf = (people: { name: string | null }[] | undefined) => people?.map(({ name }) => name);

async function clients(...names: string[]) {
  const people = await Promise.all(names.map((name) => app.user({ name })));
  for (const person of people) await insertCoaching(app.db, trainer, person);
  return people;
}

describe('customers to whom something can be assigned', () => {
  test('are found by words of their names and emails, with matching beginnings first', async () => {
    const [, zoe] = await clients('Johanna Berg', 'Zoë Lindqvist', 'Anna Lee', 'Lee Annan');
    expect(namesOf((await find({ search: 'ann' }))?.customers)?.at(0)).toBe('Anna Lee');
    expect(namesOf((await find({ search: 'ann' }))?.customers)?.toSorted()).toEqual([
      'Anna Lee',
      'Johanna Berg',
      'Lee Annan',
    ]);
    expect(namesOf((await find({ search: 'lee ANNA' }))?.customers)?.toSorted()).toEqual([
      'Anna Lee',
      'Lee Annan',
    ]);
    expect(namesOf((await find({ search: 'zoe' }))?.customers)).toEqual(['Zoë Lindqvist']);
    expect(namesOf((await find({ search: zoe?.email.toUpperCase() }))?.customers)).toEqual(['Zoë Lindqvist']);
    for (const search of ['%', '_', '\\', "'", 'ann%'])
      expect(await find({ search })).toMatchObject({ customers: [], found: 0, total: 4 });
  });

  test('come a page at a time, together with all who were picked', async () => {
    await app.db.query(
      `with made as (
         insert into users (id, email, role, created_at, updated_at)
         select gen_random_uuid(), 'many-' || $1 || '-' || lpad(n::text, 3, '0') || '@example.org', 'customer', now(), now()
         from generate_series(1, 500) n returning id)
       insert into coaching (id, trainer_id, customer_id, since, began_by)
       select gen_random_uuid(), $1::uuid, id, now(), 'invitation' from made`,
      [trainer.id],
    );
    const first = await find();
    expect([first?.customers.length, first?.found, first?.total]).toEqual([50, 500, 500]);
    const last = await find({ page: 10 });
    const picked = last?.customers.slice(-2).map(({ id }) => id) ?? [];
    const again = await find({ search: '-001@', id: picked });
    expect(again?.customers.map(({ email }) => email.slice(-15))).toEqual(['001@example.org']);
    expect(again?.picked.map(({ id }) => id)).toEqual(picked);
    expect(again).toMatchObject({ found: 1, total: 500 });
    expect((await find({ page: 99 }))?.customers).toEqual([]);
  });

  test('are only your own, and only those who can sign in', async () => {
    const [ann] = await clients('Ann');
    const closed = await app.user({ disabled: true });
    await insertCoaching(app.db, trainer, closed);
    const foreign = await app.user({ name: 'Ann Foreign' });
    const ids = [ann?.id ?? '', closed.id, foreign.id, trainer.id, randomUUID()];
    expect(await find({ search: 'ann', id: ids })).toMatchObject({
      customers: [{ id: ann?.id }],
      picked: [{ id: ann?.id }],
      total: 1,
    });
    const admin = await app.signedIn({ role: 'admin' });
    const byAdmin = await find({ search: 'ann', id: ids }, admin);
    expect(byAdmin?.picked.map(({ id }) => id).toSorted()).toEqual([ann?.id, foreign.id].toSorted());
  });

  test('say whether they have a recipe, if the request names one that the user can see', async () => {
    const [ann, ben] = await clients('Ann', 'Ben');
    const { id: recipeId } = await insertRecipe(app.db);
    if (ann) await insertAssignment(app.db, trainer, ann, { id: recipeId });
    expect(await find({ recipeId, id: [ben?.id ?? ''], limit: 1, search: 'ann' })).toMatchObject({
      customers: [{ id: ann?.id, hasRecipe: true }],
      picked: [{ id: ben?.id, hasRecipe: false }],
    });
    const hidden = await insertRecipe(app.db, { owner: await app.user({ role: 'trainer' }) });
    for (const id of [hidden.id, randomUUID()]) {
      const { response } = await trainer.api.GET('/api/assignable-customers', {
        params: { query: { recipeId: id } },
      });
      expect(response.status).toBe(404);
    }
  });

  test('are refused if too many are requested at once', async () => {
    const id = Array.from({ length: 201 }, () => randomUUID());
    const { response, error } = await trainer.api.GET('/api/assignable-customers', {
      params: { query: { id } },
    });
    expect([response.status, Object.keys(error?.fields ?? {})]).toEqual([400, ['id']]);
  });
});
