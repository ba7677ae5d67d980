import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { insertDraft, insertSavedPlan } from '../../../../test/factories/meal-plans.ts';
import { readAssignedPlanNames } from '../../../../test/factories/plan-assignment.ts';
import { PASSWORD } from '../../../../test/factories/users.ts';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.ts';
import { addDays, dateIn } from '../../../platform/clock/dates.js';

let app: TestApp;
let trainer: SignedInUser;
let made = 0;

beforeAll(async () => {
  app = await TestApp.start();
});

beforeEach(async () => {
  trainer = await app.signedIn({ role: 'trainer', name: 'Toni' });
});

afterAll(() => app.stop());

async function invite(customerEmail = `invited-${++made}@example.org`, by = trainer) {
  const { data } = await by.api.POST('/api/invitations/send', { body: { customerEmail } });
  const { id, token } = data?.data.invitation ?? {};
  return { id: id ?? '', token: token ?? '', email: customerEmail };
}

type Invited = Awaited<ReturnType<typeof invite>>;

async function assign(body: object) {
  const { response, data, error } = await trainer.api.POST('/api/admin/assign-meal-plan', { body });
  return { status: response.status, message: data?.message, error };
}

async function accept({ token, email }: Invited): Promise<SignedInUser> {
  const { response, data } = await app.api.POST('/api/invitations/accept', {
    body: { token, password: PASSWORD, firstName: 'Mia' },
  });
  expect(response.status).toBe(201);
  return app.signIn({ id: data?.data.user.id ?? '', email, role: 'customer' } as never);
}

const waiting = async () => (await trainer.api.GET('/api/trainer/invited-plans')).data?.plans;

test('a draft that is assigned to an invitation is handed over when that is accepted', async () => {
  const { id: draftId } = await insertDraft(app.db, trainer, { planName: 'Plan for Mia', clientName: 'Mia' });
  const invited = await invite();
  expect(await assign({ draftId, invitationIds: [invited.id] })).toMatchObject({
    status: 200,
    message: '1 invited customer gets the plan when they accept.',
  });
  expect(await waiting()).toMatchObject([{ invitationId: invited.id, planName: 'Plan for Mia' }]);
  const mia = await accept(invited);
  expect(await readAssignedPlanNames(mia)).toEqual([['Plan for Mia', 'upcoming']]);
  const { data } = await mia.api.GET('/api/meal-plan/personalized');
  expect(data?.mealPlans[0]?.startsOn).toBe(addDays(dateIn(null, new Date()), 1));
  await app.mailbox.next(invited.email, /^You have a new meal plan: Plan for Mia$/);
  expect(await waiting()).toEqual([]);
  const saved = await trainer.api.GET('/api/trainer/meal-plans');
  expect(saved.data?.mealPlans).toMatchObject([{ assignmentCount: 1 }]);
});

test('an invited person with an account gets the plan by signing in', async () => {
  const customer = await app.signedIn();
  const invited = await invite(customer.email);
  const { id } = await insertSavedPlan(app.db, trainer, { planName: 'Lean week' });
  const { data } = await trainer.api.POST('/api/trainer/meal-plans/{id}/assign', {
    params: { path: { id } },
    body: { invitationIds: [invited.id] },
  });
  expect(data).toMatchObject({ assigned: 0, invited: 1 });
  await customer.api.POST('/api/invitations/link', { body: { token: invited.token } });
  expect(await readAssignedPlanNames(customer)).toEqual([['Lean week', 'upcoming']]);
});

test('the last assigned plan is handed over, but not one that was withdrawn or deleted', async () => {
  const [first, second] = [
    await insertDraft(app.db, trainer),
    await insertDraft(app.db, trainer, { planName: 'Second' }),
  ];
  const [kept, withdrawn] = [await invite(), await invite()];
  await assign({ draftId: first.id, invitationIds: [kept.id, withdrawn.id] });
  await assign({ draftId: second.id, invitationIds: [kept.id] });
  await trainer.api.DELETE('/api/invitations/{id}', { params: { path: { id: withdrawn.id } } });
  expect(await waiting()).toMatchObject([{ invitationId: kept.id, planName: 'Second' }]);
  const [plan] = (await waiting()) ?? [];
  await trainer.api.DELETE('/api/trainer/meal-plans/{id}', {
    params: { path: { id: plan?.savedPlanId ?? '' } },
  });
  expect(await readAssignedPlanNames(await accept(kept))).toEqual([]);
});

test('a plan can be assigned only to your own pending invitations', async () => {
  const { id: draftId } = await insertDraft(app.db, trainer);
  const accepted = await invite();
  await accept(accepted);
  const foreign = await invite(undefined, await app.signedIn({ role: 'trainer' }));
  for (const { id } of [accepted, foreign])
    expect((await assign({ draftId, invitationIds: [id] })).status).toBe(404);
  expect(await assign({ draftId, invitationIds: [], customerIds: undefined })).toMatchObject({ status: 400 });
});
