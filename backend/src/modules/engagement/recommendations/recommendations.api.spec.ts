import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { insertCoaching } from '../../../../test/factories/coaching.ts';
import { insertFavorite, insertInteraction, insertRating } from '../../../../test/factories/engagement.ts';
import { insertRecipe, type NewRecipe } from '../../../../test/factories/recipes.ts';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.ts';
import { Sql } from '../../../platform/database/sql.js';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start();
});

afterAll(() => app.stop());

const recipe = (name: string, wish: NewRecipe = {}) => insertRecipe(app.db, { name, ...wish });

const recommended = async (by: SignedInUser, limit?: number) => {
  const { data } = await by.api.GET('/api/recipes/recommended', { params: { query: { limit } } });
  return data?.recipes.map(({ name, reason }) => [name, reason]);
};

const similar = (id: string, by: Pick<SignedInUser, 'api'> = app, limit?: number) =>
  by.api.GET('/api/recipes/{id}/similar', { params: { path: { id }, query: { limit } } });

const rate = (by: SignedInUser, recipeId: string, rating: number) =>
  by.api.POST('/api/favorites/rate', { body: { recipeId, rating } });

describe('recommendations', () => {
  test('are empty for users who have done nothing, and refused to visitors', async () => {
    await recipe('Lentil soup', { mainIngredients: ['lentils'] });
    expect(await recommended(await app.signedIn())).toEqual([]);
    expect((await app.api.GET('/api/recipes/recommended')).response.status).toBe(401);
  });

  test('are computed once even if nothing is found', async () => {
    const ann = await app.signedIn();
    const asked = jest.spyOn(app.app.get(Sql), 'rows');
    expect(await recommended(ann)).toEqual([]);
    const statements = asked.mock.calls.filter(([text]) => text.includes('recipe_recommendations'));
    asked.mockRestore();
    expect(statements).toHaveLength(2);
  });

  test('follow ratings, favorites, and cooked recipes, in this order, each with its reason', async () => {
    const [ann, ben] = await Promise.all([app.signedIn(), app.user()]);
    for (let n = 0; n < 2; n += 1) {
      await insertRating(app.db, ann, await recipe(`Rated ${n}`, { mainIngredients: ['cod'] }), {
        rating: 5,
      });
      await insertFavorite(app.db, ann, await recipe(`Kept ${n}`, { mainIngredients: ['kale'] }));
    }
    const cooked = await recipe('Cooked', { cuisine: 'nordic' });
    for (let n = 0; n < 3; n += 1) await insertInteraction(app.db, ann, cooked, 'cook');
    await recipe('Nordic stew', { cuisine: 'nordic', createdAt: new Date('2026-01-01') });
    await recipe('Kale chips', { mainIngredients: ['kale', 'oil'] });
    const cod = await recipe('Cod', { mainIngredients: ['cod'] });
    const best = await recipe('Better cod', { mainIngredients: ['cod'], createdAt: new Date('2026-01-01') });
    await recipe('Kale and cod', { mainIngredients: ['pasta', 'cod', 'kale'] });
    await insertRating(app.db, ben, best, { rating: 5 });

    expect(await recommended(ann)).toEqual([
      ['Better cod', 'You rated 2 similar cod recipes 4 stars or more'],
      ['Cod', 'You rated 2 similar cod recipes 4 stars or more'],
      ['Kale chips', '2 of your favorites are kale recipes'],
      ['Nordic stew', 'You often cook Nordic dishes'],
    ]);
    expect(await recommended(ann, 1)).toHaveLength(1);

    await rate(ann, cod.id, 4);
    expect((await recommended(ann, 1))?.[0]).toEqual([
      'Better cod',
      'You rated 3 similar cod recipes 4 stars or more',
    ]);
    await rate(ann, best.id, 1);
    expect((await recommended(ann))?.map(([name]) => name)).toEqual(['Kale chips', 'Nordic stew']);
  });

  test('never contain a side dish', async () => {
    const ann = await app.signedIn();
    const mainIngredients = ['barley'];
    for (let n = 0; n < 2; n += 1)
      await insertRating(app.db, ann, await recipe(`Barley ${n}`, { mainIngredients }), { rating: 5 });
    await recipe('Boiled barley', { mainIngredients, side: { kind: 'starch', step: 0.5, most: 2 } });
    const dish = await recipe('Barley stew', { mainIngredients });
    expect((await recommended(ann))?.map(([name]) => name)).toEqual(['Barley stew']);
    expect((await similar(dish.id)).data?.recipes.map(({ name }) => name)).not.toContain('Boiled barley');
  });

  test('are computed once a day unless the user does something', async () => {
    const ann = await app.signedIn();
    for (let n = 0; n < 2; n += 1)
      await insertRating(app.db, ann, await recipe(`Rated ${n}`, { mainIngredients: ['okra'] }), {
        rating: 5,
      });
    await recipe('Okra', { mainIngredients: ['okra'], createdAt: new Date('2026-01-01') });
    const names = async () => (await recommended(ann))?.map(([name]) => name);
    expect(await names()).toEqual(['Okra']);

    await recipe('More okra', { mainIngredients: ['okra'] });
    expect(await names()).toEqual(['Okra']);
    await app.db.query(`update recipe_recommendations set expires_at = now() where user_id = $1`, [ann.id]);
    expect(await names()).toEqual(['More okra', 'Okra']);
  });

  test('contain nothing that the user may not see or has written', async () => {
    const [trainer, customer] = await Promise.all([app.signedIn({ role: 'trainer' }), app.signedIn()]);
    await insertCoaching(app.db, trainer, customer);
    for (let n = 0; n < 2; n += 1) {
      const dish = await recipe(`Rated ${n}`, { mainIngredients: ['tempeh'] });
      await insertRating(app.db, customer, dish, { rating: 5 });
      await insertRating(app.db, trainer, dish, { rating: 5 });
    }
    await recipe('Own', { mainIngredients: ['tempeh'], owner: trainer });
    await recipe('Waiting', { mainIngredients: ['tempeh'], approved: false });
    const others = await app.user({ role: 'trainer' });
    await recipe('Other', { mainIngredients: ['tempeh'], owner: others });

    expect((await recommended(customer))?.map(([name]) => name)).toEqual(['Own']);
    expect(await recommended(trainer)).toEqual([]);
    await app.db.query('update coaching set ended_at = now() where customer_id = $1', [customer.id]);
    expect(await recommended(customer)).toEqual([]);
  });

  test('are the same for two simultaneous requests', async () => {
    const ann = await app.signedIn();
    for (let n = 0; n < 2; n += 1)
      await insertRating(app.db, ann, await recipe(`Rated ${n}`, { mainIngredients: ['quail'] }), {
        rating: 5,
      });
    const { id } = await recipe('Quail', { mainIngredients: ['quail'] });
    const answers = await app.meet(
      { sql: 'select from recipes where id = $1 for update', values: [id], count: 2 },
      () => Promise.all([recommended(ann), recommended(ann)]),
    );
    expect(answers.map((one) => one?.length)).toEqual([1, 1]);
  });
});

describe('similar recipes', () => {
  const names = async (id: string, by?: Pick<SignedInUser, 'api'>, limit?: number) =>
    (await similar(id, by, limit)).data?.recipes.map(({ name }) => name);

  test('are for the same meal, with similar ingredients and about as much energy', async () => {
    const wanted = {
      mealTypes: ['breakfast'],
      mainIngredients: ['oats', 'apple'],
      dietaryTags: ['vegan'],
      kcal: 300,
    };
    const { id } = await recipe('Porridge', wanted);
    await recipe('Same things', wanted);
    await recipe('One thing', { ...wanted, mainIngredients: ['oats'], kcal: 310 });
    await recipe('One thing, more', { ...wanted, mainIngredients: ['oats'], kcal: 390 });
    await recipe('Same tag', { ...wanted, mainIngredients: ['rye'] });
    await recipe('Nothing', { ...wanted, mainIngredients: ['egg'], dietaryTags: ['keto'] });
    await recipe('Another meal', { ...wanted, mealTypes: ['dinner'] });
    await recipe('Too much', { ...wanted, kcal: 500 });

    expect(await names(id)).toEqual(['Same things', 'One thing', 'One thing, more', 'Same tag']);
    expect(await names(id, app, 2)).toEqual(['Same things', 'One thing']);
  });

  test('are only those that the user may see', async () => {
    const trainer = await app.signedIn({ role: 'trainer' });
    const wish = { mealTypes: ['snack'], mainIngredients: ['dates'] };
    const { id } = await recipe('Balls', wish);
    const own = await recipe('Own balls', { ...wish, owner: trainer });
    await recipe('Waiting balls', { ...wish, approved: false });
    expect(await names(id)).toEqual([]);
    expect(await names(id, trainer)).toEqual(['Own balls']);
    expect(await names(own.id, trainer)).toEqual(['Balls']);
    expect((await similar(own.id)).response.status).toBe(404);
  });
});
