import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { insertCoaching } from '../../../../test/factories/coaching.js';
import { insertRecipe } from '../../../../test/factories/recipes.js';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.js';

let app: TestApp;
let ann: SignedInUser;

beforeAll(async () => {
  app = await TestApp.start();
});

beforeEach(async () => {
  ann = await app.signedIn({ name: 'Ann' });
});

afterAll(() => app.stop());

const search = async (text: string, limit = 5, by = ann) => {
  const query = { search: text, limit };
  return (await by.api.GET('/api/nutrition/foods', { params: { query } })).data?.foods ?? [];
};

describe('searching what can be logged', () => {
  test('finds a food of our table under its everyday name, with household weights to offer', async () => {
    const [banana] = await search('bananna');
    expect(banana).toMatchObject({
      ...{ id: 'food:banana', kind: 'food', name: 'banana', detail: 'Bananas, raw', per: '100 g' },
      figures: { calories: 89, fiber: 2.6, sodium: 1 },
    });
    expect(banana?.amounts).toContainEqual({ label: '1 cup, sliced', grams: 150 });
  });

  test('finds a food of the reference, and says what the reference has not measured', async () => {
    const [cheese] = await search('caraway cheese');
    expect(cheese).toMatchObject({ id: 'usda:01008', figures: { calories: 376, sugar: null } });
  });

  test('finds recipes by their name, with the figures of a serving', async () => {
    const recipe = await insertRecipe(app.db, { name: 'Quokka stew', kcal: 510, protein: 32.5 });
    expect((await search('stew quokka'))[0]).toMatchObject({
      ...{ id: `recipe:${recipe.id}`, kind: 'recipe', per: 'serving', amounts: [] },
      figures: { calories: 510, protein: 32.5, fiber: null },
    });
  });

  test('finds a trainer’s own recipes for their customers only', async () => {
    const trainer = await app.signedIn({ role: 'trainer' });
    const own = await insertRecipe(app.db, { name: 'Numbat pie', owner: trainer });
    const found = async () => (await search('numbat pie')).map(({ id }) => id);
    expect(await found()).not.toContain(`recipe:${own.id}`);
    await insertCoaching(app.db, trainer, ann);
    expect(await found()).toContain(`recipe:${own.id}`);
  });

  test('does not take a recipe for what is only one of its ingredients', async () => {
    const soup = await insertRecipe(app.db, { name: 'Wombat soup', ingredients: [{ name: 'quince' }] });
    expect((await search('quince', 50)).map(({ id }) => id)).not.toContain(`recipe:${soup.id}`);
  });

  test('finds nothing for nothing', async () => {
    expect(await search('')).toEqual([]);
    expect(await search('&&&')).toEqual([]);
  });
});

describe('own foods', () => {
  const figures = { calories: 380, protein: 12, carbs: 60, fat: 9, fiber: null, sugar: 21.55, sodium: 90 };
  const oats = { name: 'Zebra oats', per: '100 g', servingGrams: 40, figures } as const;
  const ofId = (id = '') => ({ params: { path: { id } } });

  const add = async (body: typeof oats | { name: string; figures: typeof figures } = oats, by = ann) =>
    (await by.api.POST('/api/nutrition/foods', { body })).data?.data;

  const list = async (query: { search?: string; page?: number; limit?: number } = {}) =>
    (await ann.api.GET('/api/nutrition/foods/own', { params: { query } })).data;

  test('are listed by name, searched, and paged', async () => {
    for (const name of ['Walnut bar', 'Amaranth 100%', 'Zebra bar']) await add({ name, figures });
    expect((await list())?.data.map(({ name }) => name)).toEqual([
      'Amaranth 100%',
      'Walnut bar',
      'Zebra bar',
    ]);
    expect(await list({ search: 'BAR', page: 2, limit: 1 })).toMatchObject({
      ...{ total: 2, data: [{ name: 'Zebra bar', per: 'serving', servingGrams: null }] },
    });
    expect((await list({ search: '0%' }))?.total).toBe(1);
    expect((await list({ search: '_' }))?.total).toBe(0);
  });

  test('keep the figures of 100 g as they stand on the label, and are logged by weight or serving', async () => {
    const own = await add();
    const { data } = await ann.api.GET('/api/nutrition/foods/own/{id}', ofId(own?.id));
    expect(data).toEqual({ id: own?.id, ...oats });
    const [found] = await search('zebra oats');
    expect(found).toMatchObject({
      id: `own:${own?.id}`,
      per: '100 g',
      amounts: [{ label: 'serving', grams: 40 }],
    });
    const day = new Date().toISOString().slice(0, 10);
    const log = async (amount: number, measure: string) => {
      const body = {
        kind: 'food',
        day,
        meal: 'breakfast',
        source: found?.id ?? '',
        amount,
        measure,
      } as const;
      return (await ann.api.POST('/api/nutrition/entries', { body })).data?.data.figures;
    };
    expect(await log(50, 'g')).toMatchObject({ calories: 190, fiber: null });
    expect(await log(2, 'serving')).toMatchObject({ calories: 304, sugar: 17.24 });
  });

  test('change and go without a trace in what was logged of them', async () => {
    const own = await add();
    const body = { kind: 'food', meal: 'lunch', source: `own:${own?.id}`, amount: 100 } as const;
    const day = new Date().toISOString().slice(0, 10);
    await ann.api.POST('/api/nutrition/entries', { body: { ...body, day } });
    const changed = { ...oats, figures: { ...figures, calories: 500 } };
    await ann.api.PUT('/api/nutrition/foods/{id}', { ...ofId(own?.id), body: changed });
    const [found] = await search('zebra oats');
    expect(found?.figures.calories).toBe(500);
    expect((await search(''))[0]?.id).toBe(found?.id);
    await ann.api.DELETE('/api/nutrition/foods/{id}', ofId(own?.id));
    expect(await search('')).toEqual([]);
    const read = await ann.api.GET('/api/nutrition/days/{date}', { params: { path: { date: day } } });
    expect(read.data?.record?.calories).toBe(380);
  });

  test('are found as they are, even if another process changes them between two searches', async () => {
    const found = async () =>
      (await search('numbat crisp'))
        .filter(({ kind }) => kind === 'own')
        .map(({ name, per, figures: { fat } }) => [name, per, fat]);
    const write = (statement: string) => app.db.query(statement, [ann.id]);
    await add();
    expect(await found()).toEqual([]);
    await write(
      `insert into diary_foods (id, customer_id, name, calories, protein, carbs, fat, created_at)
       values (gen_random_uuid(), $1, 'Numbat crisp', 1, 0, 0, 0.25, now() - interval '1 year')`,
    );
    expect(await found()).toEqual([['Numbat crisp', 'serving', 0.25]]);
    await write(`update diary_foods set fat = 7, per = '100 g' where customer_id = $1 and fat = 0.25`);
    expect(await found()).toEqual([['Numbat crisp', '100 g', 7]]);
    await write(`update diary_foods set name = 'Numbat crisps' where customer_id = $1 and fat = 7`);
    expect(await found()).toEqual([['Numbat crisps', '100 g', 7]]);
    await write(
      `with gone as (delete from diary_foods where customer_id = $1 and fat = 7 returning *)
       insert into diary_foods (id, customer_id, name, calories, protein, carbs, fat, created_at)
       select gen_random_uuid(), customer_id, 'Numbat crisp bar', 1, 2, 3, 4, created_at from gone`,
    );
    expect(await found()).toEqual([['Numbat crisp bar', 'serving', 4]]);
    await write('delete from diary_foods where customer_id = $1');
    expect(await found()).toEqual([]);
  });

  test('of others are not found', async () => {
    const own = await add();
    const ben = await app.signedIn();
    const path = '/api/nutrition/foods/own/{id}';
    expect((await ben.api.GET(path, ofId(own?.id))).response.status).toBe(404);
    expect((await ben.api.DELETE('/api/nutrition/foods/{id}', ofId(own?.id))).response.status).toBe(404);
  });

  test('are at most 500', async () => {
    await app.db.query(
      `insert into diary_foods (id, customer_id, name, calories, protein, carbs, fat, created_at)
       select gen_random_uuid(), $1, 'Nut ' || n, 1, 0, 0, 0, now() from generate_series(1, 500) n`,
      [ann.id],
    );
    const { error } = await ann.api.POST('/api/nutrition/foods', { body: oats });
    expect(error?.code).toBe('too_many_own_foods');
  });
});
