import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ownCustomer, readAssignedPlanNames } from '../../../../test/factories/plan-assignment.ts';
import { insertRecipe } from '../../../../test/factories/recipes.ts';
import { sentPlan } from '../../../../test/factories/sent-plan.ts';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.ts';
import { dateIn } from '../../../platform/clock/dates.js';

let app: TestApp;
let trainer: SignedInUser;
let ann: SignedInUser;
let recipes: { id: string }[];

const TODAY = dateIn('UTC', new Date());

beforeAll(async () => {
  app = await TestApp.start();
  const plain = {
    dietaryTags: ['vegan', 'vegetarian'],
    allergens: [],
    ...{
      ingredients: [{ name: 'oats', foodId: 'rolled-oats' }],
      mealTypes: ['breakfast', 'lunch', 'dinner'],
    },
  };
  recipes = [
    await insertRecipe(app.db, { ...plain, name: 'Oats' }),
    await insertRecipe(app.db, {
      ...plain,
      ...{ name: 'Cheese Toast', dietaryTags: ['vegetarian'], allergens: ['milk', 'gluten'] },
      ingredients: [{ name: 'cheddar', foodId: 'cheddar' }],
    }),
    await insertRecipe(app.db, { ...plain, name: 'Salad' }),
  ];
});

beforeEach(async () => {
  trainer = await app.signedIn({ role: 'trainer', name: 'Toni' });
  ann = await ownCustomer(app, trainer);
  await app.db.query(`update users set name = 'Ann', time_zone = 'UTC' where id = $1`, [ann.id]);
});

afterAll(() => app.stop());

const says = (body: { dietaryRestrictions?: string[]; allergies?: string[] }) =>
  ann.api.PUT('/api/profile', { body: body as never });

const assign = async (more: object = {}) => {
  const { response, error } = await trainer.api.POST('/api/admin/assign-meal-plan', {
    body: { mealPlanData: sentPlan(recipes), customerIds: [ann.id], startsOn: TODAY, ...more } as never,
  });
  return { status: response.status, error };
};

const AT_LUNCH = { day: 1, mealNumber: 2, recipeName: 'Cheese Toast' };
const DAIRY = { restriction: 'Dairy-Free', ingredient: 'cheddar' };

const breachesSeenByAnn = async () => {
  const { data: current } = await ann.api.GET('/api/meal-plan/current');
  const id = current?.plan?.id ?? '';
  const { data: whole } = await ann.api.GET('/api/meal-plan/{id}', { params: { path: { id } } });
  return { today: current?.plan?.today?.breaches, whole: whole?.breaches };
};

describe('a plan that breaks what a profile says', () => {
  test('is refused, and the answer names the meal', async () => {
    await says({ dietaryRestrictions: ['Dairy-Free', 'Vegetarian'] });
    const { status, error } = await assign();
    expect({ status, code: error?.code, text: error?.error }).toEqual({
      ...{ status: 409, code: 'breaks_restrictions' },
      text: 'Cheese Toast (lunch of day 1) breaks what Ann’s profile says, “Dairy-Free” because of cheddar.',
    });
    expect(error?.details).toMatchObject({
      total: 1,
      breaches: [{ customerId: ann.id, meal: { day: 1, mealNumber: 2, mealType: 'lunch' }, ...DAIRY }],
    });
    expect(await readAssignedPlanNames(ann)).toEqual([]);
  });

  test('is assigned once the trainer confirms it: the customer sees it at the meal, and it is recorded', async () => {
    await says({ dietaryRestrictions: ['Dairy-Free'] });
    expect(await assign({ confirmsRestrictions: true })).toMatchObject({ status: 200 });
    expect(await breachesSeenByAnn()).toEqual({
      today: [{ ...AT_LUNCH, ...DAIRY }],
      whole: [{ ...AT_LUNCH, ...DAIRY }],
    });
    const { rows } = await app.db.query(
      `select details->>'confirmsRestrictions' as confirmed, details::text as details from audit_log
       where action = 'plan.assigned' and subject_id = $1`,
      [ann.id],
    );
    expect(rows).toEqual([{ confirmed: 'true', details: expect.not.stringContaining('Dairy') }]);
  });

  test('is marked as soon as the profile says so, and no longer when it does not', async () => {
    await assign();
    expect(await breachesSeenByAnn()).toEqual({ today: [], whole: [] });
    await says({ allergies: ['milk'] });
    const breach = { ...AT_LUNCH, restriction: 'Allergy: milk', ingredient: 'cheddar' };
    expect(await breachesSeenByAnn()).toEqual({ today: [breach], whole: [breach] });
    // The customer's own pages go on marking what only their trainer may no longer read.
    await ann.api.PUT('/api/profile/health-consent', { body: { agrees: false } });
    expect(await breachesSeenByAnn()).toEqual({ today: [breach], whole: [breach] });
    await says({ allergies: [] });
    expect(await breachesSeenByAnn()).toEqual({ today: [], whole: [] });
  });
});

test('a trainer is told by mail when a profile forbids something of a plan that is followed, but not what', async () => {
  await assign();
  await says({ allergies: ['fish'] });
  await says({ allergies: ['fish', 'milk'] });
  await says({ allergies: ['milk'] });
  // The plan breaks the allergy as before, and nothing that is added now.
  await says({ dietaryRestrictions: ['No cilantro'] });
  const mail = await app.mailbox.next(trainer.email, /^Ann has a meal plan that breaks their profile$/);
  expect(mail.source).toContain('Lean week');
  expect(mail.source).not.toMatch(/milk|allerg|Cheese/i);
  const mails = await app.mailbox.to(trainer.email);
  expect(mails.filter(({ subject }) => /breaks their profile$/.test(subject))).toHaveLength(1);
});

test('a plan that waits for an invitation is held back if it breaks the profile, and the trainer is told', async () => {
  const other = await app.signedIn({ role: 'trainer' });
  await says({ dietaryRestrictions: ['Vegan'] });
  const { data } = await other.api.POST('/api/invitations/send', { body: { customerEmail: ann.email } });
  const invitation = data?.data.invitation;
  await other.api.POST('/api/admin/assign-meal-plan', {
    body: { mealPlanData: sentPlan(recipes), invitationIds: [invitation?.id] } as never,
  });
  await ann.api.POST('/api/invitations/link', { body: { token: invitation?.token ?? '' } });
  expect(await readAssignedPlanNames(ann)).toEqual([]);
  const mail = await app.mailbox.next(other.email, /^Ann is your customer now, and has no plan yet$/);
  expect(mail.source).not.toContain('Vegan');
  expect(mail.source).not.toContain('Cheese');
});

test('the page of a customer tells their trainer what a plan has to be asked for, and an admin nothing', async () => {
  await says({ dietaryRestrictions: ['Vegan', 'Low-Fat', 'nothing raw'], allergies: ['nuts'] });
  const read = async (by: SignedInUser) =>
    (await by.api.GET('/api/trainer/customers/{id}', { params: { path: { id: ann.id } } })).data
      ?.restrictions;
  expect(await read(trainer)).toEqual({
    dietaryRestrictions: ['Vegan', 'Low-Fat', 'nothing raw'],
    freeText: ['nothing raw'],
    allergies: ['nuts'],
    ...{ dietaryTags: ['vegan'], excludedAllergens: ['nuts'], lowFat: true },
  });
  expect(await read(await app.signedIn({ role: 'admin' }))).toBeNull();
});
