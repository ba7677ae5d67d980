import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { insertSavedPlan } from '../../../test/factories/meal-plans.ts';
import { insertRecipe } from '../../../test/factories/recipes.ts';
import { TestApp } from '../../../test/support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start();
});

afterAll(() => app.stop());

test('an admin sees what the whole system has, and who was here in 30 days', async () => {
  const admin = await app.signedIn({ role: 'admin' });
  const trainer = await app.signedIn({ role: 'trainer' });
  const longGone = await app.signedIn({ role: 'trainer' });
  await app.db.query(
    `update user_activity_sessions set start_time = now() - interval '31 days', end_time = now() - interval '31 days'
     where user_id = $1`,
    [longGone.id],
  );
  await app.signedIn();
  await app.user();
  const recipe = await insertRecipe(app.db);
  await insertRecipe(app.db, { owner: trainer });
  await insertRecipe(app.db, { owner: trainer, offered: true });
  await insertSavedPlan(app.db, trainer, { recipe });
  expect((await admin.api.GET('/api/admin/profile/stats')).data).toEqual({
    totalRecipes: 2,
    totalUsers: 5,
    totalMealPlans: 1,
    pendingRecipes: 1,
    activeTrainers: 1,
    activeCustomers: 1,
  });
});
