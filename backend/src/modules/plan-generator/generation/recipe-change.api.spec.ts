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

test('the generator gets dishes and sides, and learns that a dish becomes a side', async () => {
  const queries = app.app.get(RecipeChangeQueries);
  const dish = await insertRecipe(app.db);
  const side = await insertRecipe(app.db, { side: { kind: 'bread', step: 1, most: 3 } });
  const before = await queries.since(ALL);
  const sideIn = ({ changed }: typeof before, { id }: { id: string }) =>
    changed.find((recipe) => recipe.id === id)?.side;
  expect(sideIn(before, dish)).toBeNull();
  expect(sideIn(before, side)).toEqual({ kind: 'bread', step: 1, most: 3 });
  await app.db.query(`update recipes set side_kind = 'salad', side_step = 0.5, side_most = 2 where id = $1`, [
    dish.id,
  ]);
  expect(sideIn(await queries.since(before.horizon), dish)).toEqual({ kind: 'salad', step: 0.5, most: 2 });
});
