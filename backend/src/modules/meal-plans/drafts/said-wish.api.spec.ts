import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { insertCoaching } from '../../../../test/factories/coaching.ts';
import { generate, newDraft } from '../../../../test/factories/drafts.ts';
import { seedLibrary } from '../../../../test/factories/seed-library.ts';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.ts';

let app: TestApp;
let trainer: SignedInUser;

beforeAll(async () => {
  app = await TestApp.start();
  await seedLibrary(app);
  trainer = await app.signedIn({ role: 'trainer' });
});

afterAll(() => app.stop());

const SECRET_WORDS = 'glorb kidneys';

const saidWish = {
  text: `2 days for Ann, ${SECRET_WORDS}, low FODMAP`,
  readBy: 'rules' as const,
  values: [{ field: 'days', value: '2', from: 'text' as const, quote: '2 days' }],
  notTaken: [{ words: 'low FODMAP', why: 'A plan cannot promise it.', mustAsk: true }],
  notUnderstood: [SECRET_WORDS],
  notes: [],
};

const at = (id: string) => ({ params: { path: { id } } });

test('the words stay with the draft, the saved plan, its duplicate, and the draft that changes it', async () => {
  const { draftId, saidWish: kept } = await newDraft(trainer, { days: 2, saidWish });
  expect(kept).toEqual(saidWish);
  const { data: saved } = await trainer.api.POST('/api/trainer/meal-plans', { body: { draftId } });
  expect(saved?.mealPlan.saidWish).toEqual(saidWish);
  const id = saved?.mealPlan.id ?? '';
  const { data: copy } = await trainer.api.POST('/api/trainer/meal-plans/{id}/duplicate', at(id));
  expect(copy?.mealPlan.saidWish).toEqual(saidWish);
  const { data: opened } = await trainer.api.POST('/api/trainer/meal-plans/{id}/draft', at(id));
  expect(opened?.saidWish).toEqual(saidWish);
});

test('a plan that was typed into the form has no words', async () => {
  expect(await newDraft(trainer, { days: 2 })).toMatchObject({ saidWish: null });
});

test('a customer who gets the plan does not see the words', async () => {
  const customer = await app.signedIn({ role: 'customer' });
  await insertCoaching(app.db, trainer, customer);
  const { draftId } = await newDraft(trainer, { days: 2, saidWish });
  await trainer.api.POST('/api/admin/assign-meal-plan', { body: { draftId, customerIds: [customer.id] } });
  const { data } = await customer.api.GET('/api/meal-plan/personalized');
  expect(data?.mealPlans).toHaveLength(1);
  const whole = await customer.api.GET('/api/meal-plan/{id}', at(data?.mealPlans[0]?.id ?? ''));
  expect(whole.data).toBeDefined();
  expect(JSON.stringify([data, whole.data])).not.toContain(SECRET_WORDS);
});

test('too many words are refused with the name of the field', async () => {
  const notes = Array.from({ length: 61 }, (_, index) => `note ${index}`);
  const { status, error } = await generate(trainer, { days: 2, saidWish: { ...saidWish, notes } });
  expect(status).toBe(400);
  expect(Object.keys(error?.fields ?? {})).toEqual(['saidWish.notes']);
});
