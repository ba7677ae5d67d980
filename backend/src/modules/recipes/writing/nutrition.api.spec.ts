import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { written } from '../../../../test/factories/written-recipes.ts';
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

const create = (wish: object) => trainer.api.POST('/api/trainer/recipes', { body: written(wish) });

const created = async (wish: object) => {
  const id = (await create(wish)).data?.data.id ?? '';
  return {
    id,
    show: async () => (await trainer.api.GET('/api/recipes/{id}', { params: { path: { id } } })).data,
  };
};

describe('the numbers of a written recipe', () => {
  test('claim nothing about the dish if a line is not counted, and keep it out of generated plans', async () => {
    const ingredients = ['200 g chicken breast', '1 tbsp olive oil', '2 tsp house spice, not counted'];
    const { id, show } = await created({ ingredients, isForPlans: true });
    expect(await show()).toMatchObject({
      nutritionSource: 'computed',
      dietaryTags: [],
      allergens: null,
      isForPlans: false,
      ingredientsJson: [
        {},
        {},
        { amount: 2, unit: 'tsp', name: 'house spice', note: 'not counted', grams: null },
      ],
    });
    await app.db.query('update recipes set is_approved = true, is_for_plans = true where id = $1', [id]);
    expect(await show()).toMatchObject({ isApproved: true, isForPlans: false });
    await app.db.query('delete from recipes where id = $1', [id]);
  });

  test('are those that were entered', async () => {
    const nutrition = { caloriesKcal: 380, proteinGrams: 20.25, carbsGrams: 50, fatGrams: 2 };
    const { show } = await created({ ingredients: ['1 bag of my own lentil mix'], nutrition });
    expect(await show()).toMatchObject({
      caloriesKcal: 380,
      proteinGrams: 20.25,
      fibreGrams: null,
      nutritionSource: 'entered',
      allergens: null,
      dietaryTags: ['high-protein'],
    });
  });

  test('are refused with unclear lines, and with foods that contradict a tag', async () => {
    const unclear = await create({ ingredients: ['2 eggs', 'flour'] });
    expect([unclear.response.status, unclear.error?.fields]).toEqual([
      400,
      {
        ingredients: [
          'Line 2, “flour”: The amount is missing.',
          'Fix these lines, leave them out of the numbers, or enter the numbers yourself',
        ],
      },
    ]);
    const nutrition = { caloriesKcal: 1, proteinGrams: 1, carbsGrams: 1, fatGrams: 1 };
    const { error } = await create({ ingredients: ['2 eggs', 'flour'], nutrition, dietaryTags: ['vegan'] });
    expect(error?.fields).toEqual({ dietaryTags: ['It is not vegan: it contains eggs'] });
  });

  test.each([[[]], [[{}]], ['x'], [1], [{}]])('are refused if they are %j', async (nutrition) => {
    expect((await create({ nutrition })).response.status).toBe(400);
  });
});
