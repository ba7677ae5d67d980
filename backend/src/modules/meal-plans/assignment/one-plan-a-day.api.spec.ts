import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { insertAssignedPlan, insertSavedPlan } from '../../../../test/factories/meal-plans.ts';
import {
  assignSaved,
  ownCustomer,
  readAssignedPlanNames,
  readAssignedPlans,
  withdraw,
} from '../../../../test/factories/plan-assignment.ts';
import { insertRecipe } from '../../../../test/factories/recipes.ts';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.ts';
import { addDays, dateIn } from '../../../platform/clock/dates.js';

let app: TestApp;
let trainer: SignedInUser;
let customer: SignedInUser;
let recipe: { id: string; name: string };

beforeAll(async () => {
  app = await TestApp.start();
});

beforeEach(async () => {
  trainer = await app.signedIn({ role: 'trainer', name: 'Toni' });
  customer = await ownCustomer(app, trainer);
  recipe = await insertRecipe(app.db);
});

afterAll(() => app.stop());

const today = dateIn(null, new Date());
const inDays = (days: number) => addDays(today, days);

/** Assigns the saved plan of that name, starting in this many days. */
async function assign(planName: string, startsIn: number, by = trainer): Promise<string> {
  const { id } = await insertSavedPlan(app.db, by, { planName, recipe });
  expect(await assignSaved(by, id, [customer], inDays(startsIn))).toMatchObject({ status: 200 });
  return id;
}

/** The plan that the customer follows on each of the days from today. */
async function followed(days = 8): Promise<(string | null)[]> {
  const plans = await readAssignedPlans(customer);
  return Array.from({ length: days }, (_, ahead) => {
    const date = inDays(ahead);
    const running = plans.filter(
      ({ startsOn, endsOn }) => startsOn <= date && (endsOn === null || date < endsOn),
    );
    expect(running.length).toBeLessThanOrEqual(1);
    return running[0]?.planName ?? null;
  });
}

const times = (count: number, name: string | null) => Array.from({ length: count }, () => name);

const running = (planName: string) =>
  insertAssignedPlan(app.db, customer, trainer, { planName, recipe, startsOn: inDays(-3) });

describe('assigning', () => {
  test('leaves the plan of today as it is until the new one starts', async () => {
    await running('Old');
    await assign('New', 5);
    expect(await followed()).toEqual([...times(5, 'Old'), ...times(3, 'New')]);
    expect(await readAssignedPlanNames(customer)).toEqual([
      ['Old', 'active'],
      ['New', 'upcoming'],
    ]);
  });

  test('from today replaces the current plan at once', async () => {
    await running('Old');
    await assign('New', 0);
    expect(await followed()).toEqual(times(8, 'New'));
    expect(await readAssignedPlanNames(customer)).toEqual([
      ['New', 'active'],
      ['Old', 'past'],
    ]);
  });

  test('replaces upcoming plans, and shortens one that overlaps', async () => {
    await running('Old');
    await assign('Later', 5);
    await assign('Sooner', 2);
    expect(await followed()).toEqual([...times(2, 'Old'), ...times(6, 'Sooner')]);
    expect(await readAssignedPlanNames(customer)).toEqual([
      ['Old', 'active'],
      ['Sooner', 'upcoming'],
      ['Later', 'past'],
    ]);
  });

  test('after an upcoming plan lets that run first', async () => {
    await running('Old');
    await assign('Next', 2);
    await assign('After', 5);
    expect(await followed()).toEqual([...times(2, 'Old'), ...times(3, 'Next'), ...times(3, 'After')]);
  });

  test('changes nothing if it fails for one customer', async () => {
    await running('Old');
    const stranger = await app.signedIn();
    const { id } = await insertSavedPlan(app.db, trainer, { planName: 'New', recipe });
    expect(await assignSaved(trainer, id, [customer, stranger])).toMatchObject({
      status: 404,
      error: { message: 'Customer not found' },
    });
    expect(await followed()).toEqual(times(8, 'Old'));
    expect(await readAssignedPlanNames(stranger)).toEqual([]);
  });

  test('twice at the same moment happens one after the other', async () => {
    const admin = await app.signedIn({ role: 'admin' });
    const one = await insertSavedPlan(app.db, trainer, { planName: 'One', recipe });
    const other = await insertSavedPlan(app.db, admin, { planName: 'Other', recipe });
    const hold = { sql: 'select id from users where id = $1 for update', values: [customer.id], count: 2 };
    const answers = await app.meet(hold, () =>
      Promise.all([assignSaved(trainer, one.id, [customer]), assignSaved(admin, other.id, [customer])]),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map(({ data }) => data?.replaced).sort()).toEqual([0, 1]);
    expect((await readAssignedPlanNames(customer)).map(([, status]) => status)).toEqual(['upcoming', 'past']);
  });

  test('uses the customer’s time zone', async () => {
    const zone = 'Pacific/Kiritimati';
    await app.db.query('update users set time_zone = $2 where id = $1', [customer.id, zone]);
    const { id } = await insertSavedPlan(app.db, trainer, { planName: 'There', recipe });
    await assignSaved(trainer, id, [customer], dateIn(zone, new Date()));
    expect(await readAssignedPlanNames(customer)).toEqual([['There', 'active']]);
  });

  test('works with a time zone that the database does not know', async () => {
    await app.db.query(`update users set time_zone = 'Mars/Olympus' where id = $1`, [customer.id]);
    await running('Old');
    const { data } = await trainer.api.GET('/api/trainer/customers');
    expect(data?.customers[0]?.plan).toMatchObject({ planName: 'Old', status: 'active' });
  });
});

describe('withdrawing', () => {
  test('brings back the replaced plan as it was', async () => {
    await running('Old');
    await assign('Later', 5);
    const id = await assign('Sooner', 2);
    const { data } = await withdraw(trainer, id, customer);
    expect(data).toEqual({ message: 'Meal Plan Withdrawn', broughtBack: true });
    expect(await followed()).toEqual([...times(5, 'Old'), ...times(3, 'Later')]);
    await assign('Again', 1);
    expect(await followed()).toEqual(['Old', ...times(7, 'Again')]);
  });

  test('brings the replaced plan back from today if the withdrawn one is current', async () => {
    await running('Old');
    const id = await assign('New', 0);
    await withdraw(trainer, id, customer);
    expect(await followed()).toEqual(times(8, 'Old'));
  });

  test('brings back no more days than later plans leave', async () => {
    await running('Old');
    await assign('Wednesday', 4);
    const id = await assign('Monday', 2);
    await assign('Tuesday', 3);
    await withdraw(trainer, id, customer);
    expect(await followed()).toEqual([...times(3, 'Old'), ...times(5, 'Tuesday')]);
  });

  test('without bringing back leaves the days empty', async () => {
    await running('Old');
    const id = await assign('New', 2);
    const { data } = await withdraw(trainer, id, customer, { bringBack: false });
    expect(data?.broughtBack).toBe(false);
    expect(await followed()).toEqual([...times(2, 'Old'), ...times(6, null)]);
  });

  test('withdraws the later copy of a plan that the customer has twice', async () => {
    const id = await assign('Round', 0);
    await assignSaved(trainer, id, [customer], inDays(3));
    await withdraw(trainer, id, customer);
    expect(await readAssignedPlanNames(customer)).toEqual([['Round', 'active']]);
    await withdraw(trainer, id, customer);
    expect(await readAssignedPlanNames(customer)).toEqual([]);
  });

  test('leaves one plan a day after any sequence of changes', async () => {
    const held: string[] = [];
    for (const [step, startsIn] of [4, 1, 6, 2, 0, 5, 3, 1, 7, 2].entries()) {
      held.push(await assign(`Plan ${step}`, startsIn));
      await followed();
      if (step % 3 === 2) await withdraw(trainer, held.splice(step % held.length, 1)[0] ?? '', customer);
      const days = await followed();
      expect(days.slice(7)).not.toContain(null);
    }
  });
});

describe('the plan in a customer’s row', () => {
  const rowOf = async ({ api }: SignedInUser) =>
    (await api.GET('/api/trainer/customers')).data?.customers.find(({ id }) => id === customer.id);

  const takeBack = (by: SignedInUser, planId = '') =>
    by.api.DELETE('/api/trainer/customers/{id}/meal-plans/{planId}', {
      params: { path: { id: customer.id, planId } },
    });

  test('says which plan is current, which day it is, and which plan comes next', async () => {
    await running('Old');
    const id = await assign('New', 5);
    expect(await rowOf(trainer)).toMatchObject({
      hasMealPlan: true,
      activePlan: { planName: 'Old' },
      plan: { planName: 'Old', status: 'active', day: 1, days: 1, endsOn: inDays(5), canWithdraw: true },
      nextPlan: {
        planName: 'New',
        status: 'upcoming',
        day: null,
        savedPlanId: id,
        isOwn: true,
        replaces: 'Old',
      },
    });
  });

  test('is withdrawn by the trainer who assigned it or an admin, but by no other trainer', async () => {
    const other = await app.signedIn({ role: 'trainer' });
    await app.db.query(
      `insert into coaching (id, trainer_id, customer_id, since, began_by) values (gen_random_uuid(), $1, $2, now(), 'admin')`,
      [other.id, customer.id],
    );
    await running('Old');
    await assign('New', 5);
    const next = (await rowOf(other))?.nextPlan;
    expect(next?.canWithdraw).toBe(false);
    expect((await takeBack(other, next?.id)).response.status).toBe(404);
    expect((await takeBack(trainer, next?.id)).data).toMatchObject({ broughtBack: true });
    const plan = (await rowOf(trainer))?.plan;
    expect((await takeBack(await app.signedIn({ role: 'admin' }), plan?.id)).response.status).toBe(200);
    expect((await takeBack(trainer, plan?.id)).response.status).toBe(404);
    expect(await rowOf(trainer)).toMatchObject({ plan: null, planRemovedAt: null });
  });

  test('is reported as deleted until there is another one', async () => {
    await running('Old');
    const [held] = await readAssignedPlans(customer);
    await customer.api.DELETE('/api/meal-plan/{id}', { params: { path: { id: held?.id ?? '' } } });
    expect(await rowOf(trainer)).toMatchObject({ plan: null, planRemovedAt: expect.any(String) });
    const mail = await app.mailbox.next(trainer.email, /deleted their meal plan$/);
    expect(mail.source).toContain('They have no meal plan now');
    expect(mail.source).toContain(`/meal-plan-generator?customer=${customer.id}`);
    await assign('New', 5);
    expect(await rowOf(trainer)).toMatchObject({ plan: { planName: 'New' }, planRemovedAt: null });
  });

  test('is not reported as deleted if it had already ended', async () => {
    await insertAssignedPlan(app.db, customer, trainer, { recipe, startsOn: inDays(-9), endsOn: inDays(-2) });
    const [held] = await readAssignedPlans(customer);
    await customer.api.DELETE('/api/meal-plan/{id}', { params: { path: { id: held?.id ?? '' } } });
    expect(await rowOf(trainer)).toMatchObject({ plan: null, planRemovedAt: null });
    expect(await app.mailbox.to(trainer.email)).toEqual([]);
  });
});
