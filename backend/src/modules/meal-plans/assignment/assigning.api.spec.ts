import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { insertCoaching } from '../../../../test/factories/coaching.ts';
import {
  assignSaved,
  ownCustomer,
  readAssignedPlanNames,
  readAssignedPlans,
} from '../../../../test/factories/plan-assignment.ts';
import { insertRecipe } from '../../../../test/factories/recipes.ts';
import { MEALS_PER_DAY, sentPlan } from '../../../../test/factories/sent-plan.ts';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.ts';
import { addDays, dateIn } from '../../../platform/clock/dates.js';

let app: TestApp;
let trainer: SignedInUser;
let customer: SignedInUser;
let recipe: { id: string };

beforeAll(async () => {
  app = await TestApp.start();
});

beforeEach(async () => {
  trainer = await app.signedIn({ role: 'trainer', name: 'Toni' });
  customer = await ownCustomer(app, trainer);
  recipe = await insertRecipe(app.db, { name: 'Porridge' });
});

afterAll(() => app.stop());

const planCalled = (planName: string) => sentPlan([recipe], { planName });

async function save(planName: string, by = trainer): Promise<string> {
  const body = { mealPlanData: planCalled(planName) };
  const { data } = await by.api.POST('/api/trainer/meal-plans', { body });
  return data?.mealPlan.id ?? '';
}

interface Asked {
  customers?: { id: string }[];
  by?: SignedInUser;
  startsOn?: string;
}

async function assign(planName: string, { customers = [customer], by = trainer, startsOn }: Asked = {}) {
  const body = { mealPlanData: planCalled(planName), customerIds: customers.map(({ id }) => id), startsOn };
  const { response, data, error } = await by.api.POST('/api/admin/assign-meal-plan', { body });
  return { status: response.status, data, error };
}

const at = (id: string) => ({ params: { path: { id } } });

describe('every way to assign', () => {
  test('assigns a sent plan: trainers to their own customers, admins to any', async () => {
    const other = await ownCustomer(app, trainer);
    const { status, data } = await assign('From the form', { customers: [customer, other] });
    expect([status, data]).toEqual([
      200,
      {
        message: 'Meal plan assigned to 2 customers.',
        invited: 0,
        assigned: 2,
        replaced: 0,
        certificate: expect.objectContaining({ holds: false }),
        savedPlanId: expect.any(String),
      },
    ]);
    const admin = await app.signedIn({ role: 'admin' });
    const stranger = await app.signedIn();
    expect(await assign('From above', { customers: [stranger], by: admin })).toMatchObject({ status: 200 });
    expect(await readAssignedPlanNames(other)).toEqual([['From the form', 'upcoming']]);
    expect(await readAssignedPlanNames(stranger)).toEqual([['From above', 'upcoming']]);
  });

  test('assigns a draft, and a saved plan to one customer or several', async () => {
    const id = await save('Saved');
    const { data: draft } = await trainer.api.POST('/api/trainer/meal-plans/{id}/draft', at(id));
    await trainer.api.POST('/api/admin/assign-meal-plan', {
      body: { draftId: draft?.draftId, customerIds: [customer.id] },
    });
    expect(await readAssignedPlanNames(customer)).toEqual([['Saved', 'upcoming']]);
    const others = [await ownCustomer(app, trainer), await ownCustomer(app, trainer)];
    const one = await trainer.api.POST('/api/trainer/meal-plans/{id}/assign', {
      ...at(id),
      body: { customerId: others[0]?.id.toUpperCase(), mealPlanId: id },
    });
    const several = await assignSaved(trainer, id, others);
    expect([one.data?.message, several.data?.message]).toEqual([
      'Meal plan assigned to 1 customer.',
      'Meal plan assigned to 2 customers; 1 plan was replaced.',
    ]);
    const { data } = await trainer.api.GET('/api/trainer/meal-plans/{id}/assignments', at(id));
    expect(data?.customers.map(({ email }) => email).sort()).toEqual(
      [customer, ...others].map(({ email }) => email).sort(),
    );
  });

  test('assigns a plan to the customer whose page is open', async () => {
    const { response } = await trainer.api.POST('/api/trainer/customers/{id}/meal-plans', {
      ...at(customer.id),
      body: { mealPlanData: planCalled('Just for you') },
    });
    expect(response.status).toBe(201);
    const { data } = await trainer.api.GET('/api/trainer/customers/{id}/meal-plans', at(customer.id));
    expect(data).toMatchObject({ total: 1, mealPlans: [{ planName: 'Just for you', assignedBy: 'Toni' }] });
  });

  test('refuses a request without customers', async () => {
    const text = 'Please select at least one customer to assign the meal plan.';
    expect(await assign('None', { customers: [] })).toMatchObject({
      status: 400,
      error: { fields: { customerIds: [text] } },
    });
    const { error } = await trainer.api.POST('/api/trainer/meal-plans/{id}/assign', {
      ...at(await save('None')),
      body: {},
    });
    expect(error?.fields).toEqual({ customerIds: [text] });
  });
});

describe('the first day', () => {
  const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];

  test('is tomorrow in the customer’s time zone by default', async () => {
    const travellers = [customer, await ownCustomer(app, trainer)];
    for (const [index, { id }] of [...travellers, trainer].entries())
      await app.db.query('update users set time_zone = $2 where id = $1', [id, zones[index] ?? zones[0]]);
    await assign('Plan', { customers: travellers });
    const starts = await Promise.all(
      travellers.map(async (one) => (await readAssignedPlans(one))[0]?.startsOn),
    );
    expect(starts).toEqual(zones.map((zone) => addDays(dateIn(zone, new Date()), 1)));
    expect(starts[0]).not.toBe(starts[1]);
  });

  test('is the plan’s own if that has not passed', async () => {
    const tomorrow = addDays(dateIn(null, new Date()), 1);
    const startOf = async (startsOn: string) => {
      const mealPlanData = { ...planCalled('Plan'), startsOn };
      await trainer.api.POST('/api/admin/assign-meal-plan', {
        body: { mealPlanData, customerIds: [customer.id] },
      });
      const [held] = await readAssignedPlans(customer, { withMeals: true });
      return [held?.startsOn, held?.mealPlanData.startsOn];
    };
    const [later, today] = [addDays(tomorrow, 9), addDays(tomorrow, -1)];
    expect(await startOf(later)).toEqual([later, later]);
    expect(await startOf(today)).toEqual([tomorrow, tomorrow]);
  });

  test('is never one that has passed in the customer’s time zone', async () => {
    await app.db.query('update users set time_zone = $2 where id = $1', [customer.id, zones[0]]);
    const today = dateIn(zones[0] ?? null, new Date());
    const { status, error } = await assign('Plan', { startsOn: addDays(today, -1) });
    expect([status, error?.fields?.startsOn?.[0]]).toEqual([
      400,
      expect.stringMatching(
        /^This day is over where your customer is\. Please choose \w+, \w+ \d+ or later\.$/,
      ),
    ]);
    expect(await readAssignedPlans(customer)).toEqual([]);
    expect(await assign('Plan', { startsOn: today })).toMatchObject({ status: 200 });
    expect(await readAssignedPlanNames(customer)).toEqual([['Plan', 'active']]);
  });

  test('is the requested one', async () => {
    await assign('Plan', { startsOn: '2100-01-04' });
    expect(await readAssignedPlans(customer, { withMeals: true })).toMatchObject([
      { startsOn: '2100-01-04', mealPlanData: { startsOn: '2100-01-04' } },
    ]);
  });
});

describe('the email to the customer', () => {
  test('announces a first plan, and one that replaces another', async () => {
    await assign('First', { startsOn: '2100-01-04' });
    const first = await app.mailbox.next(customer.email, /^You have a new meal plan: First$/);
    expect(first.source).toContain('Toni assigned');
    expect(first.source).toContain('Monday, January 4');
    expect(first.source).toContain(`/my-meal-plans/${(await readAssignedPlans(customer))[0]?.id}`);
    expect(first.source).not.toContain('takes over');
    expect(first.source).toContain('1 day, 1,800 kcal a day');
    const pictures = [...first.source.matchAll(/<img[^>]*src="([^"]+)"/g)].map(([, address]) => address);
    expect(pictures).toHaveLength(MEALS_PER_DAY);
    for (const address of pictures) expect(address).toMatch(/^http.*\/api\/drawings\/[\w.]+\.png$/);
    await assign('Second', { startsOn: '2100-01-11' });
    const second = await app.mailbox.next(customer.email, /^You have a new meal plan: Second$/);
    expect(second.source.replaceAll(/=\r?\n|\s+/g, ' ')).toMatch(/It then takes over from .{1,40}First/);
    await assign('Third', { startsOn: '2100-01-11' });
    const third = await app.mailbox.next(customer.email, /^You have a new meal plan: Third$/);
    expect(third.source.replaceAll(/=\r?\n|\s+/g, ' ')).toMatch(/It replaces .{1,40}Second/);
  });

  test('is not sent if nothing was assigned', async () => {
    const stranger = await app.signedIn();
    await assign('Never', { customers: [stranger] });
    await assign('Done');
    await app.mailbox.next(customer.email, /Done/);
    expect(await app.mailbox.to(stranger.email)).toEqual([]);
  });
});

test('the answer says whether the plan keeps its rules from that first day on', async () => {
  const slow = await insertRecipe(app.db, {
    mealTypes: ['breakfast', 'lunch', 'dinner'],
    prep: 20,
    cook: 40,
  });
  const mealPlanData = { ...sentPlan([slow]), rules: { weekdayMinutes: 30, maxUses: 3 } };
  const cookingTime = async (startsOn: string) => {
    const body = { mealPlanData, customerIds: [customer.id], startsOn };
    const { data } = await trainer.api.POST('/api/admin/assign-meal-plan', { body });
    return data?.certificate.rules.find(({ rule }) => rule === 'cookingTime')?.holds;
  };
  const [saturday, monday] = ['2100-01-02', '2100-01-04'];
  expect([await cookingTime(saturday), await cookingTime(monday)]).toEqual([true, false]);
});

test('a month of six meals a day can be assigned to two hundred customers at once', async () => {
  const description = 'As good as it is long. '.repeat(80);
  const month = Array.from({ length: 180 }, () => insertRecipe(app.db, { description }));
  const meals = (await Promise.all(month)).map(({ id }, at) => ({
    ...{ day: 1 + Math.floor(at / 6), mealNumber: 1 + (at % 6), mealType: 'dinner' as const },
    ...{ servings: 1, recipe: { id } },
  }));
  const customers = await Promise.all(Array.from({ length: 200 }, () => app.user()));
  await Promise.all(customers.map((one) => insertCoaching(app.db, trainer, one)));
  const { data } = await trainer.api.POST('/api/admin/assign-meal-plan', {
    body: {
      mealPlanData: { planName: 'Month', days: 30, mealsPerDay: 6, meals },
      customerIds: customers.map(({ id }) => id),
    },
  });
  expect(data).toMatchObject({ assigned: 200, replaced: 0 });
  const { rows } = await app.db.query(
    `select distinct jsonb_array_length(plan -> 'meals') as meals, plan ->> 'startsOn' = starts_on::text as same
     from personalized_meal_plans where customer_id = any($1::uuid[])`,
    [customers.map(({ id }) => id)],
  );
  expect(rows).toEqual([{ meals: 180, same: true }]);
});
