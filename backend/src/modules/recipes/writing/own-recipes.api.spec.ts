import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { insertCoaching } from '../../../../test/factories/coaching.ts';
import { insertRecipe } from '../../../../test/factories/recipes.ts';
import { written } from '../../../../test/factories/written-recipes.ts';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.ts';

let app: TestApp;
let trainer: SignedInUser;
let other: SignedInUser;

beforeAll(async () => {
  app = await TestApp.start();
  other = await app.signedIn({ role: 'trainer' });
});

beforeEach(async () => {
  trainer = await app.signedIn({ role: 'trainer' });
});

afterAll(() => app.stop());

const create = (wish = {}, by = trainer) => by.api.POST('/api/trainer/recipes', { body: written(wish) });

const created = async (wish = {}) => {
  const { data } = await create(wish);
  if (!data) throw new Error('not created');
  return data.data;
};

const at = (id: string) => ({ params: { path: { id } } });

const rewrite = (id: string, wish = {}, by = trainer) =>
  by.api.PUT('/api/trainer/recipes/{id}', { ...at(id), body: written(wish) });

const remove = (id: string, by = trainer) => by.api.DELETE('/api/trainer/recipes/{id}', at(id));

const offer = (id: string, by = trainer) => by.api.POST('/api/trainer/recipes/{id}/offer', at(id));

const withdraw = (id: string, by = trainer) => by.api.DELETE('/api/trainer/recipes/{id}/offer', at(id));

const show = async (id: string, api = trainer.api) => (await api.GET('/api/recipes/{id}', at(id))).data;

const list = async (query = {}, by = trainer) => {
  const { data } = await by.api.GET('/api/trainer/recipes', { params: { query } });
  return [data?.recipes.map(({ name, state }) => `${name}: ${state}`), data?.total];
};

const historyOf = async (id: string) => {
  const { rows } = await app.db.query(
    `select action, details ->> 'name' as name from audit_log where subject_id = $1 and subject_type = 'recipe' order by at, id`,
    [id],
  );
  return rows.map(({ action, name }) => `${action} ${name}`);
};

describe('writing', () => {
  test('computes the numbers, and shows the recipe to the trainer’s customers', async () => {
    const customer = await app.signedIn();
    await insertCoaching(app.db, trainer, customer);
    const { response, data } = await create({ cuisine: 'Turkish', sourceReference: 'Grandmother' });
    expect([response.status, data?.message]).toEqual([201, 'Recipe Created']);
    const { id = '' } = data?.data ?? {};

    expect(await show(id, customer.api)).toMatchObject({
      name: 'Lentil soup',
      description: '',
      cuisine: 'turkish',
      caloriesKcal: 367,
      nutritionSource: 'computed',
      dietaryTags: ['vegetarian', 'vegan', 'gluten-free', 'high-protein'],
      mainIngredientTags: ['lentils'],
      allergens: [],
      ingredientsJson: [
        { amount: 200, unit: 'g', name: 'red lentils', note: 'rinsed', foodId: 'lentils-red', grams: 200 },
        { amount: 1, unit: 'pcs', name: 'onion', note: 'chopped', foodId: 'onion', grams: 110 },
        { amount: null, unit: null, name: 'salt', note: 'to taste', foodId: 'salt', grams: null },
      ],
      sourceReference: 'Grandmother',
      isApproved: false,
      isOffered: false,
    });
    expect(await show(id, other.api)).toBeUndefined();
    expect(await historyOf(id)).toEqual(['recipe.created Lentil soup']);
  });

  test('allows the recipe in generated plans if its numbers are computed or its owner says so', async () => {
    const nutrition = { caloriesKcal: 300, proteinGrams: 20, carbsGrams: 30, fatGrams: 9 };
    const forPlans = async (wish: object) => (await show((await created(wish)).id))?.isForPlans;
    expect(await forPlans({})).toBe(true);
    expect(await forPlans({ isForPlans: false })).toBe(false);
    expect(await forPlans({ nutrition })).toBe(false);
    expect(await forPlans({ nutrition, isForPlans: true })).toBe(true);
    const { id } = await created({ name: 'Changed' });
    await rewrite(id, { name: 'Changed', isForPlans: false });
    expect((await show(id))?.isForPlans).toBe(false);
  });

  test('rests for as long as it says, and not at all if it does not', async () => {
    const { id } = await created({ name: 'Oats', restTimeMinutes: 240 });
    expect(await show(id)).toMatchObject({ restTimeMinutes: 240, totalTimeMinutes: 280 });
    await rewrite(id, { name: 'Oats' });
    expect(await show(id)).toMatchObject({ restTimeMinutes: 0, totalTimeMinutes: 40 });
    const { error } = await create({ restTimeMinutes: -1 });
    expect(error?.fields).toEqual({ restTimeMinutes: ['Please enter whole minutes, 0 if there are none'] });
  });

  test('needs a cook for its preparation and for what its steps say', async () => {
    const steps = 'Fry the onion for 5 minutes.\nBake for 25 minutes.';
    const { id } = await created({ name: 'Gratin', instructionsText: steps });
    expect(await show(id)).toMatchObject({ prepTimeMinutes: 10, cookTimeMinutes: 30, handsOnMinutes: 15 });
    await rewrite(id, { name: 'Gratin', instructionsText: 'Fry it for 30 minutes.' });
    expect((await show(id))?.handsOnMinutes).toBe(40);
  });

  test('is a side if it says so, until it is written as a dish', async () => {
    const side = { kind: 'starch', step: 0.5, most: 3 };
    const { id } = await created({ name: 'Rice', side });
    expect((await show(id))?.side).toEqual(side);
    const refused = await create({ side: { ...side, most: 2.75 } });
    expect([refused.response.status, refused.error?.fields]).toEqual([
      400,
      { 'side.most': ['Please enter a multiple of 0.5 from 0.5 to 6 servings'] },
    ]);
    await rewrite(id, { name: 'Rice', side: null });
    expect((await show(id))?.side).toBeNull();
  });

  test('names every problem of the form', async () => {
    const { response, error } = await create({
      name: ' ',
      mealTypes: [],
      servings: 0,
      prepTimeMinutes: 1.5,
      ingredients: [],
      instructionsText: '',
      nutrition: { caloriesKcal: 1, proteinGrams: 1000, carbsGrams: 1.234, fatGrams: -1 },
      dietaryTags: ['tasty'],
    });
    expect([response.status, error?.fields]).toEqual([
      400,
      {
        name: ['Please enter a name'],
        mealTypes: ['Please choose at least one meal'],
        servings: ['Please enter from 1 to 100 servings'],
        prepTimeMinutes: ['Please enter whole minutes, 0 if there are none'],
        ingredients: ['Please name at least one ingredient'],
        instructionsText: ['Please enter the instructions'],
        'nutrition.proteinGrams': ['proteinGrams must be at most 999.99'],
        'nutrition.carbsGrams': ['carbsGrams must be a number with at most two decimals'],
        'nutrition.fatGrams': ['fatGrams must not be negative'],
        dietaryTags: [expect.stringContaining('must be one of')],
      },
    ]);
  });

  test('is limited to a hundred recipes a day', async () => {
    await create();
    await app.db.query('update rate_limits set hits = 100 where key = $1', [`recipes:trainer:${trainer.id}`]);
    const { response, error } = await create();
    expect([response.status, error?.code]).toEqual([429, 'too_many_recipes']);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(60);
    expect((await create({}, other)).response.status).toBe(201);
  });
});

describe('the list', () => {
  test('has your own recipes, last changed first, filtered by state and search', async () => {
    await created({ name: 'Plain broccoli' });
    const offered = await created({ name: 'Offered salad' });
    await offer(offered.id);
    await insertRecipe(app.db, {
      name: 'Former broccoli',
      owner: trainer,
      approved: true,
      createdAt: new Date(0),
    });
    await insertRecipe(app.db, { name: 'Not theirs', owner: other });

    expect(await list()).toEqual([
      ['Offered salad: offered', 'Plain broccoli: private', 'Former broccoli: approved'],
      3,
    ]);
    expect(await list({ state: 'private' })).toEqual([['Plain broccoli: private'], 1]);
    expect(await list({ search: 'brocoli', state: 'approved' })).toEqual([['Former broccoli: approved'], 1]);
    expect(await list({ limit: 1, page: 2 })).toEqual([['Plain broccoli: private'], 3]);
    expect(await list({ search: 'zzz' })).toEqual([[], 0]);
  });
});

describe('editing a recipe', () => {
  test('replaces the whole recipe', async () => {
    const { id } = await created({ cuisine: 'thai', sourceReference: 'A book' });
    const { response, data } = await rewrite(id, { name: 'Egg soup', ingredients: ['4 eggs'] });
    expect([response.status, data?.message]).toEqual([200, 'Recipe Updated']);
    expect(await show(id)).toMatchObject({
      name: 'Egg soup',
      cuisine: null,
      sourceReference: null,
      allergens: ['eggs'],
      ingredientsJson: [{ name: 'eggs' }],
    });
    expect(await historyOf(id)).toEqual(['recipe.created Lentil soup', 'recipe.edited Egg soup']);
  });

  test('keeps the meaning of unchanged lines', async () => {
    const { id } = await insertRecipe(app.db, {
      owner: trainer,
      ingredients: [{ name: 'whey, vanilla', amount: 30, unit: 'g', foodId: 'whey-protein', grams: 30 }],
    });
    const body = written({ ingredients: ['30 g whey, vanilla', '200 ml milk'] });
    expect((await create(body)).response.status).toBe(400);
    expect((await rewrite(id, body)).response.status).toBe(200);
    expect(await show(id)).toMatchObject({
      nutritionSource: 'computed',
      ingredientsJson: [{ foodId: 'whey-protein', grams: 30 }, { foodId: 'milk-whole' }],
    });

    const preview = (by: SignedInUser) =>
      by.api.POST('/api/recipes/nutrition', {
        body: { lines: body.ingredients, servings: 1, recipeId: id },
      });
    expect((await preview(trainer)).data?.isComplete).toBe(true);
    expect((await preview(other)).response.status).toBe(404);
    const admin = await app.signedIn({ role: 'admin' });
    expect((await preview(admin)).response.status).toBe(404);
    await offer(id);
    expect((await preview(admin)).data?.isComplete).toBe(true);
  });

  test('does not affect an offer', async () => {
    const { id } = await created();
    await offer(id);
    expect((await rewrite(id, { name: 'Better soup' })).data?.data.isOffered).toBe(true);
  });
});

describe('offering a recipe', () => {
  test('can be repeated and taken back', async () => {
    const { id } = await created();
    for (const _ of [1, 2])
      expect((await offer(id)).data).toEqual({
        message: 'Recipe Offered',
        data: { id, isApproved: false, isOffered: true },
      });
    for (const _ of [1, 2])
      expect((await withdraw(id)).data).toMatchObject({
        message: 'Offer Withdrawn',
        data: { isOffered: false },
      });
    expect(await historyOf(id)).toEqual([
      'recipe.created Lentil soup',
      'recipe.offered Lentil soup',
      'recipe.withdrawn Lentil soup',
    ]);
  });
});

describe('deleting', () => {
  test('keeps the history', async () => {
    const { id } = await created();
    expect((await remove(id)).data).toEqual({ message: 'Recipe Deleted' });
    expect(await show(id)).toBeUndefined();
    expect((await remove(id)).response.status).toBe(404);
    expect(await historyOf(id)).toEqual(['recipe.created Lentil soup', 'recipe.deleted Lentil soup']);
  });

  test('while it is being edited lets the first request win', async () => {
    const { id } = await created();
    const answers = await app.meet(
      { sql: 'select from recipes where id = $1 for update', values: [id], count: 2 },
      () => Promise.all([remove(id), rewrite(id, { name: 'Late soup' })]),
    );
    const [removed, rewritten] = answers.map(({ response }) => response.status);
    expect(removed).toBe(200);
    expect([200, 404]).toContain(rewritten);
    expect(await show(id)).toBeUndefined();
  });
});

describe('a request about a recipe is refused', () => {
  test('for another trainer’s or the library’s, as if it did not exist', async () => {
    const theirs = await insertRecipe(app.db, { owner: other });
    const library = await insertRecipe(app.db);
    for (const id of [theirs.id, library.id, randomUUID()]) {
      const answers = [await rewrite(id), await offer(id), await withdraw(id), await remove(id)];
      expect(answers.map(({ response }) => response.status)).toEqual([404, 404, 404, 404]);
    }
  });

  test('for one that has joined the library', async () => {
    const { id } = await insertRecipe(app.db, { owner: trainer, approved: true });
    for (const { response, error } of [
      await rewrite(id),
      await offer(id),
      await withdraw(id),
      await remove(id),
    ])
      expect([response.status, error?.code]).toEqual([409, 'recipe_approved']);
  });

  test('visitors and other roles', async () => {
    expect((await app.api.GET('/api/trainer/recipes')).response.status).toBe(401);
    const admin = await app.signedIn({ role: 'admin' });
    expect((await create({}, admin)).response.status).toBe(403);
  });
});
