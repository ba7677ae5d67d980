import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { insertSavedPlan } from '../../../../test/factories/meal-plans.ts';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.ts';

let app: TestApp;
let trainer: SignedInUser;

beforeAll(async () => {
  app = await TestApp.start();
  trainer = await app.signedIn({ role: 'trainer' });
});

afterAll(() => app.stop());

async function change(body: object) {
  const { id } = await insertSavedPlan(app.db, trainer, { clientName: 'Sabine', planName: 'Lean week' });
  const params = { path: { id } };
  const { response, data, error } = await trainer.api.PATCH('/api/trainer/meal-plans/{id}', { params, body });
  return { status: response.status, saved: data?.mealPlan, error };
}

test('name, goal, description, and client change without changing meals, and omitted fields stay', async () => {
  const { saved } = await change({ fitnessGoal: 'bulking', description: 'For cold weeks', clientName: null });
  expect(saved?.mealPlanData).toMatchObject({
    ...{ planName: 'Lean week', fitnessGoal: 'bulking', description: 'For cold weeks', clientName: null },
    ...{ dailyCalorieTarget: 1500, meals: { length: 3 } },
  });
});

test('other targets and rules are checked again', async () => {
  const { saved } = await change({ dailyCalorieTarget: 3000, excludedFoods: ['chicken'] });
  expect(saved?.mealPlanData).toMatchObject({ targets: { calories: 3000, protein: 90 } });
  expect(saved?.certificate.holds).toBe(false);
  const rule = saved?.certificate.rules.find(({ rule }) => rule === 'excludedFoods');
  expect(rule?.holds).toBe(false);
});

test('absurd targets and unknown foods are refused', async () => {
  const absurd = { dailyCalorieTarget: 800, dailyProtein: 1000, dailyCarbs: 1000, dailyFat: 1000 };
  expect(await change(absurd)).toMatchObject({
    status: 400,
    error: { fields: { dailyProtein: ['These grams add up to more calories than the day has'] } },
  });
  expect((await change({ excludedFoods: ['xyzzy'] })).status).toBe(400);
});
