import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { insertDraft, insertSavedPlan } from '../../../../test/factories/meal-plans.ts';
import { ownCustomer, readAssignedPlanNames } from '../../../../test/factories/plan-assignment.ts';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.ts';

let app: TestApp;
let trainer: SignedInUser;
let customer: SignedInUser;

beforeAll(async () => {
  app = await TestApp.start();
});

beforeEach(async () => {
  trainer = await app.signedIn({ role: 'trainer' });
  customer = await ownCustomer(app, trainer);
});

afterAll(() => app.stop());

const at = (id: string) => ({ params: { path: { id } } });

async function assignDraft(draftId: string, customerIds = [customer.id]) {
  const { response, data } = await trainer.api.POST('/api/admin/assign-meal-plan', {
    body: { draftId, customerIds },
  });
  return { status: response.status, savedPlanId: data?.savedPlanId };
}

async function library() {
  const { data } = await trainer.api.GET('/api/trainer/meal-plans', {
    params: { query: { withMeals: true } },
  });
  return data?.mealPlans.map(({ id, assignmentCount, isTemplate, mealPlanData }) => ({
    ...{ id, assignmentCount, isTemplate },
    servings: mealPlanData.meals?.[0]?.servings,
  }));
}

const draftOf = async (id: string) => (await trainer.api.GET('/api/meal-plan/drafts/{id}', at(id))).data;

async function change(draftId: string, servings: number) {
  const { data } = await trainer.api.PATCH('/api/meal-plan/drafts/{id}', {
    ...at(draftId),
    body: { revision: (await draftOf(draftId))?.revision ?? 0, meal: { day: 1, mealNumber: 1 }, servings },
  });
  expect(data?.draftId).toBe(draftId);
}

const edited = async (savedPlanId: string) =>
  (await trainer.api.POST('/api/trainer/meal-plans/{id}/draft', at(savedPlanId))).data?.draftId ?? '';

test('a draft that is assigned is saved, and its next save updates the same plan', async () => {
  const { id } = await insertDraft(app.db, trainer);
  const { savedPlanId } = await assignDraft(id);
  expect(await library()).toEqual([{ id: savedPlanId, assignmentCount: 1, isTemplate: false, servings: 1 }]);
  expect((await draftOf(id))?.savedPlanId).toBe(savedPlanId);
  await change(id, 2);
  const { data } = await trainer.api.POST('/api/trainer/meal-plans', { body: { draftId: id } });
  expect(data?.mealPlan.id).toBe(savedPlanId);
  expect(await library()).toMatchObject([{ id: savedPlanId, servings: 2 }]);
});

test('a draft that is saved twice is one saved plan, which keeps labels that are omitted', async () => {
  const { id } = await insertDraft(app.db, trainer);
  const save = async (label: object) =>
    (await trainer.api.POST('/api/trainer/meal-plans', { body: { draftId: id, ...label } })).data?.mealPlan;
  const first = await save({ tags: ['lean'], notes: 'Cold weeks' });
  await change(id, 1.5);
  expect(await save({})).toMatchObject({ id: first?.id, tags: ['lean'], notes: 'Cold weeks' });
  expect(await library()).toMatchObject([{ id: first?.id, servings: 1.5 }]);
});

test('assigning a changed draft again updates its saved plan', async () => {
  const { id } = await insertDraft(app.db, trainer);
  const first = await assignDraft(id);
  await change(id, 2);
  const other = await ownCustomer(app, trainer);
  expect(await assignDraft(id, [other.id])).toEqual(first);
  expect(await library()).toMatchObject([{ assignmentCount: 2, servings: 2 }]);
});

test('a draft of a template leaves the template alone, and becomes a plan of its own if it was changed', async () => {
  const template = await insertSavedPlan(app.db, trainer, { isTemplate: true });
  const draftId = await edited(template.id);
  expect((await assignDraft(draftId)).savedPlanId).toBe(template.id);
  await change(draftId, 2);
  const { savedPlanId } = await assignDraft(draftId);
  expect(savedPlanId).not.toBe(template.id);
  expect(await library()).toMatchObject([
    { id: savedPlanId, isTemplate: false, servings: 2 },
    { id: template.id, isTemplate: true, servings: 1 },
  ]);
});

test('changes made elsewhere are not lost, because the draft becomes a plan of its own', async () => {
  const saved = await insertSavedPlan(app.db, trainer);
  const draftId = await edited(saved.id);
  await change(draftId, 2);
  await trainer.api.PATCH('/api/trainer/meal-plans/{id}', { ...at(saved.id), body: { planName: 'Renamed' } });
  expect((await assignDraft(draftId)).savedPlanId).not.toBe(saved.id);
  expect(await library()).toHaveLength(2);
});

test('nothing is saved if the plan cannot be assigned to anyone', async () => {
  const { id } = await insertDraft(app.db, trainer);
  expect((await assignDraft(id, [(await app.user()).id])).status).toBe(404);
  expect(await library()).toEqual([]);
  expect((await draftOf(id))?.savedPlanId).toBeNull();
});

test('assigning a new draft twice at once makes one saved plan', async () => {
  const { id } = await insertDraft(app.db, trainer);
  const hold = { sql: 'select id from meal_plan_drafts where id = $1 for update', values: [id], count: 2 };
  const answers = await app.meet(hold, () => Promise.all([assignDraft(id), assignDraft(id)]));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await library()).toHaveLength(1);
  expect((await readAssignedPlanNames(customer)).map(([, status]) => status)).toEqual(['upcoming', 'past']);
});
