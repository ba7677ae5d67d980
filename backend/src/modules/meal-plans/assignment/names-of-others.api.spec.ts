import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { insertCoaching } from '../../../../test/factories/coaching.ts';
import { insertAssignedPlan, insertSavedPlan, keptPlan } from '../../../../test/factories/meal-plans.ts';
import { assignSaved, ownCustomer, readAssignedPlans } from '../../../../test/factories/plan-assignment.ts';
import { insertRecipe } from '../../../../test/factories/recipes.ts';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.ts';

let app: TestApp;
let trainer: SignedInUser;
let jonas: SignedInUser;

beforeAll(async () => {
  app = await TestApp.start();
});

beforeEach(async () => {
  trainer = await app.signedIn({ role: 'trainer' });
  jonas = await app.signedIn({ name: 'Jonas' });
  await insertCoaching(app.db, trainer, jonas);
});

afterAll(() => app.stop());

const saved = (planName: string, clientName: string | null = null) =>
  insertSavedPlan(app.db, trainer, { planName, clientName });

async function assign(id: string, naming: { planName?: string; confirmsNames?: boolean } = {}, to = [jonas]) {
  const { response, data, error } = await trainer.api.POST('/api/trainer/meal-plans/{id}/assign', {
    params: { path: { id } },
    body: { customerIds: to.map((one) => one.id), ...naming },
  });
  return { status: response.status, data, error };
}

test('a plan with another client’s name is refused once, with a suggested name without it', async () => {
  const { id } = await saved('5-day plan for Sabine', 'Sabine');
  expect(await assign(id)).toMatchObject({
    status: 409,
    error: { code: 'names_another_customer', details: { names: ['Sabine'], planName: '5-day plan' } },
  });
  expect(await readAssignedPlans(jonas)).toEqual([]);
  expect((await assign(id, { planName: 'Still for Sabine' })).status).toBe(409);
  expect((await assign(id, { planName: '5-day plan' })).status).toBe(200);
  expect(await readAssignedPlans(jonas)).toMatchObject([{ planName: '5-day plan' }]);
  const mail = await app.mailbox.next(jonas.email, /5-day plan$/);
  expect(mail.source).not.toContain('Sabine');
});

test('a plan with another client’s name is assigned unchanged if that is confirmed', async () => {
  const { id } = await saved('Sabine’s favorites', 'Sabine');
  expect((await assign(id, { confirmsNames: true })).status).toBe(200);
  expect(await readAssignedPlans(jonas)).toMatchObject([{ planName: 'Sabine’s favorites' }]);
});

test('names of the trainer’s other customers count too, but not the recipient’s own', async () => {
  const amara = await app.signedIn({ name: 'Amara Osei' });
  await insertCoaching(app.db, trainer, amara);
  const { id } = await saved('Amara’s week');
  expect((await assign(id)).status).toBe(409);
  expect((await assign(id, {}, [amara])).status).toBe(200);
  expect((await assign(id, {}, [amara, jonas])).status).toBe(409);
});

test('an assigned plan is made out to its customer, whoever it was made for', async () => {
  const { id } = await saved('Lean week', 'Sabine');
  await assignSaved(trainer, id, [jonas]);
  const [held] = await readAssignedPlans(jonas);
  expect(held).toMatchObject({ facts: { clientName: 'Jonas' }, mealPlanData: { clientName: 'Jonas' } });
  const params = { path: { id: held?.id ?? '' } };
  const { data } = await jonas.api.GET('/api/meal-plan/{id}', { params });
  expect(data?.mealPlanData.clientName).toBe('Jonas');
  expect(JSON.stringify(data)).not.toContain('Sabine');
});

test('an older copy is made out to its customer too, or to nobody if they have no name', async () => {
  const nameless = await ownCustomer(app, trainer);
  await app.db.query('update users set name = null where id = $1', [nameless.id]);
  const plan = keptPlan(await insertRecipe(app.db), { clientName: 'Sabine' });
  const { id } = await insertAssignedPlan(app.db, nameless, trainer, { plan });
  const { data } = await nameless.api.GET('/api/meal-plan/{id}', { params: { path: { id } } });
  expect(data?.mealPlanData.clientName).toBeNull();
  expect(JSON.stringify(await readAssignedPlans(nameless))).not.toContain('Sabine');
});
