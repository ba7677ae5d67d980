import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { insertAssignment } from '../../../../test/factories/assignment.ts';
import { insertCollection, insertFavorite, insertRating } from '../../../../test/factories/engagement.ts';
import { insertRecipe } from '../../../../test/factories/recipes.ts';
import { written } from '../../../../test/factories/written-recipes.ts';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.ts';

let app: TestApp;
let admin: SignedInUser;
let trainer: SignedInUser;

beforeAll(async () => {
  app = await TestApp.start();
  [admin, trainer] = await Promise.all([app.signedIn({ role: 'admin' }), app.signedIn({ role: 'trainer' })]);
});

afterAll(() => app.stop());

const at = (id: string) => ({ params: { path: { id } } });

const create = (wish = {}) => admin.api.POST('/api/admin/recipes', { body: { ...written(), ...wish } });

const rewrite = (id: string, wish = {}) =>
  admin.api.PUT('/api/admin/recipes/{id}', { ...at(id), body: written(wish) });

const show = async (id: string) => (await admin.api.GET('/api/admin/recipes/{id}', at(id))).data;

const remove = (id: string, by = admin) => by.api.DELETE('/api/admin/recipes/{id}', at(id));

const removeAll = (recipeIds: string[]) => admin.api.DELETE('/api/admin/recipes', { body: { recipeIds } });

const seesIt = async (id: string) => (await app.api.GET('/api/recipes/{id}', at(id))).response.status === 200;

const historyOf = async (id: string) => {
  const { rows } = await app.db.query(
    `select action, details from audit_log where subject_id = $1 and subject_type = 'recipe' order by at, id`,
    [id],
  );
  return rows.map(({ action, details }) => [action, details]);
};

describe('the list for admins', () => {
  test('has the library and the queue, but no private recipes of trainers', async () => {
    const names = ['Listed', 'Waiting', 'Offered', 'Private'].map((name) => `${name} kohlrabi`);
    const [listed, waiting, offered, own] = names;
    await insertRecipe(app.db, { name: listed });
    await insertRecipe(app.db, { name: waiting, approved: false, prep: 50 });
    await insertRecipe(app.db, { name: offered, owner: trainer, offered: true });
    await insertRecipe(app.db, { name: own, owner: trainer });
    const list = async (query = {}) => {
      const { data } = await admin.api.GET('/api/admin/recipes', {
        params: { query: { search: 'kohlrabi', sort: 'name', ...query } },
      });
      expect(data?.recipes).toHaveLength(data?.total ?? -1);
      return data?.recipes.map(({ name }) => name);
    };

    expect(await list()).toEqual([listed, offered, waiting]);
    expect(await list({ approved: false })).toEqual([offered, waiting]);
    expect(await list({ approved: true })).toEqual([listed]);
    expect(await list({ maxPrepTime: 20, view: 'card' })).toEqual([listed, offered]);
  });
});

describe('what depends on several recipes', () => {
  const dependentsOf = (id: string[]) =>
    admin.api.GET('/api/admin/recipes/dependents', { params: { query: { id } } });

  test('is told in the order of the request, without recipes that admins do not see', async () => {
    const inserted = await Promise.all(['One', 'Two', 'Three'].map((name) => insertRecipe(app.db, { name })));
    const [one, two, three] = inserted.map(({ id }) => id) as [string, string, string];
    const own = await insertRecipe(app.db, { owner: trainer });
    const [ann, ben] = await Promise.all([app.user(), app.user()]);
    for (const user of [ann, ben]) await insertFavorite(app.db, user, { id: two });
    await insertRating(app.db, ann, { id: two });
    await insertCollection(app.db, ben, [{ id: one }]);
    await insertAssignment(app.db, trainer, ben, { id: one });

    const { data } = await dependentsOf([three, randomUUID(), two.toUpperCase(), own.id, one]);
    expect(data?.recipes).toEqual([
      { id: three, name: 'Three', dependents: { favorites: 0, ratings: 0, collections: 0, assigned: 0 } },
      { id: two, name: 'Two', dependents: { favorites: 2, ratings: 1, collections: 0, assigned: 0 } },
      { id: one, name: 'One', dependents: { favorites: 0, ratings: 0, collections: 1, assigned: 1 } },
    ]);
    expect((await dependentsOf([one])).data?.recipes).toHaveLength(1);
    expect((await dependentsOf([own.id])).data).toEqual({ recipes: [] });
  });

  test('is asked for at least one recipe and at most 100, each once and by its ID', async () => {
    const statusOf = async (ids: string[]) => (await dependentsOf(ids)).response.status;
    const many = Array.from({ length: 101 }, () => randomUUID());
    expect(await statusOf(many.slice(1))).toBe(200);
    for (const refused of [[], many, ['soup'], [many[0] ?? '', many[0] ?? '']])
      expect(await statusOf(refused)).toBe(400);
  });
});

describe('one recipe', () => {
  test('comes with its history and what depends on it', async () => {
    const owner = await app.signedIn({ role: 'trainer' });
    const { data } = await owner.api.POST('/api/trainer/recipes', { body: written() });
    const { id = '' } = data?.data ?? {};
    await owner.api.POST('/api/trainer/recipes/{id}/offer', at(id));
    expect(await show(id)).toMatchObject({
      isOffered: true,
      isApproved: false,
      ownerEmail: owner.email,
      approvedByEmail: null,
      approvedAt: null,
      dependents: { favorites: 0, ratings: 0, collections: 0, assigned: 0 },
    });

    await admin.api.PATCH('/api/admin/recipes/{id}/approve', at(id));
    await rewrite(id, { name: 'Red lentil soup' });
    const [ann, ben] = await Promise.all([app.user(), app.user()]);
    for (const user of [ann, ben]) await insertFavorite(app.db, user, { id });
    await insertRating(app.db, ann, { id });
    await insertCollection(app.db, ben, [{ id }]);
    await insertAssignment(app.db, owner, ben, { id });

    const shown = await show(id);
    expect(shown).toMatchObject({
      name: 'Red lentil soup',
      ownerEmail: owner.email,
      approvedByEmail: admin.email,
      dependents: { favorites: 2, ratings: 1, collections: 1, assigned: 1 },
    });
    expect(shown?.history.map(({ action, actorEmail }) => [action, actorEmail])).toEqual([
      ['recipe.edited', admin.email],
      ['recipe.approved', admin.email],
      ['recipe.offered', owner.email],
      ['recipe.created', owner.email],
    ]);
    expect(shown?.history[0]?.details).toEqual({ name: 'Red lentil soup', formerName: 'Lentil soup' });
    expect(new Date(shown?.approvedAt ?? '').toISOString()).toBe(shown?.approvedAt);
  });
});

describe('writing a recipe as an admin', () => {
  test('puts it into the queue unless it is approved at once', async () => {
    const waiting = await create();
    expect([waiting.response.status, waiting.data]).toEqual([
      201,
      {
        message: 'Recipe Created',
        data: { id: expect.any(String), isApproved: false, isOffered: false },
      },
    ]);
    expect(await seesIt(waiting.data?.data.id ?? '')).toBe(false);

    const { data } = await create({ isApproved: true });
    const { id = '' } = data?.data ?? {};
    expect(await seesIt(id)).toBe(true);
    expect(await show(id)).toMatchObject({ approvedByEmail: admin.email, ownerEmail: null });
    expect((await historyOf(id)).map(([action]) => action).sort()).toEqual([
      'recipe.approved',
      'recipe.created',
    ]);
  });

  test('allows one source for several recipes', async () => {
    for (const _ of [1, 2])
      expect((await create({ sourceReference: 'A good book' })).response.status).toBe(201);
  });

  test('replaces the whole recipe and leaves it approved', async () => {
    const { id } = await insertRecipe(app.db, { name: 'Old', cuisine: 'thai' });
    expect((await rewrite(id, { name: 'New' })).data).toMatchObject({
      message: 'Recipe Updated',
      data: { id, isApproved: true },
    });
    expect(await show(id)).toMatchObject({ name: 'New', cuisine: null, nutritionSource: 'computed' });
  });

  test('names every problem of the form', async () => {
    const { response, error } = await create({ name: '', ingredients: ['flour'], isApproved: 'yes' });
    expect([response.status, error?.fields]).toEqual([
      400,
      { name: ['Please enter a name'], isApproved: ['isApproved must be true or false'] },
    ]);
    const { id } = await insertRecipe(app.db);
    expect(Object.keys((await rewrite(id, { ingredients: ['flour'] })).error?.fields ?? {})).toEqual([
      'ingredients',
    ]);
  });
});

describe('deleting recipes', () => {
  test('deletes what depends on them and leaves the history', async () => {
    const { id } = await insertRecipe(app.db, { name: 'Doomed' });
    const user = await app.user();
    await insertFavorite(app.db, user, { id });
    await insertRating(app.db, user, { id });
    expect((await remove(id)).data).toEqual({ message: 'Recipe Deleted' });
    expect((await remove(id)).response.status).toBe(404);
    expect(await historyOf(id)).toEqual([['recipe.deleted', { name: 'Doomed' }]]);
    for (const table of ['recipe_favorites', 'recipe_ratings', 'recipe_rating_summary']) {
      const { rowCount } = await app.db.query(`select from ${table} where recipe_id = $1`, [id]);
      expect([table, rowCount]).toEqual([table, 0]);
    }
  });

  test('deletes several at once, and counts those that still existed', async () => {
    const recipes = await Promise.all([1, 2, 3].map(() => insertRecipe(app.db)));
    const own = await insertRecipe(app.db, { owner: trainer });
    const ids = [...recipes, own].map(({ id }) => id);
    await remove(ids[0] ?? '');
    expect((await removeAll(ids)).data).toEqual({ message: 'Recipes deleted', deleted: 2 });
    expect((await removeAll(ids)).response.status).toBe(404);
    const { rowCount } = await app.db.query('select from recipes where id = $1', [own.id]);
    expect(rowCount).toBe(1);
  });

  test('is refused for no recipes, too many, or duplicates', async () => {
    expect((await removeAll([])).error?.message).toBe('No recipes to delete');
    const many = Array.from({ length: 501 }, () => randomUUID());
    expect((await removeAll(many)).response.status).toBe(400);
    expect((await removeAll(many.slice(1))).response.status).toBe(404);
    const { id } = await insertRecipe(app.db);
    expect((await removeAll([id, id])).response.status).toBe(400);
  });

  test('by two admins at once happens once', async () => {
    const second = await app.signedIn({ role: 'admin' });
    const { id } = await insertRecipe(app.db);
    const answers = await app.meet(
      { sql: 'select from recipes where id = $1 for update', values: [id], count: 2 },
      () => Promise.all([remove(id), remove(id, second)]),
    );
    expect(answers.map(({ response }) => response.status).sort()).toEqual([200, 404]);
    expect((await historyOf(id)).map(([action]) => action)).toEqual(['recipe.deleted']);
  });

  test('in different orders at once causes no deadlock', async () => {
    const ids = (await Promise.all([1, 2, 3, 4].map(() => insertRecipe(app.db)))).map(({ id }) => id);
    const answers = await app.meet(
      { sql: 'select from recipes where id = any($1) for update', values: [ids], count: 2 },
      () => Promise.all([removeAll(ids), removeAll(ids.toReversed())]),
    );
    expect(answers.map(({ response }) => response.status).sort()).toEqual([200, 404]);
  });

  test('while another admin edits one, lets the edit finish first or find nothing', async () => {
    const { id } = await insertRecipe(app.db);
    const [removed, edited] = await app.meet(
      { sql: 'select from recipes where id = $1 for update', values: [id], count: 2 },
      () => Promise.all([remove(id), rewrite(id)]),
    );
    expect(removed.response.status).toBe(200);
    expect([200, 404]).toContain(edited.response.status);
    expect(await show(id)).toBeUndefined();
    expect((await historyOf(id)).at(-1)?.[0]).toBe('recipe.deleted');
  });
});

describe('a request about recipes is refused', () => {
  test('for a trainer’s own recipe that was not offered, as if it did not exist', async () => {
    const { id } = await insertRecipe(app.db, { owner: trainer });
    for (const one of [id, randomUUID()]) {
      expect(await show(one)).toBeUndefined();
      expect([(await rewrite(one)).response.status, (await remove(one)).response.status]).toEqual([404, 404]);
    }
  });

  test('for visitors and other roles', async () => {
    const { id } = await insertRecipe(app.db);
    expect((await app.api.GET('/api/admin/recipes')).response.status).toBe(401);
    expect((await remove(id, trainer)).response.status).toBe(403);
  });
});
