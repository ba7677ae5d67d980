import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { insertCoaching } from '../../../../test/factories/coaching.ts';
import { dishes, generate, newDraft } from '../../../../test/factories/drafts.ts';
import { insertRecipe } from '../../../../test/factories/recipes.ts';
import { seedLibrary } from '../../../../test/factories/seed-library.ts';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.ts';
import { ALL, RecipeChangeQueries } from '../../plan-generator/generation/recipe-change.queries.js';

let app: TestApp;
let trainer: SignedInUser;

beforeAll(async () => {
  app = await TestApp.start();
  await seedLibrary(app);
  trainer = await app.signedIn({ role: 'trainer', name: 'Toni' });
});

afterAll(() => app.stop());

const at = (id: string) => ({ params: { path: { id } } });

describe('generating a plan', () => {
  test('creates a draft that keeps every rule, with its numbers and its prep', async () => {
    const draft = await newDraft(trainer, {
      clientName: 'Ann',
      excludedFoods: ['mushrooms'],
      excludedAllergens: ['nuts'],
    });
    expect(draft.certificate).toMatchObject({ holds: true });
    expect(draft.certificate.days).toHaveLength(7);
    expect(draft.certificate.rules.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(['excludedFoods', 'excludedAllergens', 'maxUses', 'mainIngredients', 'dinners']),
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

  test('creates the same plan for the same request and seed, and a different one otherwise', async () => {
    const [one, same, other] = await Promise.all([
      newDraft(trainer),
      newDraft(trainer),
      newDraft(trainer, { seed: 4 }),
    ]);
    expect(dishes(same)).toEqual(dishes(one));
    expect(dishes(other)).not.toEqual(dishes(one));
  });

  test('stores the fiber of its recipes with the plan', async () => {
    const { draftId } = await newDraft(trainer, { days: 2 });
    const { rows } = await app.db.query(
      `select recipe ->> 'fibreGrams' as stored, r.fibre_grams::float8::text as known
       from meal_plan_drafts d, jsonb_array_elements(d.plan -> 'recipes') recipe
       join recipes r on r.id = (recipe ->> 'id')::uuid where d.id = $1`,
      [draftId],
    );
    expect(rows.length).toBeGreaterThan(4);
    expect(rows.filter(({ stored, known }) => known === null || Number(stored) !== Number(known))).toEqual(
      [],
    );
  });

  test('starts the plan tomorrow in the trainer’s time zone, without prep by default', async () => {
    const far = await app.signedIn({ role: 'trainer' });
    await app.db.query(`update users set time_zone = 'Pacific/Kiritimati' where id = $1`, [far.id]);
    const draft = await newDraft(far, { generateMealPrep: false });
    const there = new Date(Date.now() + 14 * 3_600_000 + 86_400_000).toISOString().slice(0, 10);
    expect(draft.mealPlan.startsOn).toBe(there);
    expect(draft.mealPlan).not.toHaveProperty('startOfWeekMealPrep');
  });

  test('accepts the form as the reader of plain words filled it in', async () => {
    const { data } = await trainer.api.POST('/api/meal-plan/parse-natural-language', {
      body: { naturalLanguageInput: '2 days of maintenance, 2000 kcal' },
    });
    const { engine, note, notes, notTaken, marks, notUnderstood, ...form } = data ?? {};
    expect(await generate(trainer, form)).toMatchObject({ status: 200, draft: { mealPlan: { days: 2 } } });
  });

  test('keeps a minimum of protein, prefers liked foods, and keeps meat apart from dairy', async () => {
    const { data } = await trainer.api.POST('/api/meal-plan/parse-natural-language', {
      body: { naturalLanguageInput: '2000 kcal, 2 days, at least 110 g protein, likes chicken, kosher' },
    });
    expect(data).toMatchObject({
      minDailyProtein: 110,
      likedFoods: ['chicken'],
      keepsMeatApartFromDairy: true,
      excludedFoods: ['pork'],
      notTaken: [{ words: 'kosher', why: expect.stringContaining('not certified'), mustAsk: false }],
    });
    const { engine, note, notes, notTaken, marks, notUnderstood, ...form } = data ?? {};
    const { draft } = await generate(trainer, form);
    expect(draft?.mealPlan.rules).toMatchObject({
      minDailyProtein: 110,
      keepsMeatApartFromDairy: true,
      likedFoods: [{ name: 'chicken' }],
    });
    expect(draft?.certificate).toMatchObject({ holds: true });
    expect(draft?.certificate.rules.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(['minDailyProtein', 'keepsMeatApartFromDairy']),
    );
    expect(draft?.certificate.days.every(({ actual }) => actual.protein >= 110)).toBe(true);
  });

  test('keeps a minimum of fiber, which the certificate proves', async () => {
    const { data } = await trainer.api.POST('/api/meal-plan/parse-natural-language', {
      body: { naturalLanguageInput: '2000 kcal, 3 days, at least 40 g fiber a day' },
    });
    expect(data).toMatchObject({ minDailyFiber: 40, notTaken: [], notUnderstood: [] });
    const { engine, note, notes, notTaken, marks, notUnderstood, ...form } = data ?? {};
    const { draft } = await generate(trainer, form);
    expect(draft?.mealPlan.rules.minDailyFiber).toBe(40);
    expect(draft?.certificate).toMatchObject({ holds: true });
    expect(draft?.certificate.rules).toContainEqual({
      rule: 'minDailyFiber',
      label: 'At least 40 g of fiber every day',
      holds: true,
      breaches: [],
    });
  });

  test('cannot prove fiber that the recipes of an older plan do not state', async () => {
    const draft = await newDraft(trainer, { days: 2, minDailyFiber: 20 });
    await app.db.query(
      `update meal_plan_drafts set plan = jsonb_set(plan, '{recipes}', (
         select jsonb_agg(recipe - 'fibreGrams') from jsonb_array_elements(plan -> 'recipes') recipe)) where id = $1`,
      [draft.draftId],
    );
    const { data } = await trainer.api.GET('/api/meal-plan/drafts/{id}', at(draft.draftId));
    expect(data?.certificate.rules.find(({ rule }) => rule === 'minDailyFiber')).toMatchObject({
      holds: false,
      breaches: [
        expect.stringMatching(/^Day 1 has 0 g of fiber, not counting .+, where it is unknown$/),
        expect.stringMatching(/^Day 2 /),
      ],
    });
  });

  test('keeps a maximum of fiber, which the certificate proves', async () => {
    const { data } = await trainer.api.POST('/api/meal-plan/parse-natural-language', {
      body: { naturalLanguageInput: '2000 kcal, 3 days, low fiber' },
    });
    expect(data).toMatchObject({ maxDailyFiber: 15, notTaken: [], notUnderstood: [] });
    const { engine, note, notes, notTaken, marks, notUnderstood, ...form } = data ?? {};
    const { draft } = await generate(trainer, form);
    expect(draft?.mealPlan.rules.maxDailyFiber).toBe(15);
    expect(draft?.certificate).toMatchObject({ holds: true });
    expect(draft?.certificate.rules).toContainEqual({
      rule: 'maxDailyFiber',
      label: 'At most 15 g of fiber every day',
      holds: true,
      breaches: [],
    });
  });

  test('makes the week of a carb load with the habits that words asked for', async () => {
    const { data } = await trainer.api.POST('/api/meal-plan/parse-natural-language', {
      body: {
        naturalLanguageInput:
          'carb load, 3000 kcal, 3 days, 4 meals, cook twice a week, something different every day',
      },
    });
    expect(data).toMatchObject({
      ...{ dailyCarbs: 525, dailyProtein: 113, cooking: 'little', variety: 'much' },
      ...{ notTaken: [], notUnderstood: [] },
    });
    const { engine, note, notes, notTaken, marks, notUnderstood, ...form } = data ?? {};
    const { draft } = await generate(trainer, form);
    expect(draft?.mealPlan).toMatchObject({
      targets: { carbs: 525, protein: 113, fat: 50 },
      rules: { looseMacros: ['fat'], cooking: 'little', variety: 'much' },
    });
    expect(draft?.certificate).toMatchObject({ holds: true });
  });

  test('aims above a minimum of protein, and refuses one above the target', async () => {
    const { mealPlan } = await newDraft(trainer, { minDailyProtein: 140 });
    expect(mealPlan.targets.protein).toBe(147);
    const { status, error } = await generate(trainer, { dailyProtein: 100, minDailyProtein: 120 });
    expect([status, error?.fields]).toEqual([
      400,
      { minDailyProtein: ['This is more than the protein target allows'] },
    ]);
  });

  test('uses the requested grams, and derives the rest from the goal', async () => {
    const { mealPlan } = await newDraft(trainer, { dailyProtein: 150 });
    expect(mealPlan.targets).toMatchObject({ calories: 1800, protein: 150 });
    const { status, error } = await generate(trainer, { dailyProtein: 500 });
    expect([status, error?.fields]).toEqual([
      400,
      { dailyProtein: ['These grams add up to more calories than the day has'] },
    ]);
  });

  test('makes days of one meal if only the goal suggested the macros', async () => {
    const draft = await newDraft(trainer, { days: 2, mealsPerDay: 1, dailyCalorieTarget: 1100 });
    expect(draft.certificate.holds).toBe(true);
    expect(draft.mealPlan.meals).toHaveLength(2);
    expect(draft.mealPlan.rules.looseMacros).toEqual(['protein', 'carbs', 'fat']);
  });

  test('says which macros leave room, because nobody stated them, and how much', async () => {
    const { mealPlan, certificate } = await newDraft(trainer, { days: 2, dailyProtein: 120 });
    expect(mealPlan.rules.looseMacros).toEqual(['carbs', 'fat']);
    expect(certificate.days.map(({ loose }) => loose)).toEqual([
      ['carbs', 'fat'],
      ['carbs', 'fat'],
    ]);
    const { carbs, fat } = mealPlan.targets;
    expect(certificate.tolerance).toBe(
      `Calories within 2% of 1,800 kcal, protein within 5% or 5 g of 120 g, and carbs and fat within 20% of the ${carbs} g and ${fat} g that the goal suggests`,
    );
  });

  test('for a customer is possible only for your own customers', async () => {
    const [own, other] = await Promise.all([app.user({ name: 'Ann' }), app.user()]);
    await insertCoaching(app.db, trainer, own);
    expect(await newDraft(trainer, { customerId: own.id })).toMatchObject({
      customer: { id: own.id, name: 'Ann' },
    });
    const { status, error } = await generate(trainer, { customerId: other.id });
    expect([status, error?.message]).toEqual([404, 'Customer not found']);
  });

  test('uses new recipes of the library, and no deleted ones', async () => {
    const feast = { mealTypes: ['dinner'], kcal: 5000, protein: 250, carbs: 500, fat: 222 };
    const own = await insertRecipe(app.db, { ...feast, owner: trainer });
    const wish = {
      days: 1,
      mealsPerDay: 1,
      dailyCalorieTarget: 5000,
      dailyProtein: 250,
      dailyCarbs: 500,
      dailyFat: 222,
    };
    expect((await newDraft(trainer, wish)).mealPlan.meals[0]?.recipe.id).toBe(own.id);
    const other = await app.signedIn({ role: 'trainer' });
    const { draft } = await generate(other, wish);
    expect(draft?.mealPlan.meals[0]?.recipe.id).not.toBe(own.id);
    await app.db.query('update recipes set is_for_plans = false where id = $1', [own.id]);
    expect((await generate(trainer, wish)).draft?.mealPlan.meals[0]?.recipe.id).not.toBe(own.id);
    await app.db.query('update recipes set is_for_plans = true where id = $1', [own.id]);
    expect((await newDraft(trainer, wish)).mealPlan.meals[0]?.recipe.id).toBe(own.id);
    await app.db.query('delete from recipes where id = $1', [own.id]);
    expect((await generate(trainer, wish)).draft?.mealPlan.meals[0]?.recipe.id).not.toBe(own.id);
  });

  test('takes new ratings into account', async () => {
    const changes = app.app.get(RecipeChangeQueries);
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

  test('knows how much fiber a recipe has, or that this is unknown', async () => {
    const changes = app.app.get(RecipeChangeQueries);
    const { horizon } = await changes.since(ALL);
    const [stated, silent] = [await insertRecipe(app.db, { fiber: 6.5 }), await insertRecipe(app.db)];
    const { changed } = await changes.since(horizon);
    const fiberOf = ({ id }: { id: string }) => changed.find((recipe) => recipe.id === id)?.fiber;
    expect([fiberOf(stated), fiberOf(silent)]).toEqual([6.5, null]);
  });
});

test('a user who requests many plans gets some of them, and others do not wait for them', async () => {
  const [busy, other] = await Promise.all([
    app.signedIn({ role: 'trainer' }),
    app.signedIn({ role: 'trainer' }),
  ]);
  const done: string[] = [];
  const one = async (seed: number, by: SignedInUser, name: string) => {
    const { status, draft } = await generate(by, { seed, generateMealPrep: false });
    if (status === 200) done.push(name);
    return [status, draft?.certificate.holds];
  };
  const many = (count: number, from: number) =>
    Array.from({ length: count }, (_, index) => one(from + index, busy, 'many'));
  // More requests are waiting before this one than a user may have, and many more follow.
  const first = many(10, 1);
  const single = one(1, other, 'one');
  const [ones, ...answers] = await Promise.all([single, ...first, ...many(20, 11)]);
  expect(ones).toEqual([200, true]);
  const made = answers.filter(([status]) => status === 200);
  expect(made.length).toBeGreaterThanOrEqual(5);
  expect(made.every(([, holds]) => holds)).toBe(true);
  expect(answers.filter(([status]) => status === 503).length).toBe(answers.length - made.length);
  expect(done.indexOf('one')).toBeLessThan(15);
});
