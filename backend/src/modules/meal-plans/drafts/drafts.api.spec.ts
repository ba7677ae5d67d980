import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { insertCoaching } from '../../../../test/factories/coaching.ts';
import { insertDraft } from '../../../../test/factories/meal-plans.ts';
import { insertRecipe } from '../../../../test/factories/recipes.ts';
import { seedLibrary } from '../../../../test/factories/seed-library.ts';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.ts';
import { ALL, RecipeChangesReader } from '../generation/recipe-changes.js';

let app: TestApp;
let trainer: SignedInUser;

beforeAll(async () => {
  app = await TestApp.start();
  await seedLibrary(app);
  trainer = await app.signedIn({ role: 'trainer', name: 'Toni' });
});

afterAll(() => app.stop());

const WISH = {
  planName: 'Lean week',
  fitnessGoal: 'weight_loss' as const,
  dailyCalorieTarget: 1800,
  days: 7,
  mealsPerDay: 4,
  seed: 3,
};

const generate = async (changes: object = {}, by = trainer) => {
  const { response, data, error } = await by.api.POST('/api/meal-plan/generate', {
    body: { ...WISH, ...changes },
  });
  return { status: response.status, draft: data, error };
};

async function newDraft(changes: object = {}, by = trainer) {
  const { draft, error } = await generate(changes, by);
  if (!draft) throw new Error(JSON.stringify(error));
  return draft;
}

type Draft = Awaited<ReturnType<typeof newDraft>>;

const at = (id: string) => ({ params: { path: { id } } });

const change = async ({ draftId, revision }: Draft, body: object) => {
  const { response, data, error } = await trainer.api.PATCH('/api/meal-plan/drafts/{id}', {
    ...at(draftId),
    body: { revision, meal: { day: 1, mealNumber: 1 }, ...body },
  });
  return { status: response.status, draft: data, error };
};

const dishes = ({ mealPlan }: Pick<Draft, 'mealPlan'>) =>
  mealPlan.meals.map(
    ({ day, mealNumber, servings, recipe }) => `${day}.${mealNumber} ${recipe.id} ${servings}`,
  );

describe('generating', () => {
  test('takes the form as the reader of plain words filled it in', async () => {
    const { data } = await trainer.api.POST('/api/meal-plan/parse-natural-language', {
      body: { naturalLanguageInput: '2 days of maintenance, 2000 kcal' },
    });
    const { engine, note, marks, notUnderstood, ...form } = data ?? {};
    expect(await generate(form)).toMatchObject({ status: 200, draft: { mealPlan: { days: 2 } } });
  });

  test('gives a plan that keeps every rule, with its numbers and its prep, as a draft', async () => {
    const draft = await newDraft({
      clientName: 'Ann',
      excludedFoods: ['mushrooms'],
      excludedAllergens: ['nuts'],
    });
    expect(draft.certificate).toMatchObject({ holds: true });
    expect(draft.certificate.days).toHaveLength(7);
    expect(draft.certificate.rules.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(['excludedFoods', 'allergens', 'repetition', 'mainIngredients', 'dinners']),
    );
    expect(draft.mealPlan).toMatchObject({ clientName: 'Ann', days: 7, mealsPerDay: 4, generatedBy: 'Toni' });
    expect(draft.mealPlan.meals.map(({ mealType }) => mealType).slice(0, 4)).toEqual([
      'breakfast',
      'lunch',
      'snack',
      'dinner',
    ]);
    expect(draft.mealPlan.startOfWeekMealPrep?.shoppingList.length).toBeGreaterThan(10);
    expect(draft.nutrition.daily).toHaveLength(7);
    const { data } = await trainer.api.GET('/api/meal-plan/drafts/{id}', at(draft.draftId));
    expect(data).toEqual(draft);
  });

  test('gives the same for the same wish and seed, and another for another', async () => {
    const [one, same, other] = await Promise.all([newDraft(), newDraft(), newDraft({ seed: 4 })]);
    expect(dishes(same)).toEqual(dishes(one));
    expect(dishes(other)).not.toEqual(dishes(one));
  });

  test('begins tomorrow where the trainer is, without prep if none is asked for', async () => {
    const far = await app.signedIn({ role: 'trainer' });
    await app.db.query(`update users set time_zone = 'Pacific/Kiritimati' where id = $1`, [far.id]);
    const draft = await newDraft({ generateMealPrep: false }, far);
    const there = new Date(Date.now() + 14 * 3_600_000 + 86_400_000).toISOString().slice(0, 10);
    expect(draft.mealPlan.startsOn).toBe(there);
    expect(draft.mealPlan).not.toHaveProperty('startOfWeekMealPrep');
  });

  test('takes the grams that were named, and the rest from the goal', async () => {
    const { mealPlan } = await newDraft({ dailyProtein: 150 });
    expect(mealPlan.targets).toMatchObject({ calories: 1800, protein: 150 });
    const { status, error } = await generate({ dailyProtein: 500 });
    expect([status, error?.fields]).toEqual([
      400,
      { dailyProtein: ['These grams are more energy than the day has'] },
    ]);
  });

  test('says what stands in the way of what cannot be, and what would help', async () => {
    const { status, error } = await generate({ mealsPerDay: 6, maxCalories: 100 });
    expect([status, error?.code]).toEqual([422, 'plan_impossible']);
    expect(error?.details).toMatchObject({
      rule: expect.any(String),
      reason: expect.any(String),
      proven: true,
      relaxations: expect.arrayContaining([expect.objectContaining({ rule: 'mealCalories' })]),
    });
  });

  test('names every problem of the form', async () => {
    const { error } = await generate({
      planName: ' ',
      fitnessGoal: '',
      dailyCalorieTarget: 799,
      days: 31,
      mealsPerDay: 7,
      maxIngredients: 4,
      startsOn: '2026-02-30',
    });
    expect(error?.fields).toEqual({
      planName: ['Plan name is required'],
      fitnessGoal: ['Fitness goal is required'],
      dailyCalorieTarget: ['Daily calories must be between 800 and 5001'],
      days: ['Days must be between 1 and 30'],
      mealsPerDay: ['Meals per day must be between 1 and 6'],
      maxIngredients: ['Max ingredients must be between 5 and 50'],
      startsOn: ['startsOn must be a date like 2026-11-20'],
    });
    expect((await generate({ excludedFoods: ['flubber'] })).error?.fields).toEqual({
      excludedFoods: ['There is no food that is called “flubber”'],
    });
    expect((await generate({ minProtein: 40, maxProtein: 30 })).error?.fields).toEqual({
      maxProtein: ['At least 40 g and at most 30 g of protein is nothing'],
    });
    expect((await generate({ caloriesByType: { lunch: { min: 500, max: 100 } } })).error?.fields).toEqual({
      caloriesByType: ['At least 500 and at most 100 kcal of lunch is nothing'],
    });
  });

  test('for a customer is for one of one’s own', async () => {
    const [own, other] = await Promise.all([app.user({ name: 'Ann' }), app.user()]);
    await insertCoaching(app.db, trainer, own);
    expect(await newDraft({ customerId: own.id })).toMatchObject({ customer: { id: own.id, name: 'Ann' } });
    const { status, error } = await generate({ customerId: other.id });
    expect([status, error?.message]).toEqual([404, 'Customer not found']);
  });

  test('follows the library: what is new may be in it, what is gone is not', async () => {
    const feast = { mealTypes: ['dinner'], kcal: 1000, protein: 60, carbs: 90, fat: 44 };
    const own = await insertRecipe(app.db, { ...feast, owner: trainer });
    const wish = {
      days: 1,
      mealsPerDay: 1,
      dailyCalorieTarget: 1000,
      dailyProtein: 60,
      dailyCarbs: 90,
      dailyFat: 44,
    };
    expect((await newDraft(wish)).mealPlan.meals[0]?.recipe.id).toBe(own.id);
    const other = await app.signedIn({ role: 'trainer' });
    const { draft } = await generate(wish, other);
    expect(draft?.mealPlan.meals[0]?.recipe.id).not.toBe(own.id);
    await app.db.query('delete from recipes where id = $1', [own.id]);
    expect((await generate(wish)).draft?.mealPlan.meals[0]?.recipe.id).not.toBe(own.id);
  });

  test('follows how recipes are liked', async () => {
    const changes = app.app.get(RecipeChangesReader);
    const { id } = await insertRecipe(app.db);
    const { horizon } = await changes.since(ALL);
    const guest = await app.signedIn();
    const rate = (rating: number) =>
      guest.api.POST('/api/favorites/rate', { body: { recipeId: id, rating } });
    const told = async () => (await changes.since(horizon)).changed.map((one) => [one.id, one.averageRating]);
    await rate(4);
    expect(await told()).toEqual([[id, 4]]);
    await rate(0);
    expect(await told()).toEqual([[id, null]]);
  });

  test('of what has gone unnoticed makes no plan, and says to try again', async () => {
    const day = { kcal: 3000, protein: 150, carbs: 300, fat: 133 };
    const { id } = await insertRecipe(app.db, { mealTypes: ['dinner'], ...day });
    const grams = { dailyProtein: day.protein, dailyCarbs: day.carbs, dailyFat: day.fat };
    const wish = { days: 1, mealsPerDay: 1, dailyCalorieTarget: day.kcal, ...grams };
    expect((await newDraft(wish)).mealPlan.meals[0]?.recipe.id).toBe(id);
    await app.db.query(`
      begin; alter table recipes disable trigger recipes_note_change;
      delete from recipes where id = '${id}'; alter table recipes enable trigger recipes_note_change; commit`);
    expect((await generate(wish)).status).toBe(503);
    await app.db.query('update recipe_changes set changed_in = pg_current_xact_id() where recipe_id = $1', [
      id,
    ]);
    expect((await generate(wish)).status).toBe(422);
  });
});

test('a hundred at once are all right, and who wants one does not wait for who wants many', async () => {
  const [busy, other] = await Promise.all([
    app.signedIn({ role: 'trainer' }),
    app.signedIn({ role: 'trainer' }),
  ]);
  const done: string[] = [];
  const one = async (seed: number, by: SignedInUser, name: string) => {
    const { status, draft } = await generate({ seed, generateMealPrep: false }, by);
    done.push(name);
    return [status, draft?.certificate.holds];
  };
  const many = Array.from({ length: 99 }, (_, index) => one(index + 1, busy, 'many'));
  const answers = await Promise.all([...many, one(1, other, 'one')]);
  expect(answers).toEqual(Array(100).fill([200, true]));
  expect(done.indexOf('one')).toBeLessThan(50);
});

describe('changing a draft', () => {
  test('swaps a meal for one of three that are near and keep the day', async () => {
    const draft = await newDraft();
    const { data } = await trainer.api.GET('/api/meal-plan/drafts/{id}/swaps', {
      params: { path: { id: draft.draftId }, query: { day: 2, mealNumber: 4 } },
    });
    expect(data?.candidates).toHaveLength(3);
    const [choice] = data?.candidates ?? [];
    const { draft: swapped } = await change(draft, {
      meal: { day: 2, mealNumber: 4 },
      recipeId: choice?.recipe.id,
      servings: choice?.servings,
    });
    expect(
      swapped?.mealPlan.meals.find(({ day, mealNumber }) => day === 2 && mealNumber === 4),
    ).toMatchObject({
      recipe: { id: choice?.recipe.id },
      servings: choice?.servings,
    });
    expect(swapped?.certificate.days[1]?.actual).toEqual(choice?.day);
    expect(swapped?.revision).toBe(2);
  });

  test('changes portions and places, and takes each back', async () => {
    const draft = await newDraft();
    const { draft: bigger } = await change(draft, { servings: 2 });
    expect(bigger?.mealPlan.meals[0]?.servings).toBe(2);
    expect(bigger?.certificate.holds).toBe(false);
    if (!bigger) throw new Error('not changed');
    const { draft: moved } = await change(bigger, { exchangeWith: { day: 2, mealNumber: 1 } });
    expect(moved?.mealPlan.meals[4]).toMatchObject({
      day: 2,
      servings: 2,
      recipe: bigger.mealPlan.meals[0]?.recipe,
    });
    let last = moved;
    for (const before of [bigger, draft]) {
      const { data } = await trainer.api.POST('/api/meal-plan/drafts/{id}/undo', {
        ...at(draft.draftId),
        body: { revision: last?.revision ?? 0 },
      });
      last = data;
      expect(last && dishes(last)).toEqual(dishes(before));
    }
    expect(last?.canUndo).toBe(false);
    expect(last?.certificate.holds).toBe(true);
  });

  test('makes all but the locked meals anew', async () => {
    const draft = await newDraft();
    const { draft: locked } = await change(draft, { meal: { day: 3, mealNumber: 2 }, locked: true });
    expect(locked?.locked).toEqual([{ day: 3, mealNumber: 2 }]);
    const { data } = await trainer.api.POST('/api/meal-plan/drafts/{id}/regenerate', {
      ...at(draft.draftId),
      body: { revision: 2 },
    });
    if (!data) throw new Error('not generated');
    expect(data.certificate.holds).toBe(true);
    const same = dishes(data).filter((dish, index) => dish === dishes(draft)[index]);
    expect(same).toContain(dishes(draft)[9]);
    expect(same.length).toBeLessThan(dishes(draft).length);
    expect(data).toMatchObject({ seed: draft.seed + 1, canUndo: true });
  });

  test('of two who change the same revision one has to look again', async () => {
    const draft = await newDraft();
    const answers = await Promise.all([change(draft, { servings: 0.5 }), change(draft, { servings: 1.5 })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.error?.code).toBe('plan_changed');
  });

  test('refuses what is not there', async () => {
    const draft = await newDraft();
    const hidden = await insertRecipe(app.db, { owner: await app.user({ role: 'trainer' }) });
    for (const recipeId of [hidden.id, randomUUID()]) {
      const { status, error } = await change(draft, { recipeId });
      expect([status, error?.message]).toEqual([400, `There is no such recipe: ${recipeId}`]);
    }
    expect((await change(draft, { meal: { day: 8, mealNumber: 1 }, servings: 1 })).status).toBe(404);
    expect((await change(draft, { servings: 0.6 })).status).toBe(400);
    for (const body of [{}, { servings: 1, locked: true }]) {
      const { status, error } = await change(draft, body);
      expect([status, error?.message]).toEqual([
        400,
        'Please say one thing that changes: what is eaten, its place or its lock',
      ]);
    }
  });

  test('an id in capitals is the same recipe', async () => {
    const draft = await newDraft();
    const { id } = await insertRecipe(app.db);
    const { draft: changed } = await change(draft, { recipeId: id.toUpperCase() });
    expect(changed?.mealPlan.meals[0]?.recipe.id).toBe(id);
  });

  test('is one thing at a time', async () => {
    const draft = await newDraft();
    const { id } = await insertRecipe(app.db);
    for (const body of [
      {},
      { recipeId: id, locked: true },
      { servings: 2, exchangeWith: { day: 2, mealNumber: 1 } },
    ]) {
      const { status, error } = await change(draft, body);
      expect([status, Object.keys(error?.fields ?? {})]).toEqual([400, ['meal']]);
    }
    expect(await change(draft, { recipeId: id, servings: 2 })).toMatchObject({
      status: 200,
      draft: { revision: 2 },
    });
  });

  test('takes recipes as they are now, and what is locked as it was', async () => {
    const draft = await newDraft();
    const { draft: locked } = await change(draft, { locked: true });
    const ids = draft.mealPlan.meals.map(({ recipe }) => recipe.id);
    const scale = (factor: number) =>
      app.db.query(
        `update recipes set calories_kcal = round(calories_kcal * $2::numeric), protein_grams = protein_grams * $2,
           carbs_grams = carbs_grams * $2, fat_grams = fat_grams * $2 where id = any($1::uuid[])`,
        [ids, factor],
      );
    await scale(1.1);
    let last = locked;
    let usedAgain = 0;
    for (let turn = 0; turn < 4; turn += 1) {
      const body = { revision: last?.revision ?? 0 };
      const { data } = await trainer.api.POST('/api/meal-plan/drafts/{id}/regenerate', {
        ...at(draft.draftId),
        body,
      });
      expect(data?.certificate.holds).toBe(true);
      usedAgain += data?.mealPlan.meals.slice(1).filter(({ recipe }) => ids.includes(recipe.id)).length ?? 0;
      last = data;
    }
    await scale(1 / 1.1);
    expect(usedAgain).toBeGreaterThan(0);
    expect(last?.mealPlan.meals[0]).toEqual(draft.mealPlan.meals[0]);
  });

  test('forgets recipes that undo cannot bring back', async () => {
    const draft = await newDraft();
    let revision = draft.revision;
    for (let turn = 0; turn < 60; turn += 1) {
      const { id } = await insertRecipe(app.db);
      const { draft: changed } = await change({ ...draft, revision }, { recipeId: id });
      revision = changed?.revision ?? 0;
    }
    const { rows } = await app.db.query(
      `select jsonb_array_length(plan -> 'recipes') as known from meal_plan_drafts where id = $1`,
      [draft.draftId],
    );
    expect(rows[0].known).toBeLessThanOrEqual(draft.mealPlan.meals.length + 50);
  });

  test('the latest five hundred are kept of whoever makes more', async () => {
    const busy = await app.signedIn({ role: 'trainer' });
    const { id } = await insertDraft(app.db, busy);
    await app.db.query(
      `insert into meal_plan_drafts (id, owner_id, plan, seed, created_at, expires_at)
       select gen_random_uuid(), owner_id, plan, 1, now(), expires_at
       from meal_plan_drafts, generate_series(1, 499) where id = $1`,
      [id],
    );
    const { draftId } = await newDraft({ days: 1 }, busy);
    const read = async (one: string) =>
      (await busy.api.GET('/api/meal-plan/drafts/{id}', at(one))).response.status;
    expect([await read(draftId), await read(id)]).toEqual([200, 404]);
  });

  test('a draft ends after a week', async () => {
    const { id } = await insertDraft(app.db, trainer);
    await app.db.query(`update meal_plan_drafts set expires_at = now() - interval '1 second' where id = $1`, [
      id,
    ]);
    expect((await trainer.api.GET('/api/meal-plan/drafts/{id}', at(id))).response.status).toBe(404);
  });
});
