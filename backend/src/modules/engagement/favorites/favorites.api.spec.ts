import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { insertCoaching } from '../../../../test/factories/coaching.ts';
import { insertFavorite } from '../../../../test/factories/engagement.ts';
import { insertRecipe } from '../../../../test/factories/recipes.ts';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.ts';
import { Activity } from '../../auth/index.js';

let app: TestApp;
let ann: SignedInUser;

beforeAll(async () => {
  app = await TestApp.start();
  ann = await app.signedIn();
});

afterAll(() => app.stop());

const NOWHERE = '00000000-0000-4000-8000-000000000000';

const add = (recipeId: string, notes?: string | null, by = ann) =>
  by.api.POST('/api/favorites', { body: { recipeId, notes } });

const remove = (recipeId: string, by = ann) =>
  by.api.DELETE('/api/favorites/{recipeId}', { params: { path: { recipeId } } });

const check = (recipeId: string, by = ann) =>
  by.api.GET('/api/favorites/check/{recipeId}', { params: { path: { recipeId } } });

const changeNotes = (recipeId: string, notes: string | null, by = ann) =>
  by.api.PATCH('/api/favorites/{recipeId}', { params: { path: { recipeId } }, body: { notes } });

const list = async (by: SignedInUser, query: { search?: string; page?: number; limit?: number } = {}) =>
  (await by.api.GET('/api/favorites', { params: { query } })).data;

const isHeart = async (id: string, api = ann.api) =>
  (await api.GET('/api/recipes/{id}', { params: { path: { id } } })).data?.isFavorited;

describe('adding a favorite', () => {
  test('shows the recipe in the user’s list until it is removed', async () => {
    const { id } = await insertRecipe(app.db);
    const added = await add(id);
    expect([added.response.status, added.data]).toEqual([
      201,
      { message: 'Added to favorites', data: { isFavorited: true } },
    ]);
    expect((await check(id)).data).toEqual({ data: { isFavorited: true } });
    expect([await isHeart(id), await isHeart(id, app.api)]).toEqual([true, false]);

    const removed = await remove(id);
    expect([removed.response.status, removed.data?.message]).toEqual([200, 'Removed from favorites']);
    expect((await check(id)).data).toEqual({ data: { isFavorited: false } });
    expect(await isHeart(id)).toBe(false);
    expect((await remove(id)).response.status).toBe(200);
  });

  test('works at the address with a trailing slash too', async () => {
    const { id } = await insertRecipe(app.db);
    const response = await fetch(`${app.url}/api/favorites/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ann.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ recipeId: id }),
    });
    expect(response.status).toBe(201);
    expect(await isHeart(id)).toBe(true);
  });

  test('twice adds it once, and keeps the notes unless new ones are sent', async () => {
    const cook = await app.signedIn();
    const { id } = await insertRecipe(app.db);
    const notes = async () => (await list(cook))?.recipes.map((recipe) => recipe.notes);

    await add(id, ' Less salt.\nMore lemon. ', cook);
    await add(id, undefined, cook);
    expect(await notes()).toEqual(['Less salt.\nMore lemon.']);
    await add(id, 'More salt', cook);
    expect(await notes()).toEqual(['More salt']);
    await changeNotes(id, 'For Sundays', cook);
    expect(await notes()).toEqual(['For Sundays']);
    await changeNotes(id, null, cook);
    expect(await notes()).toEqual([null]);
  });

  test('twice at the same moment adds it once', async () => {
    const cook = await app.signedIn();
    const { id } = await insertRecipe(app.db);
    const answers = await app.meet(
      { sql: 'select from recipes where id = $1 for update', values: [id], count: 2 },
      () => Promise.all([add(id, undefined, cook), add(id, undefined, cook)]),
    );
    expect(answers.map(({ response }) => response.status)).toEqual([201, 201]);
    expect(await list(cook)).toMatchObject({ total: 1 });
  });

  test('answers 404 if the recipe is deleted meanwhile', async () => {
    const { id } = await insertRecipe(app.db);
    const { response } = await app.meet(
      { sql: 'delete from recipes where id = $1', values: [id], count: 1 },
      () => add(id),
    );
    expect(response.status).toBe(404);
  });

  test('is recorded once as an interaction', async () => {
    const cook = await app.signedIn();
    const { id } = await insertRecipe(app.db);
    await add(id, undefined, cook);
    await add(id, 'Again', cook);
    await app.app.get(Activity).write();
    const { rows } = await app.db.query(
      'select favorites_added from user_activity_sessions where user_id = $1',
      [cook.id],
    );
    expect(rows).toEqual([{ favorites_added: 1 }]);
  });
});

describe('the list', () => {
  test('has the latest first, in pages, and searches like the list of recipes', async () => {
    const cook = await app.signedIn({ role: 'trainer' });
    for (const name of ['Broccoli soup', 'Rice bowl', 'Crème brûlée'])
      await add((await insertRecipe(app.db, { name })).id, `Notes on ${name}`, cook);

    const first = await list(cook, { limit: 2 });
    expect(first?.recipes.map(({ name }) => name)).toEqual(['Crème brûlée', 'Rice bowl']);
    expect(first).toMatchObject({
      total: 3,
      recipes: [
        { isFavorited: true, averageRating: null, totalRatings: 0, notes: 'Notes on Crème brûlée' },
        {},
      ],
    });
    const [{ favoriteDate = '' } = {}] = first?.recipes ?? [];
    expect(new Date(favoriteDate).toISOString()).toBe(favoriteDate);
    expect((await list(cook, { limit: 2, page: 2 }))?.recipes).toMatchObject([{ name: 'Broccoli soup' }]);
    expect(await list(cook, { search: 'brocoli' })).toMatchObject({
      recipes: [{ name: 'Broccoli soup' }],
      total: 1,
    });
    expect(await list(ann, { search: 'rice' })).toEqual({ recipes: [], total: 0 });
  });

  test('leaves out recipes that the user may no longer see, which can still be removed', async () => {
    const [trainer, customer] = await Promise.all([app.signedIn({ role: 'trainer' }), app.signedIn()]);
    await insertCoaching(app.db, trainer, customer);
    const { id } = await insertRecipe(app.db, { owner: trainer });
    await add(id, undefined, customer);
    expect(await list(customer)).toMatchObject({ total: 1 });

    await app.db.query('update coaching set ended_at = now() where trainer_id = $1', [trainer.id]);
    expect(await list(customer)).toEqual({ recipes: [], total: 0 });
    expect((await check(id, customer)).response.status).toBe(404);
    expect((await changeNotes(id, 'x', customer)).response.status).toBe(404);
    expect((await remove(id, customer)).response.status).toBe(200);
    const { rowCount } = await app.db.query('select from recipe_favorites where recipe_id = $1', [id]);
    expect(rowCount).toBe(0);
  });
});

describe('what is refused', () => {
  test('a recipe that the user may not see, as if it did not exist', async () => {
    const trainer = await app.user({ role: 'trainer' });
    const waiting = await insertRecipe(app.db, { approved: false });
    const others = await insertRecipe(app.db, { owner: trainer });
    for (const id of [NOWHERE, waiting.id, others.id]) {
      const answers = [await add(id), await check(id), await changeNotes(id, 'x')];
      expect(answers.map(({ response }) => response.status)).toEqual([404, 404, 404]);
    }
  });

  test('notes on a recipe that is not a favorite', async () => {
    const { id } = await insertRecipe(app.db);
    await insertFavorite(app.db, await app.user(), { id });
    expect((await changeNotes(id, 'x')).response.status).toBe(404);
  });

  test('an invalid request, with an error for each field', async () => {
    const { response, error } = await add('soup', 'x'.repeat(501));
    expect(response.status).toBe(400);
    expect(error?.fields).toEqual({
      recipeId: ['recipeId must be a UUID'],
      notes: ['Notes must be at most 500 characters'],
    });
  });

  test('visitors and admins', async () => {
    const admin = await app.signedIn({ role: 'admin' });
    const { id } = await insertRecipe(app.db);
    expect((await app.api.POST('/api/favorites', { body: { recipeId: id } })).response.status).toBe(401);
    expect((await add(id, undefined, admin)).response.status).toBe(403);
  });
});
