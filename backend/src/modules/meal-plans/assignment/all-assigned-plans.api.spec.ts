import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { insertAssignedPlan } from '../../../../test/factories/meal-plans.ts';
import { TestApp } from '../../../../test/support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start();
});

afterAll(() => app.stop());

test('an admin finds the plans of all customers by plan, customer, and trainer, without notes', async () => {
  const admin = await app.signedIn({ role: 'admin' });
  const [toni, otto] = [
    await app.user({ role: 'trainer', name: 'Toni' }),
    await app.user({ role: 'trainer', name: 'Otto' }),
  ];
  const [ann, ben] = [await app.user({ name: 'Ann' }), await app.user({ name: 'Ben' })];
  const lean = await insertAssignedPlan(app.db, ann, toni, { planName: 'Lean' });
  const bulk = await insertAssignedPlan(app.db, ben, otto, { planName: 'Bulk' });
  await app.db.query(`update personalized_meal_plans set notes = 'a word between us'`);
  const find = async (
    query: { search?: string; customerId?: string; page?: number; limit?: number } = {},
  ) => {
    const { data } = await admin.api.GET('/api/admin/meal-plans/assigned', { params: { query } });
    expect(JSON.stringify(data)).not.toContain('a word between us');
    return data;
  };
  expect(await find()).toMatchObject({
    total: 2,
    mealPlans: [
      { id: bulk.id, customer: { email: ben.email }, assignedBy: { name: 'Otto' } },
      { id: lean.id, customer: { email: ann.email }, assignedBy: { name: 'Toni' }, status: 'active' },
    ],
  });
  const idsOf = async (query: Parameters<typeof find>[0]) =>
    (await find(query))?.mealPlans.map(({ id }) => id);
  expect(await idsOf({ search: 'lean' })).toEqual([lean.id]);
  expect(await idsOf({ search: 'BEN' })).toEqual([bulk.id]);
  expect(await idsOf({ search: 'toni' })).toEqual([lean.id]);
  expect(await idsOf({ customerId: ann.id })).toEqual([lean.id]);
  expect(await idsOf({ page: 2, limit: 1 })).toEqual([lean.id]);
});
