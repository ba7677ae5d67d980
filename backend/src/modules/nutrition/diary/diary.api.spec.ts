import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { insertCoaching } from '../../../../test/factories/coaching.js';
import { insertOwnFood } from '../../../../test/factories/diary.js';
import { insertAssignedPlan } from '../../../../test/factories/meal-plans.js';
import { insertRecipe } from '../../../../test/factories/recipes.js';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.js';
import { addDays } from '../../../platform/clock/dates.js';

let app: TestApp;
let ann: SignedInUser;
let trainer: SignedInUser;

beforeAll(async () => {
  app = await TestApp.start();
});

beforeEach(async () => {
  ann = await app.signedIn({ name: 'Ann', timeZone: 'UTC' });
  trainer = await app.signedIn({ role: 'trainer' });
  await insertCoaching(app.db, trainer, ann);
});

afterAll(() => app.stop());

const TODAY = new Date().toISOString().slice(0, 10);
const YESTERDAY = addDays(TODAY, -1);

type Body = Parameters<SignedInUser['api']['POST']>[1] extends { body?: infer B } ? B : never;

const log = async (body: Record<string, unknown>, by = ann) => {
  const sent = { kind: 'food', day: TODAY, meal: 'lunch', ...body } as never as Body;
  const { response, data, error } = await by.api.POST('/api/nutrition/entries', { body: sent as never });
  return { status: response.status, message: data?.message, data: data?.data, error };
};

const logBanana = (amount = 100, day = TODAY) => log({ source: 'food:banana', amount, day });

const readDay = async (date = TODAY, by = ann) =>
  (await by.api.GET('/api/nutrition/days/{date}', { params: { path: { date } } })).data;

const ofId = (id = '') => ({ params: { path: { id } } });

const change = async (id: string | undefined, body: Record<string, unknown>) => {
  const { response, data, error } = await ann.api.PUT('/api/nutrition/entries/{id}', { ...ofId(id), body });
  return { status: response.status, data: data?.data, error };
};

const planToday = async (days = 2) => {
  const recipe = await insertRecipe(app.db, { name: 'Bean bowl' });
  return insertAssignedPlan(app.db, ann, trainer, { recipe, days, startsOn: TODAY });
};

describe('logging a food', () => {
  test('keeps its name, its amount as it was said, and the figures of that amount', async () => {
    const { status, data } = await log({ source: 'food:banana', amount: 1.5, measure: '1 cup, sliced' });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      ...{ name: 'banana', amount: 1.5, amountText: '1.5 cup, sliced', grams: 225, kind: 'food' },
      figures: { calories: 200.25, protein: 2.4525, fiber: 5.85 },
    });
  });

  test('weighs in grams, ounces, and pounds', async () => {
    expect((await log({ source: 'food:banana', amount: 2, measure: 'oz' })).data?.grams).toBeCloseTo(56.7, 2);
    expect((await log({ source: 'usda:01009', amount: 1, measure: 'lb' })).data?.grams).toBeCloseTo(
      453.59,
      2,
    );
  });

  test('refuses an amount that the food does not have, a food that does not exist, and too much', async () => {
    const refused = async (body: Record<string, unknown>) => (await log(body)).error?.fields;
    expect(await refused({ source: 'food:banana', amount: 1, measure: 'barrel' })).toHaveProperty('measure');
    expect(await refused({ source: 'food:nothing', amount: 1 })).toHaveProperty('source');
    expect(await refused({ source: 'recipe:1', amount: 1 })).toHaveProperty('source');
    expect(await refused({ source: 'food:banana' })).toHaveProperty('amount');
    const tooMuch = async (body: Record<string, unknown>) => (await refused(body))?.amount;
    expect(await tooMuch({ source: 'food:banana', amount: 100, measure: 'lb' })).toEqual([
      'That is more than 10 kg. Please check the amount',
    ]);
    expect(await refused({ source: 'food:banana', amount: 100, day: addDays(TODAY, 1) })).toHaveProperty(
      'day',
    );
  });

  test('finds it first the next time, with the amount of the last time', async () => {
    await log({ source: 'usda:09504', amount: 1, measure: '1 small' });
    const search = async (text: string) => {
      const query = { params: { query: { search: text } } };
      return (await ann.api.GET('/api/nutrition/foods', query)).data?.foods ?? [];
    };
    expect((await search('apple'))[0]).toMatchObject({
      ...{ id: 'usda:09504', last: { amount: 1, measure: '1 small', text: '1 small' } },
    });
    expect(await search('')).toMatchObject([{ id: 'usda:09504', name: 'fuji apple' }]);
  });

  test('of one’s own by servings or by weight, and nobody else finds it', async () => {
    const bar = await insertOwnFood(app.db, ann, 'Zebra bar');
    const source = `own:${bar.id}`;
    expect((await log({ source, amount: 2, measure: 'serving' })).data).toMatchObject({
      ...{ grams: 90, figures: { calories: 380, fiber: null } },
    });
    expect((await log({ source, amount: 22.5 })).data).toMatchObject({ figures: { calories: 95 } });
    const ben = await app.signedIn({ timeZone: 'UTC' });
    expect((await log({ source, amount: 1 }, ben)).status).toBe(400);
    expect((await log({ source, amount: 101, measure: 'serving' })).error?.fields).toEqual({
      amount: ['That is more than 100 servings. Please check the amount'],
    });
  });

  test('offers the amount of the last time only as long as the food has its measure', async () => {
    const bar = await insertOwnFood(app.db, ann, 'Zebra bar');
    await log({ source: `own:${bar.id}`, amount: 22.5 });
    const last = async () => {
      const { data } = await ann.api.GET('/api/nutrition/foods', { params: { query: {} } });
      return data?.foods.map((food) => food.last);
    };
    expect(await last()).toEqual([{ amount: 22.5, measure: 'g', text: '22.5 g' }]);
    await app.db.query('update diary_foods set serving_grams = null where id = $1', [bar.id]);
    expect(await last()).toEqual([null]);
  });
});

describe('logging a recipe or own figures', () => {
  test('takes servings of a recipe that the customer sees', async () => {
    const recipe = await insertRecipe(app.db, { name: 'Stew', kcal: 500, protein: 30, owner: trainer });
    const body = { kind: 'recipe', source: `recipe:${recipe.id}`, amount: 0.5 };
    expect((await log(body)).data).toMatchObject({
      ...{ name: 'Stew', amountText: '0.5 servings', figures: { calories: 250, protein: 15 } },
    });
    const ben = await app.signedIn({ timeZone: 'UTC' });
    expect((await log(body, ben)).status).toBe(400);
  });

  test('takes own figures as they are, and what is not entered is not known', async () => {
    const figures = { calories: 640, protein: 28.5, carbs: 55, fat: 31 };
    const { data } = await log({ kind: 'own', name: 'Cheeseburger', figures });
    expect(data).toMatchObject({ name: 'Cheeseburger', amount: null, figures: { ...figures, fiber: null } });
    expect((await readDay())?.record).toMatchObject({
      ...{ calories: 640, fiber: null, atLeast: ['fiber', 'sugar', 'sodium'], mealCount: 1 },
    });
  });
});

describe('an entry', () => {
  test('keeps its figures when the recipe changes, and they grow with its amount', async () => {
    const recipe = await insertRecipe(app.db, { kcal: 400 });
    const { data } = await log({ kind: 'recipe', source: `recipe:${recipe.id}`, amount: 1 });
    await app.db.query('update recipes set calories_kcal = 900 where id = $1', [recipe.id]);
    expect((await readDay())?.record?.calories).toBe(400);
    expect((await change(data?.id, { amount: 1.5, meal: 'dinner' })).data).toMatchObject({
      ...{ meal: 'dinner', figures: { calories: 600 } },
    });
  });

  test('has its first figures again after it was hardly anything for a while', async () => {
    const { data } = await log({ source: 'food:banana', amount: 1.5, measure: '1 cup, sliced' });
    await change(data?.id, { amount: 0.01, measure: 'g' });
    await change(data?.id, { amount: 0.01, measure: '1 cup, sliced' });
    expect((await change(data?.id, { amount: 1.5 })).data).toMatchObject({
      ...{ grams: 225, figures: data?.figures },
    });
  });

  test('cannot become more than anybody eats', async () => {
    const { data } = await logBanana();
    const heavy = await change(data?.id, { amount: 10_000, measure: 'lb' });
    expect([heavy.status, Object.keys(heavy.error?.fields ?? {})]).toEqual([400, ['amount']]);
    const recipe = await insertRecipe(app.db, { kcal: 99_999 });
    const huge = await log({ kind: 'recipe', source: `recipe:${recipe.id}`, amount: 10_000 });
    expect([huge.status, Object.keys(huge.error?.fields ?? {})]).toEqual([400, ['amount']]);
  });

  test('can be said in another measure', async () => {
    const { data } = await logBanana(150);
    const { data: shown } = await ann.api.GET('/api/nutrition/entries/{id}', ofId(data?.id));
    expect(shown?.amounts).toContainEqual({ label: '1 cup, mashed', grams: 225 });
    expect((await change(data?.id, { amount: 1, measure: '1 cup, mashed' })).data).toMatchObject({
      ...{ grams: 225, figures: { calories: 200.25 } },
    });
    expect((await change(data?.id, { measure: 'barrel' })).status).toBe(400);
  });

  test('of own figures can be corrected, and no other can', async () => {
    const figures = { calories: 100, protein: 1, carbs: 2, fat: 3 };
    const { data: own } = await log({ kind: 'own', name: 'Snack', figures });
    expect((await change(own?.id, { name: 'Nuts', figures: { ...figures, fat: 9 } })).data).toMatchObject({
      ...{ name: 'Nuts', figures: { fat: 9 } },
    });
    const { data: banana } = await logBanana();
    expect((await change(banana?.id, { figures })).status).toBe(400);
  });

  test('is gone after a deletion until it is undone', async () => {
    const { data } = await logBanana();
    const { response } = await ann.api.DELETE('/api/nutrition/entries/{id}', ofId(data?.id));
    expect(response.status).toBe(200);
    expect(await readDay()).toMatchObject({ record: null, entries: [] });
    expect((await change(data?.id, { amount: 1 })).status).toBe(404);
    await ann.api.POST('/api/nutrition/entries/{id}/restore', ofId(data?.id));
    expect(await readDay()).toMatchObject({ record: { calories: 89 }, entries: [{ id: data?.id }] });
  });

  test('of somebody else is not found', async () => {
    const { data } = await logBanana();
    const ben = await app.signedIn();
    for (const path of ['/api/nutrition/entries/{id}'] as const) {
      expect((await ben.api.GET(path, ofId(data?.id))).response.status).toBe(404);
      expect((await ben.api.DELETE(path, ofId(data?.id))).response.status).toBe(404);
    }
  });
});

describe('the plan of a day', () => {
  const logPlan = async (date = TODAY) => {
    const path = '/api/nutrition/days/{date}/plan';
    const { response, data, error } = await ann.api.POST(path, { params: { path: { date } } });
    return { status: response.status, added: data?.data.length, error };
  };

  test('is logged in one tap, and a second tap adds nothing', async () => {
    const { plan } = await planToday();
    const meals = plan.meals.filter(({ day }) => day === 1).length;
    expect(await logPlan()).toMatchObject({ status: 201, added: meals });
    expect(await logPlan()).toMatchObject({ status: 201, added: 0 });
    const day = await readDay();
    expect(day?.record?.mealCount).toBe(meals);
    const { data } = await ann.api.GET('/api/nutrition/days', {
      params: { query: { from: TODAY, to: TODAY } },
    });
    expect(data?.days[0]?.record).toEqual(day?.record);
    expect(day?.planned?.meals.every(({ entryId }) => entryId !== null)).toBe(true);
  });

  test('leaves alone what was skipped, swapped, or eaten in another portion', async () => {
    const { id, plan } = await planToday();
    const meals = plan.meals.filter(({ day }) => day === 1).length;
    const answer = (mealNumber: number, body: Record<string, unknown>) =>
      log({ planId: id, mealNumber, ...body });
    expect(await answer(1, { kind: 'plan_meal', isSkipped: true })).toMatchObject({
      ...{ message: 'Marked as skipped', data: { figures: null } },
    });
    expect((await answer(2, { source: 'food:banana', amount: 100 })).status).toBe(201);
    expect((await answer(3, { kind: 'plan_meal', amount: 0.5 })).data?.amountText).toBe('0.5 servings');
    expect((await answer(3, { kind: 'plan_meal' })).error?.code).toBe('meal_answered');
    expect((await logPlan()).added).toBe(meals - 3);
  });

  test('is refused on a day without a plan', async () => {
    expect(await logPlan()).toMatchObject({ status: 409, error: { code: 'no_plan_on_day' } });
    await planToday();
    expect((await logPlan(YESTERDAY)).status).toBe(409);
  });

  test('stays as it was eaten when the plan is replaced', async () => {
    await planToday();
    await logPlan();
    const before = (await readDay())?.record;
    await app.db.query('delete from personalized_meal_plans where customer_id = $1', [ann.id]);
    expect(await readDay()).toMatchObject({ record: before, planned: null });
  });
});

describe('copying', () => {
  const copy = async (body: { from: string; meal?: 'lunch' | 'dinner' }) => {
    const path = '/api/nutrition/days/{date}/copy';
    const { response, data } = await ann.api.POST(path, { params: { path: { date: TODAY } }, body });
    return { status: response.status, added: data?.data.length };
  };

  test('brings yesterday or a meal of it to today, without what was skipped', async () => {
    await logBanana(100, YESTERDAY);
    await log({ source: 'usda:01009', amount: 30, day: YESTERDAY, meal: 'dinner' });
    expect(await copy({ from: YESTERDAY, meal: 'dinner' })).toEqual({ status: 201, added: 1 });
    expect(await copy({ from: YESTERDAY })).toEqual({ status: 201, added: 2 });
    expect((await readDay())?.entries.map(({ name }) => name)).toEqual([
      ...['banana', 'Cheese, cheddar', 'Cheese, cheddar'],
    ]);
    expect((await copy({ from: addDays(TODAY, -9) })).status).toBe(409);
  });

  test('is taken back as a whole, without what was logged before', async () => {
    await logBanana(100, YESTERDAY);
    await log({ source: 'usda:01009', amount: 30, day: YESTERDAY, meal: 'dinner' });
    const { data: before } = await logBanana(50);
    await copy({ from: YESTERDAY });
    const [, copied] = (await readDay())?.entries ?? [];
    const undo = async () => ann.api.POST('/api/nutrition/entries/{id}/undo', ofId(copied?.id));
    expect((await undo()).data?.data).toHaveLength(2);
    expect((await readDay())?.entries.map(({ id }) => id)).toEqual([before?.id]);
    expect((await undo()).response.status).toBe(404);
  });

  test('counts each entry against the limit of an hour', async () => {
    for (let grams = 1; grams <= 30; grams++) await logBanana(grams, YESTERDAY);
    await app.db.query(`update rate_limits set hits = 880 where key = $1`, [`diary:user:${ann.id}`]);
    expect((await copy({ from: YESTERDAY })).status).toBe(429);
    expect((await readDay())?.entries).toEqual([]);
    expect((await copy({ from: YESTERDAY, meal: 'dinner' })).status).toBe(409);
  });
});

test('a day has at most 100 entries', async () => {
  await app.db.query(
    `insert into diary_entries (id, customer_id, day, meal, kind, name, calories, protein, carbs, fat, created_at, updated_at)
     select gen_random_uuid(), $1, $2, 'snack', 'own', 'Nut', 1, 0, 0, 0, now(), now() from generate_series(1, 100)`,
    [ann.id, TODAY],
  );
  expect((await logBanana()).error?.code).toBe('too_many_entries');
});

test('nothing is kept before the customer has agreed', async () => {
  const ben = await app.signedIn({ timeZone: 'UTC', agreesToHealthData: false });
  const { status, error } = await log({ source: 'food:banana', amount: 100 }, ben);
  expect({ status, code: error?.code }).toEqual({ status: 409, code: 'health_consent_needed' });
});
