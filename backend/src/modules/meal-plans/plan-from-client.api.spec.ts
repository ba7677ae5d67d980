import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { insertDraft } from '../../../test/factories/meal-plans.ts';
import { insertRecipe } from '../../../test/factories/recipes.ts';
import { sentPlan } from '../../../test/factories/sent-plan.ts';
import { type SignedInUser, TestApp } from '../../../test/support/test-app.ts';

let app: TestApp;
let trainer: SignedInUser;
let recipes: { id: string }[];

beforeAll(async () => {
  app = await TestApp.start();
});

beforeEach(async () => {
  trainer = await app.signedIn({ role: 'trainer' });
  recipes = [await insertRecipe(app.db, { name: 'Porridge' }), await insertRecipe(app.db)];
});

afterAll(() => app.stop());

const save = async (body: object) => {
  const { response, data, error } = await trainer.api.POST('/api/trainer/meal-plans', { body });
  return { status: response.status, saved: data?.mealPlan, error };
};

test('a plan from a client counts only for the IDs of its recipes', async () => {
  const plan = sentPlan(recipes);
  const lies = { name: 'Air', caloriesKcal: 1, proteinGrams: 500, imageUrl: 'https://evil.example/x' };
  const meals = plan.meals.map((meal) => ({ ...meal, recipe: { ...meal.recipe, ...lies } }));
  const { saved } = await save({ mealPlanData: { ...plan, meals } });
  expect(saved?.mealPlanData.meals[0]?.recipe).toMatchObject({ name: 'Porridge', imageUrl: null });
  expect(saved?.nutrition.averageDaily.protein).toBeLessThan(500);
});

test('a plan from the API can be sent back unchanged', async () => {
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

test.each([
  [{}, ['protein', 'carbs', 'fat']],
  [{ targets: { calories: 1500, protein: 90, carbs: 120, fat: 60 } }, undefined],
  [
    { targets: { calories: 1500, protein: 90, carbs: 120, fat: 60 }, rules: { looseMacros: ['fat'] } },
    ['fat'],
  ],
])('a plan from a client with %j leaves room for %j', async (sent, looseMacros) => {
  const { saved } = await save({ mealPlanData: { ...sentPlan(recipes), ...sent } });
  expect(saved?.mealPlanData.rules.looseMacros).toEqual(looseMacros);
});

test('the largest plan can be sent back too', async () => {
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

test('a recipe whose id is written in capitals is the same', async () => {
  const plan = sentPlan(recipes.map(({ id }) => ({ id: id.toUpperCase() })));
  const { saved } = await save({ mealPlanData: plan });
  expect(saved?.mealPlanData.meals[0]?.recipe.id).toBe(recipes[0]?.id);
});

test.each([
  [undefined, false],
  [{ wholeRecipes: true }, true],
])('whole recipes are cooked only if the plan says so: %j', async (rules, wholeRecipes) => {
  const { saved } = await save({ mealPlanData: { ...sentPlan(recipes), rules } });
  expect(saved?.mealPlanData.rules.wholeRecipes).toBe(wholeRecipes);
});

describe('the rules of a plan from a client', () => {
  const rulesOf = async (rules: object) => {
    const { status, saved, error } = await save({ mealPlanData: { ...sentPlan(recipes), rules } });
    return status === 201 ? saved?.certificate.rules.map(({ rule }) => rule) : error?.fields;
  };

  test.each([
    [
      { excludedFoods: [{ name: 'flubber', foodIds: ['salt'] }] },
      { excludedFoods: ['We know no food called “flubber”.'] },
    ],
    [
      { minProtein: 40, maxProtein: 30 },
      { maxProtein: ['At least 40 g and at most 30 g of protein cannot both be'] },
    ],
    [
      { caloriesByType: { lunch: { min: 500, max: 100 } } },
      { caloriesByType: ['At least 500 and at most 100 kcal for lunch cannot both be'] },
    ],
  ])('%j mean nothing', async (rules, fields) => {
    expect(await rulesOf(rules)).toEqual(fields);
  });

  test('are dropped if they limit nothing', async () => {
    const rules = { caloriesByType: { lunch: {} }, minFat: null, maxFat: null };
    const checked = await rulesOf(rules);
    expect(checked).toContain('maxUses');
    expect(checked).not.toContain('mealCalories');
    expect(checked).not.toContain('mealMacros');
  });

  test('may be as narrow as their bounds allow', async () => {
    expect(await rulesOf({ minProtein: 30, maxProtein: 30 })).toContain('mealMacros');
  });
});

describe('a plan from a client is refused', () => {
  const refused = async (mealPlanData: object) => {
    const { status, error } = await save({ mealPlanData });
    return [status, error?.message];
  };

  test('with a recipe that its sender cannot see', async () => {
    const hidden = await insertRecipe(app.db, { owner: await app.user({ role: 'trainer' }) });
    expect(await refused(sentPlan([hidden]))).toEqual([400, `There is no such recipe: ${hidden.id}`]);
  });

  test('with meals that do not match its days', async () => {
    const plan = sentPlan(recipes);
    const [first] = plan.meals;
    const because = async (meals: object[], more: object = {}) => refused({ ...plan, ...more, meals });
    expect(await because([first ?? {}, first ?? {}])).toEqual([400, 'Day 1 has two meals with the number 1']);
    expect(await because([{ ...first, day: 2 }])).toEqual([400, 'The plan has 1 day but a meal on day 2']);
    expect(await because([{ ...first, mealNumber: 4 }])).toEqual([
      400,
      'A day has 3 meals but day 1 has a meal number 4',
    ]);
    expect(await because([])).toEqual([400, 'A meal plan must have meals']);
    expect(await because([{ ...first, servings: 0.6 }])).toEqual([
      400,
      'servings must be from 0.5 to 2 in steps of 0.25',
    ]);
    const many = Array.from({ length: 181 }, (_, n) => ({
      ...first,
      day: 1 + (n % 30),
      mealNumber: 1 + (n % 6),
    }));
    expect(await because(many, { days: 30 })).toEqual([400, 'meals must be at most 180']);
  });

  test('with unknown properties at any level', async () => {
    const plan = sentPlan(recipes);
    const [first] = plan.meals;
    const fieldsOf = async (mealPlanData: object) =>
      Object.keys((await save({ mealPlanData })).error?.fields ?? {});
    expect(await fieldsOf({ ...plan, owner: 'me' })).toEqual(['mealPlanData.owner']);
    expect(await fieldsOf({ ...plan, rules: { all: true } })).toEqual(['mealPlanData.rules.all']);
    expect(await fieldsOf({ ...plan, meals: [{ ...first, free: true }] })).toEqual([
      'mealPlanData.meals.0.free',
    ]);
    const bounds = { caloriesByType: { lunch: { min: 1, about: 2 } } };
    expect(await fieldsOf({ ...plan, rules: bounds })).toEqual([
      'mealPlanData.rules.caloriesByType.lunch.about',
    ]);
  });

  test('if it is missing, or sent together with a draft', async () => {
    expect((await save({})).error?.fields).toEqual({
      mealPlanData: ['Please send a meal plan or the ID of a draft'],
    });
    const { id: draftId } = await insertDraft(app.db, trainer);
    const { status, error } = await save({ draftId, mealPlanData: sentPlan(recipes) });
    expect([status, error?.fields]).toEqual([
      400,
      { draftId: ['Please send a meal plan or the ID of a draft, not both'] },
    ]);
  });
});
