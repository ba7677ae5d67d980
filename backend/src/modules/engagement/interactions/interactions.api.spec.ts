import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
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

interface Said {
  interactionType: 'view' | 'rate' | 'cook' | 'share' | 'search';
  recipeId?: string | null;
  sessionId?: string | null;
  metadata?: Record<string, string | number | boolean | null> | null;
  interactionValue?: number | null;
}

const note = (body: Said, by = ann) => by.api.POST('/api/favorites/interactions', { body });

const notedOf = async ({ id }: { id: string }) => {
  const { rows } = await app.db.query('select * from recipe_interactions where user_id = $1 order by id', [
    id,
  ]);
  return rows;
};

const passAnHour = ({ id }: { id: string }) =>
  app.db.query(
    `update recipe_interactions set interaction_date = interaction_date - interval '1 hour' where user_id = $1`,
    [id],
  );

describe('an interaction', () => {
  test('is stored with its details', async () => {
    const cook = await app.signedIn({ role: 'trainer' });
    const { id } = await insertRecipe(app.db);
    const { response, data } = await note(
      {
        interactionType: 'cook',
        recipeId: id,
        sessionId: 'tab-1',
        interactionValue: 4,
        metadata: { for: 4, guests: true },
      },
      cook,
    );
    expect([response.status, data]).toEqual([201, { message: 'Noted.' }]);
    await note({ interactionType: 'share', recipeId: id, sessionId: null, metadata: null }, cook);
    await note({ interactionType: 'search', recipeId: null, metadata: { query: 'soup', results: 12 } }, cook);
    await note({ interactionType: 'search' }, cook);
    expect(await notedOf(cook)).toMatchObject([
      {
        recipe_id: id,
        interaction_type: 'cook',
        session_id: 'tab-1',
        interaction_value: 4,
        metadata: { for: 4, guests: true },
      },
      // Without an explicit session, the caller's current one is recorded.
      { interaction_type: 'share', session_id: expect.any(String), metadata: null },
      { recipe_id: null, interaction_type: 'search', metadata: { query: 'soup', results: 12 } },
      { recipe_id: null, interaction_type: 'search', metadata: null },
    ]);
  });

  test('of the type “rate” is stored with the rating itself, and not a second time', async () => {
    const rater = await app.signedIn();
    const { id } = await insertRecipe(app.db);
    const rate = () => note({ interactionType: 'rate', recipeId: id, interactionValue: 5 }, rater);
    expect((await rate()).response.status).toBe(201);
    expect(await notedOf(rater)).toEqual([]);
    await rater.api.POST('/api/favorites/rate', { body: { recipeId: id, rating: 2 } });
    await passAnHour(rater);
    await rate();
    expect(await notedOf(rater)).toMatchObject([{ interaction_type: 'rate', interaction_value: 2 }]);
  });

  test('of the type “view” counts once an hour, even at the same moment', async () => {
    const viewer = await app.signedIn();
    const { id } = await insertRecipe(app.db);
    const view = () => note({ interactionType: 'view', recipeId: id }, viewer);
    const answers = await app.meet(
      { sql: 'select from recipes where id = $1 for update', values: [id], count: 2 },
      () => Promise.all([view(), view()]),
    );
    await view();
    expect(answers.map(({ response }) => response.status)).toEqual([201, 201]);
    expect(await notedOf(viewer)).toHaveLength(1);
    await passAnHour(viewer);
    await view();
    expect(await notedOf(viewer)).toHaveLength(2);

    await app.app.get(Activity).write();
    const { rows } = await app.db.query(
      'select recipes_viewed from user_activity_sessions where user_id = $1',
      [viewer.id],
    );
    expect(rows).toEqual([{ recipes_viewed: 2 }]);
  });

  test('is refused with an error for each field', async () => {
    const { id } = await insertRecipe(app.db);
    const fieldsOf = async (body: Said) => {
      const { response, error } = await note(body);
      return [response.status, Object.keys(error?.fields ?? {})];
    };
    expect(await fieldsOf({ interactionType: 'view' })).toEqual([400, ['recipeId']]);
    expect(await fieldsOf({ interactionType: 'search', recipeId: id })).toEqual([400, ['recipeId']]);
    expect(await fieldsOf({ interactionType: 'eat' as never, recipeId: id })).toEqual([
      400,
      ['interactionType'],
    ]);
    for (const metadata of [
      { deep: { er: 1 } },
      { list: [1] },
      { long: 'x'.repeat(2_000) },
      { 'nul\u0000': 1 },
      { half: '\ud800' },
      [1],
      'text',
    ])
      expect(await fieldsOf({ interactionType: 'search', metadata: metadata as never })).toEqual([
        400,
        ['metadata'],
      ]);
    expect(await notedOf(ann)).toEqual([]);
  });

  test('requires a signed-in user who may see the recipe', async () => {
    const hidden = await insertRecipe(app.db, { approved: false });
    expect((await note({ interactionType: 'view', recipeId: hidden.id })).response.status).toBe(404);
    const body = { interactionType: 'search' } as const;
    expect((await app.api.POST('/api/favorites/interactions', { body })).response.status).toBe(401);
  });

  test('is refused after six hundred in an hour', async () => {
    const program = await app.signedIn();
    await app.db.query(
      `insert into rate_limits (key, hits, ends_at) values ($1, 599, now() + interval '1 hour')`,
      [`interact:${program.id}`],
    );
    expect((await note({ interactionType: 'search' }, program)).response.status).toBe(201);
    const { response } = await note({ interactionType: 'search' }, program);
    expect([response.status, Number(response.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });
});
