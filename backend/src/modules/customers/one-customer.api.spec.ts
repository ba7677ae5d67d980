import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { insertCoaching } from '../../../test/factories/coaching.ts';
import { insertGoal } from '../../../test/factories/goals.ts';
import { insertAssignedPlan, insertSavedPlan } from '../../../test/factories/meal-plans.ts';
import { assignSaved, endCoaching } from '../../../test/factories/plan-assignment.ts';
import { type SignedInUser, TestApp } from '../../../test/support/test-app.ts';
import { addDays, dateIn } from '../../platform/clock/dates.js';

let app: TestApp;
let trainer: SignedInUser;
let ann: SignedInUser;

beforeAll(async () => {
  app = await TestApp.start();
});

beforeEach(async () => {
  trainer = await app.signedIn({ role: 'trainer' });
  ann = await app.signedIn({ name: 'Ann' });
  await insertCoaching(app.db, trainer, ann);
});

afterAll(() => app.stop());

const ask = (by: SignedInUser, id: string) =>
  by.api.GET('/api/trainer/customers/{id}', { params: { path: { id } } });

const statusFor = async (by: SignedInUser, id = ann.id) => (await ask(by, id)).response.status;

const inDays = (days: number) => addDays(dateIn(null, new Date()), days);

describe('one customer', () => {
  test('is shown to their trainer, with the day on which coaching began', async () => {
    expect((await ask(trainer, ann.id)).data).toEqual({
      ...{ id: ann.id, email: ann.email, name: 'Ann', isClosed: false },
      ...{ sharesHealthData: true, restrictions: null, profilePicture: null, timeZone: null },
      ...{ hasMealPlan: false, activePlan: null, plan: null, nextPlan: null, planRemovedAt: null },
      ...{ brokenPlans: [], planCount: 0, goalCount: 0 },
      ...{ plans: [], firstAssignedAt: expect.any(String), beganBy: 'invitation' },
    });
  });

  test('has every current and upcoming plan, and no past one', async () => {
    await insertAssignedPlan(app.db, ann, trainer, {
      planName: 'Over',
      startsOn: inDays(-9),
      endsOn: inDays(-3),
    });
    await insertAssignedPlan(app.db, ann, trainer, { planName: 'Now', startsOn: inDays(-3) });
    for (const [planName, startsIn] of [
      ['Soon', 3],
      ['Later', 6],
    ] as const) {
      const { id } = await insertSavedPlan(app.db, trainer, { planName });
      expect(await assignSaved(trainer, id, [ann], inDays(startsIn))).toMatchObject({ status: 200 });
    }
    const { data } = await ask(trainer, ann.id);
    expect(data?.plans).toMatchObject([
      { planName: 'Now', status: 'active', canWithdraw: true },
      { planName: 'Soon', status: 'upcoming', isOwn: true, canWithdraw: true, replaces: 'Now' },
      { planName: 'Later', status: 'upcoming' },
    ]);
    expect([data?.plan?.planName, data?.nextPlan?.planName]).toEqual(['Now', 'Soon']);
  });

  test('has their restrictions, and the meals of held plans that break them, for as long as they share them', async () => {
    const over = { startsOn: inDays(-9), endsOn: inDays(-3) };
    await insertAssignedPlan(app.db, ann, trainer, over);
    const dish = { id: randomUUID(), name: 'Chicken Bowl' };
    const { id, plan } = await insertAssignedPlan(app.db, ann, trainer, {
      ...{ startsOn: inDays(-3), days: 20, planName: 'Now', recipe: dish },
    });
    await ann.api.PUT('/api/profile', { body: { dietaryRestrictions: ['nothing raw'] } });
    expect((await ask(trainer, ann.id)).data).toMatchObject({
      ...{ planCount: 2, brokenPlans: [] },
      restrictions: { dietaryRestrictions: ['nothing raw'], freeText: ['nothing raw'], allergies: [] },
    });

    await ann.api.PUT('/api/profile', { body: { dietaryRestrictions: ['Vegan', 'nothing raw'] } });
    const { data } = await ask(trainer, ann.id);
    expect(data?.restrictions).toMatchObject({ freeText: ['nothing raw'] });
    expect(data?.brokenPlans).toMatchObject([{ planId: id, planName: 'Now', total: plan.meals.length }]);
    const [{ breaches } = { breaches: [] }] = data?.brokenPlans ?? [];
    expect(breaches).toHaveLength(40);
    const [{ day, mealNumber, mealType } = {}] = plan.meals;
    expect(breaches[0]).toEqual({
      ...{ day, mealNumber, mealType, recipeName: 'Chicken Bowl' },
      ...{ restriction: 'Vegan', ingredient: 'chicken breast' },
    });

    await ann.api.PUT('/api/profile/health-consent', { body: { agrees: false } });
    expect((await ask(trainer, ann.id)).data).toMatchObject({
      ...{ sharesHealthData: false, restrictions: null, brokenPlans: [], planCount: 2, goalCount: null },
    });
  });

  test('has the number of active goals, which those given up do not count towards', async () => {
    await insertGoal(app.db, ann);
    const { id } = await insertGoal(app.db, ann, { metric: 'custom' });
    await ann.api.PUT('/api/progress/goals/{id}/status', {
      params: { path: { id } },
      body: { status: 'given_up' },
    });
    expect((await ask(trainer, ann.id)).data).toMatchObject({ goalCount: 1 });
  });

  test('says whether their account is closed', async () => {
    const closed = await app.user({ disabled: true });
    await insertCoaching(app.db, trainer, closed);
    expect((await ask(trainer, closed.id)).data).toMatchObject({ id: closed.id, isClosed: true });
  });

  test('is shown to an admin, whoever coaches them', async () => {
    const admin = await app.signedIn({ role: 'admin' });
    expect((await ask(admin, ann.id)).data).toMatchObject({
      id: ann.id,
      firstAssignedAt: null,
      beganBy: null,
    });
  });

  test('is not found if another trainer coaches them or the coaching has ended', async () => {
    const other = await app.signedIn({ role: 'trainer' });
    expect(await statusFor(other)).toBe(404);
    await endCoaching(app, ann);
    expect(await statusFor(trainer)).toBe(404);
  });

  test('is not found if the account is not a customer', async () => {
    const admin = await app.signedIn({ role: 'admin' });
    for (const id of [trainer.id, admin.id, randomUUID()])
      expect([await statusFor(trainer, id), await statusFor(admin, id)]).toEqual([404, 404]);
    expect(await statusFor(trainer, 'ann')).toBe(400);
  });
});
