import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { insertDraft, insertSavedPlan } from '../../../../test/factories/meal-plans.ts';
import { ownCustomer, readAssignedPlans } from '../../../../test/factories/plan-assignment.ts';
import { PASSWORD } from '../../../../test/factories/users.ts';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.ts';

let app: TestApp;
let trainer: SignedInUser;
let customer: SignedInUser;

const NOTES = 'Eat slowly.\nCall me on Friday.';

beforeAll(async () => {
  app = await TestApp.start();
});

beforeEach(async () => {
  trainer = await app.signedIn({ role: 'trainer', name: 'Toni' });
  customer = await ownCustomer(app, trainer);
});

afterAll(() => app.stop());

async function assignDraft(body: object) {
  const { id: draftId } = await insertDraft(app.db, trainer, { planName: 'Lean week' });
  return trainer.api.POST('/api/admin/assign-meal-plan', {
    body: { draftId, customerIds: [customer.id], ...body },
  });
}

const notesHeldBy = async (holder: SignedInUser) =>
  (await readAssignedPlans(holder)).map(({ notes }) => notes);

test('a trainer’s note is shown in the email, in the list, and with the plan', async () => {
  await assignDraft({ notes: ` ${NOTES} ` });
  const [held] = await readAssignedPlans(customer);
  expect(held?.notes).toBe(NOTES);
  const { data: whole } = await customer.api.GET('/api/meal-plan/{id}', {
    params: { path: { id: held?.id ?? '' } },
  });
  expect(whole?.notes).toBe(NOTES);
  const { data: seen } = await trainer.api.GET('/api/trainer/customers/{id}/meal-plans', {
    params: { path: { id: customer.id } },
  });
  expect(seen?.mealPlans[0]?.notes).toBe(NOTES);
  const mail = await app.mailbox.next(customer.email, /^You have a new meal plan: Lean week$/);
  for (const line of NOTES.split('\n')) expect(mail.source).toContain(line);
});

test('every way to assign accepts a note, and an empty one counts as none', async () => {
  const { id } = await insertSavedPlan(app.db, trainer);
  const path = { id };
  await trainer.api.POST('/api/trainer/meal-plans/{id}/assign', {
    params: { path },
    body: { customerId: customer.id, notes: 'From the library' },
  });
  await assignDraft({ notes: '' });
  await assignDraft({ notes: null });
  const { id: draftId } = await insertDraft(app.db, trainer);
  await trainer.api.POST('/api/trainer/customers/{id}/meal-plans', {
    params: { path: { id: customer.id } },
    body: { draftId, notes: 'Just for you' },
  });
  expect((await notesHeldBy(customer)).sort()).toEqual(['From the library', 'Just for you', null, null]);
});

test('a customer who accepts an invitation sees the note on the plan', async () => {
  const email = 'invited-with-a-word@example.org';
  const sent = await trainer.api.POST('/api/invitations/send', { body: { customerEmail: email } });
  const { id, token } = sent.data?.data.invitation ?? {};
  await assignDraft({ customerIds: undefined, invitationIds: [id], notes: 'Replaced' });
  await assignDraft({ customerIds: undefined, invitationIds: [id], notes: NOTES });
  const { data } = await app.api.POST('/api/invitations/accept', {
    body: { token: token ?? '', password: PASSWORD, firstName: 'Mia' },
  });
  const mia = await app.signIn({ id: data?.data.user.id ?? '', email, role: 'customer' } as never);
  expect(await notesHeldBy(mia)).toEqual([NOTES]);
  const mail = await app.mailbox.next(email, /^You have a new meal plan/);
  for (const line of NOTES.split('\n')) expect(mail.source).toContain(line);
});

test('more than 500 characters are refused', async () => {
  const { response, error } = await assignDraft({ notes: 'a'.repeat(501) });
  expect([response.status, error?.fields]).toEqual([
    400,
    { notes: ['A message must be at most 500 characters'] },
  ]);
});
