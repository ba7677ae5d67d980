import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.ts';

let app: TestApp;
let trainer: SignedInUser;
let customer: SignedInUser;

beforeAll(async () => {
  app = await TestApp.start();
  [trainer, customer] = await Promise.all([app.signedIn({ role: 'trainer' }), app.signedIn()]);
});

afterAll(() => app.stop());

const compute = (lines: string[], servings = 1, by = trainer) =>
  by.api.POST('/api/recipes/nutrition', { body: { lines, servings } });

describe('POST /api/recipes/nutrition', () => {
  test('returns how each line is understood, and the resulting numbers', async () => {
    const { data } = await compute(['200g chicken breast, sliced', '2 tbsp olive oil', 'salt to taste'], 2);
    expect(data).toMatchObject({
      lines: [
        {
          text: '200g chicken breast, sliced',
          state: 'understood',
          amount: 200,
          unit: 'g',
          name: 'chicken breast',
          note: 'sliced',
          foodId: 'chicken-breast',
          grams: 200,
          problem: null,
          suggestions: [],
        },
        { state: 'understood', foodId: 'oil-olive', grams: 27 },
        { state: 'uncounted', foodId: 'salt', grams: null },
      ],
      perServing: { caloriesKcal: 239, proteinGrams: 22.5, carbsGrams: 0 },
      allergens: [],
      isComplete: true,
    });
    expect(data?.dietaryTags).toEqual(['keto', 'paleo', 'gluten-free', 'low-carb', 'high-protein']);
  });

  test('guesses nothing about lines that it does not understand', async () => {
    const { data } = await compute(['2 eggs', '1 bunch coriander']);
    expect(data).toMatchObject({
      lines: [
        {},
        {
          state: 'unclear',
          problem: 'No food in our table is called this',
          foodId: null,
          suggestions: [{ id: 'cilantro' }, { id: 'coriander-seed' }],
        },
      ],
      perServing: { caloriesKcal: 143 },
      dietaryTags: null,
      allergens: null,
      isComplete: false,
    });
  });

  test('leaves out a line that is marked, and then claims nothing about the dish', async () => {
    const { data } = await compute(['2 eggs', '1 bunch dragon herb, chopped, not counted']);
    expect(data).toMatchObject({
      lines: [
        {},
        { state: 'leftOut', name: 'dragon herb', note: 'chopped, not counted', foodId: null, grams: null },
      ],
      perServing: { caloriesKcal: 143 },
      dietaryTags: null,
      allergens: null,
      isComplete: true,
    });
  });

  test('refuses anything but a list of lines', async () => {
    const { response, error } = await compute(['x'.repeat(201)], 0);
    expect([response.status, error?.fields]).toEqual([
      400,
      {
        lines: ['Each line of lines must be at most 200 characters'],
        servings: ['Please enter from 1 to 100 servings'],
      },
    ]);
    expect((await compute([])).error?.fields).toEqual({ lines: ['Please name at least one ingredient'] });
    expect((await compute(Array(61).fill('1 egg'))).response.status).toBe(400);
  });

  test('is limited per hour', async () => {
    await app.db.query('update rate_limits set hits = 1500 where key = $1', [`nutrition:user:${trainer.id}`]);
    expect((await compute(['1 egg'])).response.status).toBe(429);
    await app.db.query('delete from rate_limits where key = $1', [`nutrition:user:${trainer.id}`]);
  });

  test('is only for roles that write recipes', async () => {
    expect((await compute(['1 egg'], 1, customer)).response.status).toBe(403);
  });
});

describe('GET /api/foods', () => {
  const find = async (search?: string, limit?: number) =>
    (await customer.api.GET('/api/foods', { params: { query: { search, limit } } })).data;

  test('completes a name, and returns the units of the food', async () => {
    const [food] = (await find('chicken bre')) ?? [];
    expect(food).toMatchObject({ id: 'chicken-breast', name: 'chicken breast', aisle: 'meat' });
    expect(food?.units).toContain('g');
    expect(await find('', 3)).toHaveLength(3);
    expect(await find('zzz')).toEqual([]);
  });

  test('is only for signed-in users', async () => {
    expect((await app.api.GET('/api/foods')).response.status).toBe(401);
  });
});
