import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { insertRecipe } from '../../../../test/factories/recipes.ts';
import { TestApp } from '../../../../test/support/test-app.ts';
import { ALL, RecipeChangeQueries } from './recipe-change.queries.js';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start();
});

afterAll(() => app.stop());

test('the generator counts preparation and cooking, and no resting', async () => {
  const { id } = await insertRecipe(app.db, { prep: 10, cook: 5, rest: 240 });
  const { changed } = await app.app.get(RecipeChangeQueries).since(ALL);
  expect(changed.find((recipe) => recipe.id === id)).toMatchObject({ prepMinutes: 10, totalMinutes: 15 });
});

test('the generator gets dishes only, and forgets a dish that becomes a side', async () => {
  const queries = app.app.get(RecipeChangeQueries);
  const dish = await insertRecipe(app.db);
  const side = await insertRecipe(app.db, { side: { kind: 'bread', step: 1, most: 3 } });
  const before = await queries.since(ALL);
  expect(before.changed.map(({ id }) => id)).toContain(dish.id);
  expect(before.changed.map(({ id }) => id)).not.toContain(side.id);
  expect(before.removed).toContain(side.id);
  await app.db.query(`update recipes set side_kind = 'salad', side_step = 0.5, side_most = 2 where id = $1`, [
    dish.id,
  ]);
  expect((await queries.since(before.horizon)).removed).toContain(dish.id);
});
