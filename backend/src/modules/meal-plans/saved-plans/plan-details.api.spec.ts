import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { insertSavedPlan, keptPlan } from '../../../../test/factories/meal-plans.ts';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.ts';
import type { Plan } from '../../plan-model/plan.js';

let app: TestApp;
let trainer: SignedInUser;

beforeAll(async () => {
  app = await TestApp.start();
  trainer = await app.signedIn({ role: 'trainer' });
});

afterAll(() => app.stop());

async function change(body: object, plan?: Plan) {
  const { id } = await insertSavedPlan(app.db, trainer, {
    clientName: 'Sabine',
    planName: 'Lean week',
    plan,
  });
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

test('grams that the goal suggested leave room until they are changed', async () => {
  const plan = keptPlan({ id: '0198a3c0-0000-7000-8000-000000000001', name: 'Curry' });
  const loose: Plan = { ...plan, rules: { ...plan.rules, looseMacros: ['protein', 'carbs', 'fat'] } };
  const { saved } = await change({ dailyProtein: 90, dailyCarbs: 130, dailyFat: 60 }, loose);
  expect(saved?.mealPlanData.rules.looseMacros).toEqual(['protein', 'fat']);
  expect(saved?.mealPlanData.targets).toMatchObject({ calories: 1500, protein: 90, carbs: 130, fat: 60 });
});

test('absurd targets and unknown foods are refused', async () => {
  const absurd = { dailyCalorieTarget: 800, dailyProtein: 1000, dailyCarbs: 1000, dailyFat: 1000 };
  expect(await change(absurd)).toMatchObject({
    status: 400,
    error: { fields: { dailyProtein: ['These grams add up to more calories than the day has'] } },
  });
  expect((await change({ excludedFoods: ['xyzzy'] })).status).toBe(400);
});
