import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { insertAssignment } from '../../../test/factories/assignment.ts';
import { endCoaching, insertCoaching } from '../../../test/factories/coaching.ts';
import { insertRating } from '../../../test/factories/engagement.ts';
import { insertAssignedPlan, insertSavedPlan } from '../../../test/factories/meal-plans.ts';
import { insertRecipe } from '../../../test/factories/recipes.ts';
import { type SignedInUser, TestApp } from '../../../test/support/test-app.ts';
import { addDays, dateIn } from '../../platform/clock/dates.js';

let app: TestApp;
let trainer: SignedInUser;
let ann: SignedInUser;

beforeAll(async () => {
  app = await TestApp.start();
});

beforeEach(async () => {
  daysAgo = 2;
  trainer = await app.signedIn({ role: 'trainer' });
  ann = await app.signedIn();
  await insertCoaching(app.db, trainer, ann);
});

afterAll(() => app.stop());

const figures = async () => (await trainer.api.GET('/api/trainer/profile/stats')).data;

const today = () => dateIn(null, new Date());

/** The plans of a customer run one after the other. */
let daysAgo = 2;

/** Rates recipes of plans that the customer had. Without a plan, the recipe is one that they found themselves. */
async function rate(customer: SignedInUser, stars: number[], { isPlanned = true, at = new Date() } = {}) {
  for (const rating of stars) {
    daysAgo += 2;
    const run = { startsOn: addDays(today(), -daysAgo), endsOn: addDays(today(), 1 - daysAgo) };
    const plan = isPlanned ? (await insertAssignedPlan(app.db, customer, trainer, run)).plan : null;
    const id = plan?.recipes[0]?.id ?? (await insertRecipe(app.db)).id;
    await insertRating(app.db, customer, { id }, { rating, at });
  }
}

test('a trainer who has just begun sees zeros, and no satisfaction', async () => {
  trainer = await app.signedIn({ role: 'trainer' });
  expect(await figures()).toEqual({
    ...{ totalClients: 0, totalMealPlansCreated: 0, activeMealPlans: 0 },
    ...{ clientSatisfactionRate: null, totalRecipesAssigned: 0 },
  });
});

test('customers, plans, and recipes are counted while the coaching lasts', async () => {
  const former = await app.signedIn();
  await insertCoaching(app.db, trainer, former);
  await endCoaching(app.db, trainer, former);
  const other = await app.signedIn({ role: 'trainer' });
  await insertSavedPlan(app.db, trainer);
  await insertSavedPlan(app.db, trainer);
  await insertSavedPlan(app.db, other);
  await insertAssignedPlan(app.db, ann, trainer, { startsOn: today(), endsOn: addDays(today(), 5) });
  await insertAssignedPlan(app.db, ann, trainer, { startsOn: addDays(today(), 5) });
  await insertAssignedPlan(app.db, former, trainer, { startsOn: today() });
  await insertAssignment(app.db, trainer, ann, await insertRecipe(app.db));
  await insertAssignment(app.db, other, ann, await insertRecipe(app.db));
  expect(await figures()).toMatchObject({
    ...{ totalClients: 1, totalMealPlansCreated: 2, activeMealPlans: 1, totalRecipesAssigned: 1 },
  });
});

test('satisfaction is the share of four and five stars that customers gave to recipes of their plans', async () => {
  await rate(ann, [5, 4, 3, 5, 1]);
  await rate(ann, [1, 1], { isPlanned: false });
  await rate(ann, [1], { at: new Date(Date.now() - 91 * 86_400_000) });
  await rate(await app.signedIn(), [1, 1]);
  expect((await figures())?.clientSatisfactionRate).toBe(60);
});

test('there is no satisfaction below five ratings', async () => {
  await rate(ann, [5, 5, 5, 5]);
  expect((await figures())?.clientSatisfactionRate).toBeNull();
});

test('the figures are not counted again within 30 seconds', async () => {
  const before = await figures();
  await insertSavedPlan(app.db, trainer);
  expect(await figures()).toEqual(before);
});
