import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { insertAssignedPlan, keptPlan } from '../../../../test/factories/meal-plans.ts';
import { insertRecipe } from '../../../../test/factories/recipes.ts';
import type { TestUser } from '../../../../test/factories/users.ts';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.ts';
import { addDays, dateIn } from '../../../platform/clock/dates.js';
import type { FitnessGoal } from '../../plan-model/plan.js';

let app: TestApp;
let trainer: TestUser;
let customer: SignedInUser;
let recipe: { id: string; name: string };

beforeAll(async () => {
  app = await TestApp.start();
});

beforeEach(async () => {
  trainer = await app.user({ role: 'trainer', name: 'Toni' });
  customer = await app.signedIn();
  recipe = await insertRecipe(app.db);
});

afterAll(() => app.stop());

/** This day is in the past in every time zone. */
const YESTERDAY = addDays(dateIn(null, new Date()), -2);

interface Wish {
  days?: number;
  goal?: FitnessGoal;
  active?: boolean;
  endsOn?: string;
  /** The energy of the only recipe per serving. */
  kcal?: number;
  daysAgo?: number;
  startsOn?: string;
}

function hold(planName: string, wish: Wish = {}, holder: TestUser = customer) {
  const { days = 1, goal = 'weight_loss', active = false, kcal = 500, daysAgo = 0 } = wish;
  const startsOn = wish.startsOn ?? YESTERDAY;
  const plan = keptPlan(recipe, { days, planName });
  const recipes = plan.recipes.map((one) => ({ ...one, caloriesKcal: kcal }));
  return insertAssignedPlan(app.db, holder, trainer, {
    plan: { ...plan, fitnessGoal: goal, recipes },
    startsOn,
    endsOn: wish.endsOn ?? (active ? null : startsOn),
    assignedAt: new Date(Date.now() - daysAgo * 86_400_000),
  });
}

async function list(query = {}) {
  const { data } = await customer.api.GET('/api/meal-plan/personalized', { params: { query } });
  return { ...data, names: data?.mealPlans.map(({ planName }) => planName) };
}

describe('the list', () => {
  beforeEach(async () => {
    await hold('Old active', { active: true, daysAgo: 9 });
    await hold('Bulk', { goal: 'bulking', days: 3, kcal: 900, daysAgo: 2 });
    await hold('Keep it up', { goal: 'maintenance', days: 7, kcal: 700, daysAgo: 1 });
    await hold('Not mine', {}, await app.user());
  });

  test('is the user’s own, the active plan first, with a summary of all', async () => {
    const all = await list({ withMeals: true });
    expect(all.names).toEqual(['Old active', 'Keep it up', 'Bulk']);
    expect(all).toMatchObject({
      total: 3,
      summary: { totalPlans: 3, activePlans: 1, totalDays: 11, avgCaloriesPerDay: 2100 },
    });
    expect(all.mealPlans?.[0]).toMatchObject({
      assignedBy: 'Toni',
      totalDays: 1,
      facts: { totalMeals: 3, mealTypes: ['breakfast', 'lunch', 'dinner'] },
      mealPlanData: { meals: { length: 3 } },
    });
    expect((await list({ withMeals: false })).mealPlans?.[0]?.mealPlanData).not.toHaveProperty('meals');
  });

  test('has upcoming plans before past ones', async () => {
    const startsOn = addDays(YESTERDAY, 9);
    await app.db.query(
      'update personalized_meal_plans set ends_on = $2 where customer_id = $1 and ends_on is null',
      [customer.id, startsOn],
    );
    await hold('Next', { active: true, startsOn, daysAgo: 5 });
    expect(
      (await list()).mealPlans?.map(({ planName, status, isActive }) => [planName, status, isActive]),
    ).toEqual([
      ['Old active', 'active', true],
      ['Next', 'upcoming', false],
      ['Keep it up', 'past', false],
      ['Bulk', 'past', false],
    ]);
  });

  test('is sorted as requested', async () => {
    const names = async (sort: string) => (await list({ sort })).names;
    expect(await names('date')).toEqual(['Keep it up', 'Bulk', 'Old active']);
    expect(await names('name')).toEqual(['Bulk', 'Keep it up', 'Old active']);
    expect(await names('days')).toEqual(['Keep it up', 'Bulk', 'Old active']);
    expect(await names('calories')).toEqual(['Bulk', 'Keep it up', 'Old active']);
  });

  test('is filtered by name, ignoring case, and by goal, but the summary is not', async () => {
    expect(await list({ search: 'KEEP' })).toMatchObject({ names: ['Keep it up'], total: 1 });
    expect(await list({ search: '%' })).toMatchObject({ names: [], total: 0, summary: { totalPlans: 3 } });
    expect((await list({ fitnessGoal: 'bulking' })).names).toEqual(['Bulk']);
    expect((await list({ fitnessGoal: 'bulking', search: 'keep' })).names).toEqual([]);
  });

  test('comes a page at a time', async () => {
    expect(await list({ limit: 2, page: 2 })).toMatchObject({ names: ['Bulk'], total: 3 });
  });

  test('is empty for users without plans', async () => {
    const nobody = await app.signedIn();
    const { data } = await nobody.api.GET('/api/meal-plan/personalized');
    expect(data).toEqual({
      mealPlans: [],
      total: 0,
      summary: { totalPlans: 0, activePlans: 0, avgCaloriesPerDay: 0, totalDays: 0, planRemovedAt: null },
    });
  });

  test('includes a plan whose meals are lost', async () => {
    const plan = { ...keptPlan(recipe, { planName: 'Broken' }), meals: [] };
    await insertAssignedPlan(app.db, customer, trainer, { plan, endsOn: plan.startsOn });
    expect((await list({ search: 'broken' })).mealPlans).toMatchObject([{ facts: { totalMeals: 0 } }]);
  });
});

describe('today', () => {
  const zone = 'Pacific/Kiritimati';
  const todayThere = () => dateIn(zone, new Date());

  async function shown(wish: Wish) {
    await app.db.query('update users set time_zone = $2 where id = $1', [customer.id, zone]);
    const { id } = await hold('Plan', { days: 7, active: true, ...wish });
    const { data } = await customer.api.GET('/api/meal-plan/{id}', { params: { path: { id } } });
    return [data?.today, data?.cycleStartsOn];
  }

  test('is a day of the plan in the customer’s time zone, and starts over after the last', async () => {
    const today = todayThere();
    expect(await shown({ startsOn: today })).toEqual([1, today]);
  });

  test('is in the current cycle', async () => {
    const today = todayThere();
    expect(await shown({ startsOn: addDays(today, -16) })).toEqual([3, addDays(today, -2)]);
  });

  test('is empty before the plan begins', async () => {
    const tomorrow = addDays(todayThere(), 1);
    expect(await shown({ startsOn: tomorrow })).toEqual([null, tomorrow]);
  });

  test('is empty for a plan that another one has replaced', async () => {
    const today = todayThere();
    expect(await shown({ startsOn: addDays(today, -3), endsOn: today })).toEqual([null, addDays(today, -3)]);
  });

  test('is a day of the plan up to the last one before another takes over', async () => {
    const today = todayThere();
    expect(await shown({ startsOn: addDays(today, -3), endsOn: addDays(today, 1) })).toEqual([
      4,
      addDays(today, -3),
    ]);
  });
});

test('another customer’s plan is not found', async () => {
  const { id } = await hold('Not mine', {}, await app.user());
  const { response } = await customer.api.GET('/api/meal-plan/{id}', { params: { path: { id } } });
  expect(response.status).toBe(404);
});
