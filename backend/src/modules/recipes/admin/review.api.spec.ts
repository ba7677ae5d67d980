import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { insertRecipe } from '../../../../test/factories/recipes.ts';
import { written } from '../../../../test/factories/written-recipes.ts';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.ts';

let app: TestApp;
let admin: SignedInUser;
let second: SignedInUser;
let trainer: SignedInUser;

beforeAll(async () => {
  app = await TestApp.start();
  [admin, second, trainer] = await Promise.all([
    app.signedIn({ role: 'admin' }),
    app.signedIn({ role: 'admin' }),
    app.signedIn({ role: 'trainer' }),
  ]);
});

afterAll(() => app.stop());

const at = (id: string) => ({ params: { path: { id } } });

const approve = (id: string, by = admin) => by.api.PATCH('/api/admin/recipes/{id}/approve', at(id));

const approveAll = (recipeIds: string[], by = admin) =>
  by.api.POST('/api/admin/recipes/bulk-approve', { body: { recipeIds } });

const decline = (id: string, reason?: string | null, by = admin) =>
  by.api.POST('/api/admin/recipes/{id}/decline', { ...at(id), body: { reason } });

const ofTrainer = async (id: string) => {
  const { data } = await trainer.api.GET('/api/trainer/recipes', { params: { query: { limit: 100 } } });
  return data?.recipes.find((recipe) => recipe.id === id);
};

const historyOf = async (id: string) => {
  const { rows } = await app.db.query(
    `select action, actor_id from audit_log where subject_id = $1 and subject_type = 'recipe' order by at, id`,
    [id],
  );
  return rows.map((row) => [row.action, row.actor_id]);
};

const isVisible = async (id: string) =>
  (await app.api.GET('/api/recipes/{id}', at(id))).response.status === 200;

const waiting = () => insertRecipe(app.db, { approved: false });

const offered = () => insertRecipe(app.db, { owner: trainer, offered: true });

describe('the review queue', () => {
  const placeOf = async (id: string) =>
    (await admin.api.GET('/api/admin/recipes/{id}/queue-place', at(id))).data;

  test('returns the position of a recipe, newest first, and the recipe after it', async () => {
    const [older, newer] = [await waiting(), await waiting()];
    await app.db.query("update recipes set creation_timestamp = now() + interval '1 day' where id = $1", [
      older.id,
    ]);
    await app.db.query("update recipes set creation_timestamp = now() + interval '2 days' where id = $1", [
      newer.id,
    ]);
    const first = await placeOf(newer.id);
    expect(first).toMatchObject({ position: 1, next: older.id });
    expect(await placeOf(older.id)).toMatchObject({ position: 2, total: first?.total });
    const { data } = await admin.api.GET('/api/admin/recipes', {
      params: { query: { approved: false, limit: 100, view: 'card' } },
    });
    expect(data?.total).toBe(first?.total);
    const last = data?.recipes.at(-1)?.id ?? '';
    expect(await placeOf(last)).toEqual({ position: data?.total, total: data?.total, next: null });
  });

  test('begins after a recipe that does not wait or no longer exists', async () => {
    const { id } = await waiting();
    await app.db.query("update recipes set creation_timestamp = now() + interval '3 days' where id = $1", [
      id,
    ]);
    const approved = await insertRecipe(app.db);
    const own = await insertRecipe(app.db, { owner: trainer });
    for (const other of [approved.id, own.id, randomUUID()]) {
      expect(await placeOf(other)).toMatchObject({ position: null, next: id });
    }
  });
});

describe('approving', () => {
  test('moves the recipe into the library, where its author is named but cannot change it', async () => {
    const { id } = await offered();
    expect(await isVisible(id)).toBe(false);
    expect((await approve(id)).data).toEqual({ message: 'Recipe Approved' });
    expect(await isVisible(id)).toBe(true);
    expect(await ofTrainer(id)).toMatchObject({ state: 'approved', isOwn: true });
    expect((await trainer.api.GET('/api/recipes/{id}', at(id))).data).toMatchObject({
      isApproved: true,
      isOffered: false,
    });
    const rewrite = { ...at(id), body: written() };
    const { error } = await trainer.api.PUT('/api/trainer/recipes/{id}', rewrite);
    expect(error?.code).toBe('recipe_approved');
    expect((await admin.api.PUT('/api/admin/recipes/{id}', rewrite)).response.status).toBe(200);
  });

  test('skips recipes whose text, picture, or offer changed after the review', async () => {
    const [{ id }, { id: other }] = [await offered(), await offered()];
    const asOf = new Date().toISOString();
    await app.db.query(
      `update recipes set last_updated_timestamp = now() + interval '1 hour' where id = $1`,
      [id],
    );
    await app.db.query(`update recipes set offered_at = now() + interval '1 hour' where id = $1`, [other]);
    for (const changed of [id, other]) {
      const { error } = await admin.api.PATCH('/api/admin/recipes/{id}/approve', {
        ...at(changed),
        body: { asOf },
      });
      expect([error?.statusCode, error?.code]).toEqual([409, 'recipe_changed']);
    }
    const { id: same } = await waiting();
    const later = new Date(Date.now() + 2 * 3_600_000).toISOString();
    const body = { recipeIds: [id, other, same], asOf: new Date().toISOString() };
    const bulk = await admin.api.POST('/api/admin/recipes/bulk-approve', { body });
    expect(bulk.data).toMatchObject({ approved: 1, changed: 2 });
    expect([await isVisible(id), await isVisible(other), await isVisible(same)]).toEqual([
      false,
      false,
      true,
    ]);
    const again = await admin.api.PATCH('/api/admin/recipes/{id}/approve', {
      ...at(id),
      body: { asOf: later },
    });
    expect(again.response.status).toBe(200);
  });

  test.each(['yesterday', '2026-13-40T00:00:00Z', '', null, 1])(
    'refuses %j as the time of the review',
    async (asOf) => {
      const { id } = await waiting();
      const { error } = await admin.api.PATCH('/api/admin/recipes/{id}/approve', {
        ...at(id),
        body: { asOf } as never,
      });
      expect(Object.keys(error?.fields ?? {})).toEqual(['asOf']);
    },
  );

  test('twice succeeds and is recorded once', async () => {
    const { id } = await waiting();
    await approve(id);
    expect((await approve(id, second)).response.status).toBe(200);
    expect(await historyOf(id)).toEqual([['recipe.approved', admin.id]]);
  });

  test('by two admins at once is recorded once', async () => {
    const { id } = await waiting();
    const answers = await app.meet(
      { sql: 'select from recipes where id = $1 for update', values: [id], count: 2 },
      () => Promise.all([approve(id), approve(id, second)]),
    );
    expect(answers.map(({ response }) => response.status)).toEqual([200, 200]);
    expect(await historyOf(id)).toHaveLength(1);
  });

  test('succeeds or answers 404 while another admin deletes the recipe', async () => {
    const { id } = await waiting();
    const [approved, deleted] = await app.meet(
      { sql: 'select from recipes where id = $1 for update', values: [id], count: 2 },
      () => Promise.all([approve(id), second.api.DELETE('/api/admin/recipes/{id}', at(id))]),
    );
    expect(deleted.response.status).toBe(200);
    expect([200, 404]).toContain(approved.response.status);
    expect(await isVisible(id)).toBe(false);
  });
});

describe('approving several recipes', () => {
  test('counts those that were not approved before', async () => {
    const recipes = [await waiting(), await offered(), await insertRecipe(app.db)];
    const own = await insertRecipe(app.db, { owner: trainer });
    const ids = [...recipes, own].map(({ id }) => id);
    expect((await approveAll([...ids, randomUUID()])).data).toEqual({
      message: 'All Recipes Approved',
      approved: 2,
      changed: 0,
    });
    expect(await isVisible(own.id)).toBe(false);
    expect((await approveAll(ids)).data?.approved).toBe(0);
  });

  test('by two admins at once, in different orders, counts each once', async () => {
    const ids = (await Promise.all([1, 2, 3, 4].map(waiting))).map(({ id }) => id);
    const answers = await app.meet(
      { sql: 'select from recipes where id = any($1) for update', values: [ids], count: 2 },
      () => Promise.all([approveAll(ids), approveAll(ids.toReversed(), second)]),
    );
    expect(answers.map(({ data }) => data?.approved).sort()).toEqual([0, 4]);
  });

  test('by two admins at once works for recipes with the same new words', async () => {
    const ofWords = (name: string) => insertRecipe(app.db, { name, ingredients: [], approved: false });
    const ones = [await ofWords('Pozpoz'), await ofWords('Mozmoz zozzoz')];
    const others = [await ofWords('Zozzoz'), await ofWords('Mozmoz pozpoz')];
    const approveThem = (recipes: { id: string }[], by: SignedInUser) =>
      approveAll(
        recipes.map(({ id }) => id),
        by,
      );
    // Each transaction has written the first word and wants to write the second, so they deadlock.
    const answers = await app.meet(
      { sql: 'insert into recipe_words (word) values ($1)', values: ['mozmoz'], count: 2 },
      () => Promise.all([approveThem(ones, admin), approveThem(others, second)]),
    );
    expect(answers.map(({ data }) => data?.approved)).toEqual([2, 2]);
    for (const { id } of [...ones, ...others]) expect(await historyOf(id)).toHaveLength(1);
  });

  test('is refused for an empty list, too many, or none that exist', async () => {
    const { response, error } = await approveAll([]);
    expect([response.status, error?.message, error?.fields]).toEqual([
      400,
      'No recipes to approve',
      { recipeIds: ['No recipes to approve'] },
    ]);
    const many = Array.from({ length: 501 }, () => randomUUID());
    expect((await approveAll(many)).response.status).toBe(400);
    expect((await approveAll(many.slice(1))).response.status).toBe(404);
  });
});

describe('declining', () => {
  test('returns the recipe to its owner with a reason, until it is offered again', async () => {
    const { id } = await offered();
    expect((await decline(id, 'Too salty.\nLess salt, please.')).data).toEqual({
      message: 'Recipe Declined',
    });
    expect(await ofTrainer(id)).toMatchObject({
      state: 'private',
      declineReason: 'Too salty.\nLess salt, please.',
      declinedAt: expect.any(String),
    });
    expect((await admin.api.GET('/api/admin/recipes/{id}', at(id))).response.status).toBe(404);

    await trainer.api.POST('/api/trainer/recipes/{id}/offer', at(id));
    expect(await ofTrainer(id)).toMatchObject({ state: 'offered', declineReason: null, declinedAt: null });
    expect((await historyOf(id)).map(([action]) => action)).toEqual(['recipe.declined', 'recipe.offered']);
  });

  test('needs no reason', async () => {
    const { id } = await offered();
    expect((await decline(id)).response.status).toBe(200);
    expect(await ofTrainer(id)).toMatchObject({ declineReason: null, declinedAt: expect.any(String) });
  });

  test('is impossible for a recipe that was not offered', async () => {
    const approved = await insertRecipe(app.db, { owner: trainer, offered: true, approved: true });
    for (const { id } of [await waiting(), await insertRecipe(app.db), approved]) {
      const { response, error } = await decline(id);
      expect([response.status, error?.code]).toEqual([409, 'recipe_not_offered']);
    }
    const own = await insertRecipe(app.db, { owner: trainer });
    expect((await decline(own.id)).response.status).toBe(404);
    expect((await decline((await offered()).id, 'x'.repeat(501))).response.status).toBe(400);
  });

  test('is possible only for admins', async () => {
    const { id } = await offered();
    expect((await decline(id, null, trainer)).response.status).toBe(403);
    expect((await approve(id, trainer)).response.status).toBe(403);
  });
});

describe('the statistics for admins', () => {
  test('count what admins decide on', async () => {
    const stats = async () => (await admin.api.GET('/api/admin/stats')).data;
    const before = await stats();
    await insertRecipe(app.db);
    await waiting();
    await offered();
    await insertRecipe(app.db, { owner: trainer });
    await app.user();
    expect(await stats()).toEqual({
      total: (before?.total ?? 0) + 3,
      approved: (before?.approved ?? 0) + 1,
      pending: (before?.pending ?? 0) + 2,
      users: (before?.users ?? 0) + 1,
    });
    expect((await trainer.api.GET('/api/admin/stats')).response.status).toBe(403);
  });
});
