import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { insertSavedPlan } from '../../../../test/factories/meal-plans.ts';
import {
  assignSaved,
  endCoaching,
  ownCustomer,
  readAssignedPlanNames,
  readAssignedPlans,
  withdraw,
} from '../../../../test/factories/plan-assignment.ts';
import { insertRecipe } from '../../../../test/factories/recipes.ts';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.ts';

let app: TestApp;
let trainer: SignedInUser;
let customer: SignedInUser;
let id: string;

beforeAll(async () => {
  app = await TestApp.start();
});

beforeEach(async () => {
  trainer = await app.signedIn({ role: 'trainer' });
  customer = await ownCustomer(app, trainer);
  ({ id } = await insertSavedPlan(app.db, trainer, { planName: 'As it was' }));
});

afterAll(() => app.stop());

const at = (id: string) => ({ params: { path: { id } } });

describe('an assigned plan', () => {
  test('is a copy that no change of recipes or saved plans affects', async () => {
    const recipe = await insertRecipe(app.db, { name: 'Porridge' });
    const saved = await insertSavedPlan(app.db, trainer, { planName: 'As it was', recipe });
    await assignSaved(trainer, saved.id, [customer]);
    await app.db.query(`update recipes set name = 'Renamed', calories_kcal = 1 where id = $1`, [recipe.id]);
    const body = { planName: 'Otherwise' };
    await trainer.api.PATCH('/api/trainer/meal-plans/{id}', { ...at(saved.id), body });
    await trainer.api.DELETE('/api/trainer/meal-plans/{id}', at(saved.id));
    const [held] = await readAssignedPlans(customer);
    const { data } = await customer.api.GET('/api/meal-plan/{id}', at(held?.id ?? ''));
    expect(data).toMatchObject({ planName: 'As it was', status: 'upcoming' });
    expect(data?.mealPlanData.meals[0]?.recipe.name).toBe('Porridge');
    expect(data?.nutrition.averageDaily).toEqual(held?.facts.averageDaily);
  });

  test('can be withdrawn once by the owner of the saved plan', async () => {
    await assignSaved(trainer, id, [customer]);
    expect((await withdraw(trainer, id, customer)).data).toEqual({
      message: 'Meal Plan Withdrawn',
      broughtBack: false,
    });
    expect(await readAssignedPlanNames(customer)).toEqual([]);
    await app.mailbox.next(customer.email, /Your meal plan has been withdrawn/);
    expect((await withdraw(trainer, id, customer)).response.status).toBe(404);
  });

  test('can be deleted by its customer, but not by the trainer', async () => {
    await assignSaved(trainer, id, [customer]);
    const [held] = await readAssignedPlans(customer);
    const remove = ({ api }: SignedInUser) => api.DELETE('/api/meal-plan/{id}', at(held?.id ?? ''));
    expect((await remove(trainer)).response.status).toBe(403);
    expect((await remove(customer)).data).toEqual({ message: 'Meal plan deleted successfully' });
    expect(await readAssignedPlanNames(customer)).toEqual([]);
    expect((await remove(customer)).response.status).toBe(404);
  });
});

describe('a saved plan', () => {
  const countAndHolders = async () => [
    (await trainer.api.GET('/api/trainer/meal-plans/{id}', at(id))).data?.assignmentCount,
    (await trainer.api.GET('/api/trainer/meal-plans')).data?.mealPlans[0]?.assignmentCount,
    (await trainer.api.GET('/api/trainer/meal-plans/{id}/assignments', at(id))).data?.customers.length,
  ];

  /** Deletes the plan just before the requests can lock it. */
  const meetingItsEnd = <T>(requests: () => Promise<T>) =>
    app.meet({ sql: 'delete from trainer_meal_plans where id = $1', values: [id], count: 1 }, requests);

  test('is not found if it is deleted while it is assigned', async () => {
    expect(await meetingItsEnd(() => assignSaved(trainer, id, [customer]))).toMatchObject({
      status: 404,
      error: { message: 'Meal plan not found' },
    });
  });

  test('is not found if it is deleted while it is opened', async () => {
    const open = () => trainer.api.POST('/api/trainer/meal-plans/{id}/draft', at(id));
    expect((await meetingItsEnd(open)).response.status).toBe(404);
  });

  test('counts the customers it lists, without those who are no longer customers', async () => {
    await assignSaved(trainer, id, [customer, await ownCustomer(app, trainer)]);
    expect(await countAndHolders()).toEqual([2, 2, 2]);
    await endCoaching(app, customer);
    expect(await countAndHolders()).toEqual([1, 1, 1]);
  });

  test('can be withdrawn from a customer whose account is closed, but not assigned', async () => {
    await assignSaved(trainer, id, [customer]);
    await app.db.query('update users set disabled_at = now() where id = $1', [customer.id]);
    expect((await assignSaved(trainer, id, [customer])).status).toBe(404);
    const { data } = await trainer.api.GET('/api/trainer/customers/{id}/meal-plans', at(customer.id));
    expect(data?.mealPlans).toHaveLength(1);
    expect((await withdraw(trainer, id, customer)).response.status).toBe(200);
    expect(await countAndHolders()).toEqual([0, 0, 0]);
  });
});
