import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { insertCoaching } from '../../../../test/factories/coaching.ts';
import { insertCollection } from '../../../../test/factories/engagement.ts';
import { insertRecipe } from '../../../../test/factories/recipes.ts';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.ts';
import { Activity } from '../../auth/index.js';

let app: TestApp;
let ann: SignedInUser;
let ben: SignedInUser;

beforeAll(async () => {
  app = await TestApp.start();
  [ann, ben] = await Promise.all([app.signedIn({ name: 'Ann' }), app.signedIn({ role: 'trainer' })]);
});

afterAll(() => app.stop());

interface Content {
  name: string;
  description?: string | null;
  isPublic?: boolean;
  tags?: string[];
  recipeId?: string;
}

const create = (content: Content, by = ann) => by.api.POST('/api/collections', { body: content });

const created = async (content: Content, by = ann) => {
  const { data } = await create(content, by);
  if (!data) throw new Error('not created');
  return data.data.id;
};

const show = (id: string, by = ann, query: { page?: number; limit?: number } = {}) =>
  by.api.GET('/api/collections/{id}', { params: { path: { id }, query } });

const list = async (
  by: SignedInUser,
  query: { scope?: 'own' | 'public'; recipeId?: string; page?: number; limit?: number } = {},
) => (await by.api.GET('/api/collections', { params: { query } })).data;

const change = (id: string, body: Partial<Content> & { coverRecipeId?: string | null }, by = ann) =>
  by.api.PATCH('/api/collections/{id}', { params: { path: { id } }, body });

const remove = (id: string, by = ann) => by.api.DELETE('/api/collections/{id}', { params: { path: { id } } });

const add = (id: string, recipeId: string, notes?: string | null, by = ann) =>
  by.api.POST('/api/collections/{id}/recipes', { params: { path: { id } }, body: { recipeId, notes } });

const takeOut = (id: string, recipeId: string, by = ann) =>
  by.api.DELETE('/api/collections/{id}/recipes/{recipeId}', { params: { path: { id, recipeId } } });

const order = (id: string, recipeIds: string[], by = ann) =>
  by.api.PUT('/api/collections/{id}/order', { params: { path: { id } }, body: { recipeIds } });

const namesIn = async (id: string, by = ann) => (await show(id, by)).data?.recipes.map(({ name }) => name);

const recipe = (name: string) => insertRecipe(app.db, { name });

describe('a collection', () => {
  test('is created, changed, and deleted', async () => {
    const begun = await create({
      name: ' Sunday lunches ',
      description: 'Slow.\nGood.',
      tags: [' slow ', 'roast'],
    });
    expect([begun.response.status, begun.data?.message]).toEqual([201, 'Collection created']);
    const id = begun.data?.data.id ?? '';
    expect((await show(id)).data).toMatchObject({
      id,
      name: 'Sunday lunches',
      description: 'Slow.\nGood.',
      isPublic: false,
      tags: ['slow', 'roast'],
      isOwn: true,
      ownerName: 'Ann',
      recipeCount: 0,
      coverImageUrl: null,
      cover: null,
      recipes: [],
    });
    await change(id, { name: 'Lunches', description: null });
    expect((await show(id)).data).toMatchObject({
      name: 'Lunches',
      description: null,
      tags: ['slow', 'roast'],
    });
    await change(id, { isPublic: true, tags: [] });
    expect((await show(id)).data).toMatchObject({ name: 'Lunches', isPublic: true, tags: [] });

    expect((await remove(id)).response.status).toBe(200);
    expect((await show(id)).response.status).toBe(404);
    await app.app.get(Activity).write();
    const { rows } = await app.db.query(
      'select sum(collections_created)::int as begun from user_activity_sessions where user_id = $1',
      [ann.id],
    );
    expect(rows).toEqual([{ begun: 1 }]);
  });

  test('can be created with its first recipe', async () => {
    const { id: recipeId } = await recipe('Leek');
    const begun = await create({ name: 'With leek', recipeId });
    expect(begun.response.status).toBe(201);
    expect(await namesIn(begun.data?.data.id ?? '')).toEqual(['Leek']);
  });

  test('is not created with a recipe that its owner may not see', async () => {
    const { id: recipeId } = await insertRecipe(app.db, { name: 'Secret', owner: ben });
    const before = (await list(ann))?.total;
    expect((await create({ name: 'Nothing in it', recipeId })).response.status).toBe(404);
    expect((await create({ name: 'Nothing in it', recipeId: randomUUID() })).response.status).toBe(404);
    expect((await list(ann))?.total).toBe(before);
  });

  test('keeps recipes in an order, with notes', async () => {
    const id = await created({ name: 'Soups' });
    const [leek, pea, bean] = [await recipe('Leek'), await recipe('Pea'), await recipe('Bean')];
    expect((await add(id, leek.id, 'With cream')).response.status).toBe(201);
    await add(id, pea.id);
    await add(id, bean.id);
    expect(await namesIn(id)).toEqual(['Leek', 'Pea', 'Bean']);

    await add(id, leek.id);
    expect((await show(id)).data?.recipes[0]).toMatchObject({
      notes: 'With cream',
      orderIndex: 0,
      totalRatings: 0,
    });
    await add(id, leek.id, null);
    expect((await show(id)).data?.recipes[0]?.notes).toBeNull();

    await order(id, [bean.id, leek.id]);
    expect(await namesIn(id)).toEqual(['Bean', 'Leek', 'Pea']);
    expect((await show(id, ann, { limit: 1, page: 2 })).data).toMatchObject({
      recipes: [{ name: 'Leek' }],
      recipeCount: 3,
    });
    await takeOut(id, leek.id);
    expect((await takeOut(id, leek.id)).response.status).toBe(200);
    await add(id, leek.id);
    expect(await namesIn(id)).toEqual(['Bean', 'Pea', 'Leek']);
  });

  test('is hidden from other users while it is private', async () => {
    const id = await created({ name: 'Private' });
    const { id: recipeId } = await recipe('Pea');
    const answers = [
      await show(id, ben),
      await change(id, { name: 'Mine' }, ben),
      await remove(id, ben),
      await add(id, recipeId, null, ben),
      await takeOut(id, recipeId, ben),
      await order(id, [], ben),
    ];
    expect(answers.map(({ response }) => response.status)).toEqual(answers.map(() => 404));
    expect((await app.api.GET('/api/collections')).response.status).toBe(401);
  });

  test('can be read by everyone if it is public, but changed only by its owner', async () => {
    const id = await created({ name: 'For all', isPublic: true });
    const { id: recipeId } = await recipe('Pea');
    await add(id, recipeId, 'Fresh ones');
    expect((await show(id, ben)).data).toMatchObject({
      isOwn: false,
      ownerName: 'Ann',
      recipes: [{ name: 'Pea', notes: 'Fresh ones', isFavorited: false }],
    });
    expect((await list(ben, { scope: 'public' }))?.collections.map((one) => one.id)).toContain(id);
    expect((await list(ben))?.collections.map((one) => one.id)).not.toContain(id);
    expect((await change(id, { name: 'Mine' }, ben)).response.status).toBe(404);

    await app.db.query('update users set disabled_at = now() where id = $1', [ann.id]);
    const gone = await show(id, ben);
    await app.db.query('update users set disabled_at = null where id = $1', [ann.id]);
    expect(gone.response.status).toBe(404);
  });
});

describe('recipes of a collection that the reader may not see', () => {
  test('are neither shown nor counted, and cannot be added', async () => {
    const [trainer, customer] = await Promise.all([app.signedIn({ role: 'trainer' }), app.signedIn()]);
    await insertCoaching(app.db, trainer, customer);
    const own = await insertRecipe(app.db, { name: 'Own', owner: trainer });
    const pea = await recipe('Pea');
    const id = await created({ name: 'Mixed', isPublic: true }, trainer);
    await add(id, own.id, null, trainer);
    await add(id, pea.id, null, trainer);

    expect((await show(id, trainer)).data).toMatchObject({ recipeCount: 2, recipes: [{}, {}] });
    expect((await show(id, customer)).data).toMatchObject({ recipeCount: 2, recipes: [{}, {}] });
    expect((await show(id, ann)).data).toMatchObject({ recipeCount: 1, recipes: [{ name: 'Pea' }] });
    await app.db.query(
      `update recipes set image_key = 'recipes/' || id || '/x', image_widths = '{320,640}', image_height = 480
       where id = any($1::uuid[])`,
      [[own.id, pea.id]],
    );
    const coverFor = async (reader: SignedInUser) => (await show(id, reader)).data?.coverImageUrl;
    expect(await coverFor(customer)).toBe(`/api/pictures/recipes/${own.id}/x/640.jpg`);
    expect(await coverFor(ann)).toBe(`/api/pictures/recipes/${pea.id}/x/640.jpg`);
    const listed = (await list(ann, { scope: 'public' }))?.collections.find((one) => one.id === id);
    expect(listed?.recipeCount).toBe(1);

    const mine = await created({ name: 'Mine' });
    expect((await add(mine, own.id)).response.status).toBe(404);
    const waiting = await insertRecipe(app.db, { approved: false });
    expect((await add(mine, waiting.id)).response.status).toBe(404);
  });
});

describe('the list', () => {
  test('has the latest change first, and says which collections contain a recipe', async () => {
    const cook = await app.signedIn({ role: 'admin' });
    const { id: recipeId } = await recipe('Pea');
    const first = await created({ name: 'First' }, cook);
    await created({ name: 'Second' }, cook);
    await created({ name: 'Third' }, cook);
    await add(first, recipeId, null, cook);

    const found = await list(cook, { recipeId });
    expect(found?.collections.map(({ name, hasRecipe }) => [name, hasRecipe])).toEqual([
      ['First', true],
      ['Third', false],
      ['Second', false],
    ]);
    expect(await list(cook, { limit: 1, page: 3 })).toMatchObject({
      collections: [{ name: 'Second', hasRecipe: null }],
      total: 3,
    });
  });
});

describe('what is refused', () => {
  test('an invalid collection, with an error for each field', async () => {
    const { response, error } = await create({
      name: '  ',
      description: 'x'.repeat(1001),
      tags: ['x'.repeat(31)],
      isPublic: 'yes' as never,
    });
    expect(response.status).toBe(400);
    expect(error?.fields).toEqual({
      name: ['Please give the collection a name'],
      description: ['A description must be at most 1000 characters'],
      tags: ['Each value of tags must be at most 30 characters'],
      isPublic: ['isPublic must be true or false'],
    });
    const tags = Array.from({ length: 11 }, (_, n) => `tag ${n}`);
    expect((await create({ name: 'Tags', tags })).error?.fields).toEqual({
      tags: ['tags must be at most 10'],
    });
    expect((await create({ name: 'Tags', tags: ['a', ' a'] })).response.status).toBe(400);
  });

  test('an order of recipes that are not in it, or twice', async () => {
    const id = await created({ name: 'Soups' });
    const [leek, pea] = [await recipe('Leek'), await recipe('Pea')];
    await add(id, leek.id);
    const { response, error } = await order(id, [leek.id, pea.id]);
    expect([response.status, error?.code, error?.details]).toEqual([
      422,
      'not_in_collection',
      { recipeIds: [pea.id] },
    ]);
    expect((await order(id, [leek.id, leek.id])).response.status).toBe(400);
  });

  test('more than two hundred collections, or five hundred recipes in one', async () => {
    const cook = await app.signedIn();
    await app.db.query(
      `insert into recipe_collections (id, user_id, name, created_at, updated_at)
       select gen_random_uuid(), $1, 'Number ' || n, now(), now() from generate_series(1, 199) as n`,
      [cook.id],
    );
    const answers = await app.meet(
      { sql: 'select from users where id = $1 for update', values: [cook.id], count: 2 },
      () => Promise.all([create({ name: 'A' }, cook), create({ name: 'B' }, cook)]),
    );
    expect(answers.map(({ response }) => response.status).sort()).toEqual([201, 409]);
    expect(answers.map(({ error }) => error?.code)).toContain('too_many_collections');

    const full = await insertCollection(app.db, cook);
    await app.db.query(
      `with made as (
         insert into recipes (id, name, ingredients_json, instructions_text, prep_time_minutes, cook_time_minutes, servings,
           calories_kcal, protein_grams, carbs_grams, fat_grams, nutrition_source, is_approved, creation_timestamp,
           last_updated_timestamp)
         select gen_random_uuid(), 'Many ' || n, '[]', 'x', 1, 1, 1, 1, 1, 1, 1, 'entered', true, now(), now()
         from generate_series(1, 500) as n returning id
       )
       insert into collection_recipes (collection_id, recipe_id, order_index)
       select $1, id, row_number() over () from made`,
      [full.id],
    );
    const refused = await add(full.id, (await recipe('Pea')).id, null, cook);
    expect([refused.response.status, refused.error?.code]).toEqual([409, 'collection_full']);
  });
});

describe('at the same moment', () => {
  const held = (id: string, count: number) => ({
    sql: 'select from recipe_collections where id = $1 for update',
    values: [id],
    count,
  });

  test('one recipe is added twice, and is in the collection once', async () => {
    const id = await created({ name: 'Soups' });
    const pea = await recipe('Pea');
    const answers = await app.meet(held(id, 2), () => Promise.all([add(id, pea.id), add(id, pea.id)]));
    expect(answers.map(({ response }) => response.status)).toEqual([201, 201]);
    expect(await namesIn(id)).toEqual(['Pea']);
  });

  test('several recipes are added, and each gets a position of its own', async () => {
    const id = await created({ name: 'Soups' });
    const recipes = [await recipe('Leek'), await recipe('Pea'), await recipe('Bean')];
    await app.meet(held(id, 3), () => Promise.all(recipes.map((one) => add(id, one.id))));
    const places = (await show(id)).data?.recipes.map(({ orderIndex }) => orderIndex);
    expect(places).toEqual([0, 1, 2]);
  });

  test('a recipe is deleted while it is being added, and is not found', async () => {
    const id = await created({ name: 'Soups' });
    const pea = await recipe('Pea');
    const { response } = await app.meet(
      { sql: 'delete from recipes where id = $1', values: [pea.id], count: 1 },
      () => add(id, pea.id),
    );
    expect(response.status).toBe(404);
    expect(await namesIn(id)).toEqual([]);
  });
});
