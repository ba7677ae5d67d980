import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { insertAssignedPlan, keptPlan } from '../../../../test/factories/meal-plans.ts';
import { insertRecipe } from '../../../../test/factories/recipes.ts';
import type { TestUser } from '../../../../test/factories/users.ts';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.ts';
import { addDays, dateIn } from '../../../platform/clock/dates.js';

let app: TestApp;
let trainer: TestUser;
let customer: SignedInUser;
let recipe: { id: string; name: string };
let today: string;

beforeAll(async () => {
  app = await TestApp.start();
});

beforeEach(async () => {
  trainer = await app.user({ role: 'trainer' });
  customer = await app.signedIn();
  recipe = await insertRecipe(app.db);
  today = dateIn(null, new Date());
});

afterAll(() => app.stop());

const hold = (planName: string, startsOn: string, endsOn: string | null = null, days = 3) =>
  insertAssignedPlan(app.db, customer, trainer, {
    plan: { ...keptPlan(recipe, { days, planName }), fitnessGoal: 'bulking' },
    startsOn,
    endsOn,
  });

const current = async () => (await customer.api.GET('/api/meal-plan/current')).data;

describe('the plan that a customer follows', () => {
  test('has the meals of today and the next seven days', async () => {
    const { id } = await hold('Steady', addDays(today, -1));
    const found = await current();
    expect(found).toMatchObject({
      hasPlan: true,
      fitnessGoal: 'bulking',
      next: null,
      plan: { id, planName: 'Steady', totalDays: 3, today: { day: 2, date: today } },
    });
    expect(found?.plan?.today?.meals.map(({ mealNumber }) => mealNumber)).toEqual([1, 2, 3]);
    expect(found?.coming.map(({ day }) => day)).toEqual([2, 3, 1, 2, 3, 1, 2]);
    expect(found?.coming.map(({ date }) => date).at(-1)).toBe(addDays(today, 6));
    expect(found?.coming[0]).toMatchObject({
      meals: [recipe.name, recipe.name, recipe.name],
      calories: found?.plan?.today?.totals.calories,
    });
  });

  test('ends on the day on which the next one begins', async () => {
    const takesOver = addDays(today, 2);
    await hold('First', addDays(today, -1), takesOver);
    const { id } = await hold('Second', takesOver);
    const found = await current();
    expect(found?.next).toEqual({ id, planName: 'Second', startsOn: takesOver });
    expect(found?.coming.map(({ planName, day }) => `${planName} ${day}`)).toEqual([
      'First 2',
      'First 3',
      'Second 1',
      'Second 2',
      'Second 3',
      'Second 1',
      'Second 2',
    ]);
  });

  test('has no meals of today before it begins', async () => {
    const startsOn = addDays(today, 4);
    await hold('Later', startsOn);
    const found = await current();
    expect(found?.plan).toMatchObject({ startsOn, today: null });
    expect(found?.coming[0]).toMatchObject({ day: 1, date: startsOn });
  });

  test('is missing once it has ended, and only its goal is left', async () => {
    await hold('Over', addDays(today, -9), addDays(today, -2));
    expect(await current()).toEqual({
      ...{ hasPlan: false, fitnessGoal: 'bulking', plan: null, next: null, coming: [] },
    });
  });

  test('is missing for someone who never had one', async () => {
    expect(await current()).toEqual({
      ...{ hasPlan: false, fitnessGoal: null, plan: null, next: null, coming: [] },
    });
  });

  test('is reported even if it has no meals to show', async () => {
    const { id } = await hold('Empty', addDays(today, -1));
    await app.db.query(
      `update personalized_meal_plans set plan = jsonb_set(plan, '{meals}', '[]') where id = $1`,
      [id],
    );
    expect(await current()).toMatchObject({ hasPlan: true, plan: null, coming: [] });
  });

  test('begins and ends in the customer’s time zone', async () => {
    await app.db.query(`update users set time_zone = 'Pacific/Kiritimati' where id = $1`, [customer.id]);
    const there = dateIn('Pacific/Kiritimati', new Date());
    await hold('Ahead', there);
    expect((await current())?.plan?.today).toMatchObject({ day: 1, date: there });
  });
});
