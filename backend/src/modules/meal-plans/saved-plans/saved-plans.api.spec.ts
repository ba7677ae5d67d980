import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { insertSavedPlan } from '../../../../test/factories/meal-plans.ts';
import { insertRecipe } from '../../../../test/factories/recipes.ts';
import { sentPlan } from '../../../../test/factories/sent-plan.ts';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.ts';

let app: TestApp;
let trainer: SignedInUser;
let recipes: { id: string }[];

beforeAll(async () => {
  app = await TestApp.start();
});

beforeEach(async () => {
  trainer = await app.signedIn({ role: 'trainer', name: 'Toni' });
  recipes = [
    await insertRecipe(app.db, { name: 'Porridge' }),
    await insertRecipe(app.db, { name: 'Lentil soup' }),
    await insertRecipe(app.db, { name: 'Curry' }),
  ];
});

afterAll(() => app.stop());

const save = async (body: object, by = trainer) => {
  const { response, data, error } = await by.api.POST('/api/trainer/meal-plans', { body });
  return { status: response.status, saved: data?.mealPlan, error };
};

const list = async (query = {}, by = trainer) =>
  (await by.api.GET('/api/trainer/meal-plans', { params: { query } })).data;

const at = (id: string | undefined) => ({ params: { path: { id: id ?? randomUUID() } } });

test('saving copies each recipe as it is now, and returns the totals of the plan', async () => {
  const { status, saved } = await save({
    mealPlanData: sentPlan(recipes),
    notes: 'For the cut',
    tags: ['lean'],
  });
  expect(status).toBe(201);
  expect(saved).toMatchObject({
    trainerId: trainer.id,
    notes: 'For the cut',
    tags: ['lean'],
    isTemplate: false,
    assignmentCount: 0,
    mealPlanData: { planName: 'Lean week', days: 1, mealsPerDay: 3, generatedBy: 'Toni' },
  });
  expect(saved?.mealPlanData.meals.map(({ recipe }) => recipe.name)).toEqual([
    'Porridge',
    'Lentil soup',
    'Curry',
  ]);
  await app.db.query(`update recipes set name = 'Renamed' where id = $1`, [recipes[0]?.id]);
  const { data } = await trainer.api.GET('/api/trainer/meal-plans/{id}', at(saved?.id));
  expect(data?.mealPlanData.meals[0]?.recipe.name).toBe('Porridge');
});

describe('the list', () => {
  test('is the user’s own, the latest first, with or without meals', async () => {
    await save({ mealPlanData: sentPlan(recipes, { planName: 'First' }) });
    await save({ mealPlanData: sentPlan(recipes, { planName: 'Second' }), isTemplate: true });
    const all = await list({ withMeals: true });
    expect(all).toMatchObject({ total: 2 });
    expect(all?.mealPlans.map(({ mealPlanData }) => mealPlanData.planName)).toEqual(['Second', 'First']);
    expect(all?.mealPlans[0]?.mealPlanData.meals).toHaveLength(3);
    const cards = await list({ withMeals: false, templates: true });
    expect(cards?.mealPlans).toMatchObject([{ isTemplate: true, facts: { totalMeals: 3 } }]);
    expect(cards?.mealPlans[0]?.mealPlanData).not.toHaveProperty('meals');
    expect(await list({}, await app.signedIn({ role: 'trainer' }))).toEqual({ mealPlans: [], total: 0 });
  });

  test('limits the number of plans with all their meals', async () => {
    const most = async (query: object) => {
      const { response } = await trainer.api.GET('/api/trainer/meal-plans', { params: { query } });
      return response.status;
    };
    expect([await most({ limit: 20 }), await most({ limit: 21 })]).toEqual([200, 400]);
    expect([await most({ limit: 100, withMeals: false }), await most({ limit: 101 })]).toEqual([200, 400]);
  });

  test('comes as a whole, without meals, if no page is requested', async () => {
    const owner = await app.signedIn({ role: 'trainer' });
    const recipe = await insertRecipe(app.db);
    for (let count = 0; count < 14; count += 1) await insertSavedPlan(app.db, owner, { recipe });
    const { data } = await owner.api.GET('/api/trainer/meal-plans');
    expect(data?.mealPlans).toHaveLength(14);
    expect(data?.mealPlans[0]?.mealPlanData).not.toHaveProperty('meals');
  });

  test('refuses targets whose grams exceed the energy of the day', async () => {
    const targets = { calories: 800, protein: 1000, carbs: 1000, fat: 1000 };
    const mealPlanData = { ...sentPlan([await insertRecipe(app.db)]), targets };
    const { error } = await trainer.api.POST('/api/trainer/meal-plans', { body: { mealPlanData } });
    expect(error?.fields).toEqual({ targets: ['These grams add up to more calories than the day has'] });
    const { id } = await insertSavedPlan(app.db, trainer);
    const params = { path: { id } };
    const { response } = await trainer.api.PATCH('/api/trainer/meal-plans/{id}', {
      params,
      body: { mealPlanData },
    });
    expect(response.status).toBe(400);
  });

  test('is searched in name, goal, description, notes, and tags, ignoring case', async () => {
    await save({
      mealPlanData: { ...sentPlan(recipes), description: '50% Off_season' },
      notes: 'Ann',
      tags: ['Über'],
    });
    const found = async (search: string) => (await list({ search }))?.total;
    const words = ['LEAN', 'weight_loss', 'weight loss', '50% off_', 'ann', 'über', 'cutting', '%'];
    expect(await Promise.all(words.map(found))).toEqual([1, 1, 1, 1, 1, 1, 0, 1]);
  });
});

describe('changing a saved plan', () => {
  test('renames it, labels it, and makes it a template', async () => {
    const { saved } = await save({ mealPlanData: sentPlan(recipes) });
    const { data } = await trainer.api.PATCH('/api/trainer/meal-plans/{id}', {
      ...at(saved?.id),
      body: { planName: 'Renamed', tags: ['a', 'b'], notes: null, isTemplate: true },
    });
    expect(data?.mealPlan).toMatchObject({
      tags: ['a', 'b'],
      notes: null,
      isTemplate: true,
      mealPlanData: { planName: 'Renamed' },
    });
    expect((await list({ search: 'renamed' }))?.total).toBe(1);
  });

  test('writes back the meals of a draft', async () => {
    const { saved } = await save({ mealPlanData: sentPlan(recipes) });
    const { data: draft } = await trainer.api.POST('/api/trainer/meal-plans/{id}/draft', at(saved?.id));
    if (!draft) throw new Error('no draft');
    expect(draft).toMatchObject({ savedPlanId: saved?.id, revision: 1, canUndo: false });
    const { data: changed } = await trainer.api.PATCH('/api/meal-plan/drafts/{id}', {
      ...at(draft.draftId),
      body: { revision: 1, meal: { day: 1, mealNumber: 2 }, servings: 1.5 },
    });
    expect(changed).toMatchObject({ revision: 2, canUndo: true });
    const { data } = await trainer.api.PATCH('/api/trainer/meal-plans/{id}', {
      ...at(saved?.id),
      body: { draftId: draft.draftId },
    });
    expect(data?.mealPlan.mealPlanData.meals.map(({ servings }) => servings)).toEqual([1, 1.5, 1]);
  });

  test('from two drafts refuses the second once, which may then overwrite the first', async () => {
    const { saved } = await save({ mealPlanData: sentPlan(recipes) });
    const draftWith = async (servings: number) => {
      const { data } = await trainer.api.POST('/api/trainer/meal-plans/{id}/draft', at(saved?.id));
      const draftId = data?.draftId ?? '';
      await trainer.api.PATCH('/api/meal-plan/drafts/{id}', {
        ...at(draftId),
        body: { revision: 1, meal: { day: 1, mealNumber: 1 }, servings },
      });
      return draftId;
    };
    const [one, other] = [await draftWith(1.5), await draftWith(2)];
    const write = async (draftId: string) => {
      const body = { draftId };
      const answer = await trainer.api.PATCH('/api/trainer/meal-plans/{id}', { ...at(saved?.id), body });
      return answer.data?.mealPlan.mealPlanData.meals[0]?.servings ?? answer.error?.code;
    };
    expect([await write(one), await write(one)]).toEqual([1.5, 1.5]);
    expect([await write(other), await write(other)]).toEqual(['saved_plan_changed', 2]);
    expect(await write(one)).toBe('saved_plan_changed');
  });

  test('marks a duplicate as a copy, even if the name is long', async () => {
    const { saved } = await save({ mealPlanData: sentPlan(recipes, { planName: '🥦'.repeat(255) }) });
    const copy = (id?: string) => trainer.api.POST('/api/trainer/meal-plans/{id}/duplicate', at(id));
    const { data } = await copy(saved?.id);
    expect(data?.mealPlan.mealPlanData.planName).toBe(`${'🥦'.repeat(248)} (copy)`);
    expect((await copy(data?.mealPlan.id)).response.status).toBe(201);
  });

  test('duplicates and deletes it', async () => {
    const { saved } = await save({ mealPlanData: sentPlan(recipes), tags: ['x'], isTemplate: true });
    const { data } = await trainer.api.POST('/api/trainer/meal-plans/{id}/duplicate', at(saved?.id));
    expect(data?.mealPlan).toMatchObject({
      tags: ['x'],
      isTemplate: false,
      mealPlanData: { planName: 'Lean week (copy)' },
    });
    const { data: gone } = await trainer.api.DELETE('/api/trainer/meal-plans/{id}', at(saved?.id));
    expect(gone).toEqual({ message: 'Meal Plan Deleted' });
    expect((await list())?.total).toBe(1);
  });
});
