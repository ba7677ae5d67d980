import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { plantLibrary } from '../../../../seeders/library/plant-library.js';
import { written } from '../../../../test/factories/written-recipes.ts';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.ts';
import { withOrm } from '../../../cli/with-orm.js';
import { Configuration } from '../../../platform/config/configuration.js';
import { DatabaseConfig } from '../../../platform/database/database.config.js';
import { recomputeNutrition } from './recompute-nutrition.js';

let app: TestApp;
let trainer: SignedInUser;
let config: DatabaseConfig;

beforeAll(async () => {
  app = await TestApp.start();
  trainer = await app.signedIn({ role: 'trainer' });
  config = new Configuration([DatabaseConfig], app.environment).get(DatabaseConfig);
});

beforeEach(async () => {
  await app.db.query('delete from recipes');
  await tableChanges();
});

afterAll(() => app.stop());

const tableChanges = () =>
  app.db.query(`insert into applied_food_table (version, applied_at) values ('former', now())
    on conflict (is_only) do update set version = 'former'`);

const follow = () => withOrm(config, (em) => recomputeNutrition(em, new Date()));

async function create(wish = {}): Promise<string> {
  const { data } = await trainer.api.POST('/api/trainer/recipes', { body: written(wish) });
  return data?.data.id ?? '';
}

const falsify = (id: string) =>
  app.db.query(
    `update recipes set calories_kcal = 1, sodium_mg = 9, dietary_tags = '{paleo}', allergens = '{milk}' where id = $1`,
    [id],
  );

async function numbers(id: string) {
  const { data } = await trainer.api.GET('/api/recipes/{id}', { params: { path: { id } } });
  return [data?.caloriesKcal, data?.sodiumMg, data?.dietaryTags, data?.allergens, data?.lastUpdatedTimestamp];
}

const notes = async () =>
  (
    await app.db.query(
      `select subject_id as id, actor_id as actor, details from audit_log where action = 'recipe.recomputed'
       and subject_id in (select id from recipes)`,
    )
  ).rows;

test('recipes are computed again once when figures change, and their history says so', async () => {
  const [id, right] = [await create(), await create({ name: 'Right' })];
  const before = await numbers(id);
  const rightBefore = await numbers(right);
  await falsify(id);
  expect(await follow()).toBe(1);
  expect(await numbers(id)).toEqual(before);
  expect(await numbers(right)).toEqual(rightBefore);
  expect(await notes()).toEqual([
    { id, actor: null, details: { name: 'Lentil soup', formerKcal: 1, kcal: before[0] } },
  ]);

  await falsify(id);
  expect(await follow()).toBe(0);
  expect((await numbers(id))[0]).toBe(1);
});

test('entered numbers, and recipes that can no longer be computed, are left alone', async () => {
  const nutrition = { caloriesKcal: 380, proteinGrams: 20, carbsGrams: 50, fatGrams: 2 };
  const [entered, unknown] = [await create({ nutrition }), await create()];
  await app.db.query(
    `update recipes set ingredients_json = jsonb_set(ingredients_json, '{0,foodId}', '"no-longer-there"') where id = $1`,
    [unknown],
  );
  for (const id of [entered, unknown]) await falsify(id);
  expect(await follow()).toBe(0);
  expect([(await numbers(entered))[0], (await numbers(unknown))[0]]).toEqual([1, 1]);
  expect(await notes()).toEqual([]);
});

test('two programs at once compute each recipe once, in any number of batches', async () => {
  await withOrm(config, (em) => em.transactional((inside) => plantLibrary(inside, new Date())));
  await app.db.query('update recipes set calories_kcal = calories_kcal + 1');
  const { rowCount } = await app.db.query('select from recipes');
  const changed = await Promise.all([follow(), follow()]);
  expect(changed.reduce((sum, one) => sum + one)).toBe(rowCount);
  expect(await notes()).toHaveLength(rowCount ?? 0);
});

test('recipes of the library have the same numbers when they are computed again', async () => {
  await app.db.query('delete from planted_recipes');
  await withOrm(config, (em) => em.transactional((inside) => plantLibrary(inside, new Date())));
  expect(await follow()).toBe(0);
});
