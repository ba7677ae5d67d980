import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { insertDraft } from '../../../../test/factories/meal-plans.ts';
import { ownCustomer } from '../../../../test/factories/plan-assignment.ts';
import { insertRecipe } from '../../../../test/factories/recipes.ts';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.ts';

let app: TestApp;
let trainer: SignedInUser;

beforeAll(async () => {
  app = await TestApp.start();
  trainer = await app.signedIn({ role: 'trainer' });
});

afterAll(() => app.stop());

const list = async ({ api }: SignedInUser) => (await api.GET('/api/meal-plan/drafts')).data;

test('your own drafts are listed newest first until they expire', async () => {
  const customer = await ownCustomer(app, trainer);
  const recipe = await insertRecipe(app.db);
  await insertDraft(app.db, trainer, { planName: 'First', recipe, days: 3, customer });
  const second = await insertDraft(app.db, trainer, { planName: 'Second', recipe });
  const ended = await insertDraft(app.db, trainer, { planName: 'Ended', recipe });
  await insertDraft(app.db, await app.user({ role: 'trainer' }), { planName: 'Not mine', recipe });
  await app.db.query(`update meal_plan_drafts set expires_at = now() - interval '1 second' where id = $1`, [
    ended.id,
  ]);
  expect(await list(trainer)).toMatchObject({
    total: 2,
    drafts: [
      { draftId: second.id, planName: 'Second', days: 1, customer: null, savedPlanId: null, holds: false },
      { planName: 'First', days: 3, dailyCalorieTarget: 1500, customer: { email: customer.email } },
    ],
  });
});

test('the list shows a draft’s current plan, and the saved plan that it became', async () => {
  const admin = await app.signedIn({ role: 'admin' });
  const { id } = await insertDraft(app.db, admin, { planName: 'Draft' });
  const { data } = await admin.api.POST('/api/trainer/meal-plans', { body: { draftId: id } });
  const [draft] = (await list(admin))?.drafts ?? [];
  expect(draft).toMatchObject({ draftId: id, savedPlanId: data?.mealPlan.id });
  await admin.api.DELETE('/api/meal-plan/drafts/{id}', { params: { path: { id } } });
  expect(await list(admin)).toEqual({ drafts: [], total: 0 });
});
