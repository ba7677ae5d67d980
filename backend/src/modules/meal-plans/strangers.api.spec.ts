import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { insertAssignedPlan, insertDraft, insertSavedPlan } from '../../../test/factories/meal-plans.ts';
import {
  endCoaching,
  ownCustomer,
  readAssignedPlanNames,
  readAssignedPlans,
} from '../../../test/factories/plan-assignment.ts';
import { insertRecipe } from '../../../test/factories/recipes.ts';
import { sentPlan } from '../../../test/factories/sent-plan.ts';
import { type SignedInUser, TestApp } from '../../../test/support/test-app.ts';

let app: TestApp;
let trainer: SignedInUser;
let customer: SignedInUser;
/** The plans of these two users. */
let saved: string;
let draft: string;
let held: string;

beforeAll(async () => {
  app = await TestApp.start();
});

beforeEach(async () => {
  trainer = await app.signedIn({ role: 'trainer' });
  customer = await ownCustomer(app, trainer);
  saved = (await insertSavedPlan(app.db, trainer)).id;
  draft = (await insertDraft(app.db, trainer, { customer })).id;
  held = (await insertAssignedPlan(app.db, customer, trainer, { savedPlanId: saved })).id;
});

afterAll(() => app.stop());

const at = (id: string) => ({ params: { path: { id } } });

const statusesOf = async (answers: Promise<{ response: Response }>[]) =>
  (await Promise.all(answers)).map(({ response }) => response.status);

const all404 = (count: number) => Array<number>(count).fill(404);

/** Sends every request that reads a plan by its ID. */
const readings = ({ api }: SignedInUser, id: string) => [
  api.GET('/api/meal-plans/{id}/recipes', at(id)),
  api.GET('/api/meal-plans/{id}/prep', at(id)),
  api.GET('/api/meal-plans/{id}/calendar', { ...at(id), parseAs: 'text' }),
  api.POST('/api/pdf/export/meal-plan/{id}', { ...at(id), body: {}, parseAs: 'text' }),
];

/** Sends every request that acts on a saved plan. */
const doings = ({ api }: SignedInUser, id: string, to: { id: string }) => [
  api.GET('/api/trainer/meal-plans/{id}', at(id)),
  api.PATCH('/api/trainer/meal-plans/{id}', { ...at(id), body: { planName: 'Mine' } }),
  api.POST('/api/trainer/meal-plans/{id}/duplicate', at(id)),
  api.POST('/api/trainer/meal-plans/{id}/draft', at(id)),
  api.POST('/api/trainer/meal-plans/{id}/assign', { ...at(id), body: { customerId: to.id } }),
  api.GET('/api/trainer/meal-plans/{id}/assignments', at(id)),
  api.DELETE('/api/trainer/meal-plans/{id}/assignments/{customerId}', {
    params: { path: { id, customerId: to.id } },
  }),
  api.POST('/api/meal-plans/{id}/share', { ...at(id), body: {} }),
  api.GET('/api/meal-plans/{id}/share', at(id)),
  api.DELETE('/api/meal-plans/{id}/share', at(id)),
  api.DELETE('/api/trainer/meal-plans/{id}', at(id)),
];

/** Sends every request that acts on a draft. */
const changes = ({ api }: SignedInUser, id: string, to: { id: string }) => [
  api.GET('/api/meal-plan/drafts/{id}', at(id)),
  api.GET('/api/meal-plan/drafts/{id}/swaps', {
    params: { path: { id }, query: { day: 1, mealNumber: 1 } },
  }),
  api.PATCH('/api/meal-plan/drafts/{id}', {
    ...at(id),
    body: { revision: 1, meal: { day: 1, mealNumber: 1 }, servings: 2 },
  }),
  api.POST('/api/meal-plan/drafts/{id}/regenerate', { ...at(id), body: { revision: 1 } }),
  api.POST('/api/meal-plan/drafts/{id}/undo', { ...at(id), body: { revision: 1 } }),
  api.POST('/api/trainer/meal-plans', { body: { draftId: id } }),
  api.POST('/api/admin/assign-meal-plan', { body: { draftId: id, customerIds: [to.id] } }),
  api.POST('/api/pdf/export', { body: { draftId: id } }),
  api.DELETE('/api/meal-plan/drafts/{id}', at(id)),
];

describe('for another trainer', () => {
  test('saved plans, drafts, and assigned plans are not found', async () => {
    const other = await app.signedIn({ role: 'trainer' });
    const own = await ownCustomer(app, other);
    const answers = [...doings(other, saved, own), ...changes(other, draft, own)];
    expect(await statusesOf(answers)).toEqual(all404(answers.length));
    for (const id of [saved, draft, held]) expect(await statusesOf(readings(other, id))).toEqual(all404(4));
    expect(await readAssignedPlanNames(own)).toEqual([]);
  });

  test('including admins, who only find assigned plans', async () => {
    const admin = await app.signedIn({ role: 'admin' });
    const answers = [...doings(admin, saved, customer), ...changes(admin, draft, customer)];
    expect(await statusesOf(answers)).toEqual(all404(answers.length));
    for (const id of [saved, draft]) expect(await statusesOf(readings(admin, id))).toEqual(all404(4));
    expect(await statusesOf(readings(admin, held))).toEqual([200, 200, 200, 200]);
  });

  test('customers are not found by any way to assign', async () => {
    const other = await app.signedIn({ role: 'trainer' });
    const own = await insertSavedPlan(app.db, other);
    const mealPlanData = sentPlan([await insertRecipe(app.db)]);
    const { api } = other;
    const answers = [
      api.POST('/api/admin/assign-meal-plan', { body: { mealPlanData, customerIds: [customer.id] } }),
      api.POST('/api/trainer/meal-plans/{id}/assign', {
        ...at(own.id),
        body: { customerIds: [customer.id] },
      }),
      api.POST('/api/trainer/customers/{id}/meal-plans', { ...at(customer.id), body: { mealPlanData } }),
      api.GET('/api/trainer/customers/{id}/meal-plans', at(customer.id)),
    ];
    expect(await statusesOf(answers)).toEqual(all404(4));
    expect((await readAssignedPlans(customer)).map(({ planName }) => planName)).toEqual(['Lean week']);
  });
});

test('a customer’s plan is not found by another customer', async () => {
  const { api, ...other } = await ownCustomer(app, trainer);
  const answers = [
    ...readings({ api, ...other }, held),
    ...readings({ api, ...other }, saved).slice(0, 3),
    api.GET('/api/meal-plan/{id}', at(held)),
    api.PUT('/api/meal-plans/{id}/ticks', { ...at(held), body: { week: 1, item: 'do:1', ticked: true } }),
    api.DELETE('/api/meal-plans/{id}/ticks', at(held)),
    api.DELETE('/api/meal-plan/{id}', at(held)),
  ];
  expect(await statusesOf(answers)).toEqual(all404(answers.length));
});

test('missing plans answer like those of other users', async () => {
  const other = await app.signedIn({ role: 'trainer' });
  const told = async (id: string) => {
    const { error } = await other.api.GET('/api/trainer/meal-plans/{id}', at(id));
    return { ...error, requestId: '' };
  };
  expect(await told(saved)).toEqual(await told('00000000-0000-7000-8000-000000000000'));
});

describe('once a coaching has ended', () => {
  beforeEach(() => endCoaching(app, customer));

  test('the trainer can neither read nor change the customer’s plans', async () => {
    const answers = [
      ...readings(trainer, held),
      trainer.api.GET('/api/trainer/customers/{id}/meal-plans', at(customer.id)),
      trainer.api.POST('/api/trainer/meal-plans/{id}/assign', {
        ...at(saved),
        body: { customerId: customer.id },
      }),
      trainer.api.POST('/api/admin/assign-meal-plan', {
        body: { draftId: draft, customerIds: [customer.id] },
      }),
      trainer.api.DELETE('/api/trainer/meal-plans/{id}/assignments/{customerId}', {
        params: { path: { id: saved, customerId: customer.id } },
      }),
    ];
    expect(await statusesOf(answers)).toEqual(all404(answers.length));
    const { data } = await trainer.api.GET('/api/trainer/meal-plans/{id}/assignments', at(saved));
    expect(data?.customers).toEqual([]);
  });

  test('a draft is no longer made for the customer', async () => {
    const { data } = await trainer.api.GET('/api/meal-plan/drafts/{id}', at(draft));
    expect(data?.customer).toBeNull();
    const { data: changed } = await trainer.api.PATCH('/api/meal-plan/drafts/{id}', {
      ...at(draft),
      body: { revision: 1, meal: { day: 1, mealNumber: 1 }, servings: 2 },
    });
    expect(changed?.customer).toBeNull();
  });

  test('the customer keeps the plan', async () => {
    expect(await statusesOf(readings(customer, held))).toEqual([200, 200, 200, 200]);
  });
});

test('a draft says whom it is for while the coaching lasts', async () => {
  const { data } = await trainer.api.GET('/api/meal-plan/drafts/{id}', at(draft));
  expect(data?.customer).toMatchObject({ id: customer.id, email: customer.email });
});

test('nothing can be read or changed after signing out', async () => {
  await trainer.api.POST('/api/auth/logout');
  await customer.api.POST('/api/auth/logout');
  const answers = [
    ...doings(trainer, saved, customer),
    ...changes(trainer, draft, customer),
    ...readings(customer, held),
    customer.api.GET('/api/meal-plan/personalized'),
  ];
  expect(await statusesOf(answers)).toEqual(Array(answers.length).fill(401));
});
