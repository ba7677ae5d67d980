import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
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

describe('saving', () => {
  test('keeps a copy of each recipe as it is now, and says what the plan comes to', async () => {
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

  test('believes of a recipe only which one it is', async () => {
    const plan = sentPlan(recipes);
    const lies = { name: 'Air', caloriesKcal: 1, proteinGrams: 500, imageUrl: 'https://evil.example/x' };
    const meals = plan.meals.map((meal) => ({ ...meal, recipe: { ...meal.recipe, ...lies } }));
    const { saved } = await save({ mealPlanData: { ...plan, meals } });
    expect(saved?.mealPlanData.meals[0]?.recipe).toMatchObject({ name: 'Porridge', imageUrl: null });
    expect(saved?.nutrition.averageDaily.protein).toBeLessThan(500);
  });

  test('takes back what it has sent, as it is', async () => {
    const { saved } = await save({ mealPlanData: sentPlan(recipes, { days: 3 }) });
    const again = await save({ mealPlanData: saved?.mealPlanData });
    expect(again.error).toBeUndefined();
    const content = ({ meals, targets, rules }: NonNullable<typeof saved>['mealPlanData']) => ({
      meals,
      targets,
      rules,
    });
    if (!saved || !again.saved) throw new Error('not saved');
    expect(content(again.saved.mealPlanData)).toEqual(content(saved.mealPlanData));
  });

  test('takes the largest plan back, too', async () => {
    const long = { name: '日'.repeat(200), description: '本'.repeat(2000), mealTypes: ['dinner'] };
    const month = await Promise.all(Array.from({ length: 180 }, () => insertRecipe(app.db, long)));
    const meals = month.map(({ id }, at) => ({
      ...{ day: 1 + Math.floor(at / 6), mealNumber: 1 + (at % 6), mealType: 'dinner' },
      recipe: { id },
    }));
    const mealPlanData = { planName: 'Month', days: 30, mealsPerDay: 6, meals, startOfWeekMealPrep: {} };
    const { saved } = await save({ mealPlanData });
    expect((await save({ mealPlanData: saved?.mealPlanData })).status).toBe(201);
  });

  test('has rules that mean something', async () => {
    const rulesOf = async (rules: object) => {
      const { saved, error } = await save({ mealPlanData: { ...sentPlan(recipes), rules } });
      return error?.fields ?? saved?.certificate.rules.map(({ rule }) => rule);
    };
    expect(await rulesOf({ excludedFoods: [{ name: 'flubber', foodIds: ['salt'] }] })).toEqual({
      excludedFoods: ['There is no food that is called “flubber”'],
    });
    expect(await rulesOf({ caloriesByType: { lunch: {} } })).not.toContain('mealCalories');
  });

  test('refuses what is no plan, with each reason', async () => {
    const other = await app.user({ role: 'trainer' });
    const hidden = await insertRecipe(app.db, { owner: other });
    const plan = sentPlan(recipes);
    const [first] = plan.meals;
    const refused = async (mealPlanData: object) => {
      const { status, error } = await save({ mealPlanData });
      return [status, error?.message];
    };
    expect(await refused(sentPlan([hidden]))).toEqual([400, `There is no such recipe: ${hidden.id}`]);
    expect(await refused({ ...plan, meals: [first, first] })).toEqual([
      400,
      'Day 1 has two meals with the number 1',
    ]);
    expect(await refused({ ...plan, meals: [{ ...first, day: 2 }] })).toEqual([
      400,
      'The plan has 1 days, and a meal on day 2',
    ]);
    expect(await refused({ ...plan, meals: [] })).toEqual([400, 'A meal plan needs meals']);
    expect(await refused({ ...plan, meals: [{ ...first, servings: 0.6 }] })).toEqual([
      400,
      'servings must be from 0.5 to 2 in steps of 0.25',
    ]);
    const many = Array.from({ length: 181 }, (_, n) => ({
      ...first,
      day: 1 + (n % 30),
      mealNumber: 1 + (n % 6),
    }));
    expect(await refused({ ...plan, days: 30, meals: many })).toEqual([400, 'meals must be at most 180']);
    expect((await save({})).error?.fields).toEqual({
      mealPlanData: ['Please send a meal plan, or the id of a draft'],
    });
  });
});

describe('the list', () => {
  test('is one’s own, the latest first, with or without meals', async () => {
    await save({ mealPlanData: sentPlan(recipes, { planName: 'First' }) });
    await save({ mealPlanData: sentPlan(recipes, { planName: 'Second' }), isTemplate: true });
    const all = await list();
    expect(all).toMatchObject({ total: 2 });
    expect(all?.mealPlans.map(({ mealPlanData }) => mealPlanData.planName)).toEqual(['Second', 'First']);
    expect(all?.mealPlans[0]?.mealPlanData.meals).toHaveLength(3);
    const cards = await list({ withMeals: false, templates: true });
    expect(cards?.mealPlans).toMatchObject([{ isTemplate: true, facts: { totalMeals: 3 } }]);
    expect(cards?.mealPlans[0]?.mealPlanData).not.toHaveProperty('meals');
    expect(await list({}, await app.signedIn({ role: 'trainer' }))).toEqual({ mealPlans: [], total: 0 });
  });

  test('has no more plans with all their meals than can be written at once', async () => {
    const most = async (query: object) => {
      const { response } = await trainer.api.GET('/api/trainer/meal-plans', { params: { query } });
      return response.status;
    };
    expect([await most({ limit: 20 }), await most({ limit: 21 })]).toEqual([200, 400]);
    expect([await most({ limit: 100, withMeals: false }), await most({ limit: 101 })]).toEqual([200, 400]);
  });

  test('is searched in name, goal, description, notes and tags, whatever the case', async () => {
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

describe('changing', () => {
  test('renames, labels and makes a template', async () => {
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

  test('is written back from a draft, meal by meal', async () => {
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

  test('copies and deletes', async () => {
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

test('another trainer’s plan and draft are not there', async () => {
  const { saved } = await save({ mealPlanData: sentPlan(recipes) });
  const { data: draft } = await trainer.api.POST('/api/trainer/meal-plans/{id}/draft', at(saved?.id));
  const other = await app.signedIn({ role: 'trainer' });
  const admin = await app.signedIn({ role: 'admin' });
  for (const { api } of [other, admin]) {
    const answers = await Promise.all([
      api.GET('/api/trainer/meal-plans/{id}', at(saved?.id)),
      api.PATCH('/api/trainer/meal-plans/{id}', { ...at(saved?.id), body: { planName: 'Mine' } }),
      api.DELETE('/api/trainer/meal-plans/{id}', at(saved?.id)),
      api.POST('/api/trainer/meal-plans/{id}/duplicate', at(saved?.id)),
      api.POST('/api/trainer/meal-plans/{id}/draft', at(saved?.id)),
      api.GET('/api/meal-plan/drafts/{id}', at(draft?.draftId)),
      api.POST('/api/trainer/meal-plans', { body: { draftId: draft?.draftId } }),
      api.GET('/api/meal-plans/{id}/prep', at(saved?.id)),
    ]);
    expect(answers.map(({ response }) => response.status)).toEqual(Array(8).fill(404));
  }
});
