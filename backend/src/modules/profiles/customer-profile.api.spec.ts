import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { MikroORM, RequestContext } from '@mikro-orm/core';
import { insertMeasurement } from '../../../test/factories/measurements.js';
import { type SignedInUser, TestApp } from '../../../test/support/test-app.js';
import { addDays, dateIn } from '../../platform/clock/dates.js';
import { CustomerProfiles } from './index.js';

let app: TestApp;
let ann: SignedInUser;

beforeAll(async () => {
  app = await TestApp.start();
});

beforeEach(async () => {
  ann = await app.signedIn({ name: 'Ann', timeZone: 'UTC' });
});

afterAll(() => app.stop());

const change = async (by: SignedInUser, body: object) => {
  const { response, data, error } = await by.api.PUT('/api/profile', { body: body as never });
  return { status: response.status, user: data?.data.user, code: error?.code, fields: error?.fields };
};

const today = () => dateIn(null, new Date());

const measurementsOf = async (who: SignedInUser) =>
  (await who.api.GET('/api/progress/measurements')).data?.data ?? [];

const restrictionsOf = async (...who: { id: string }[]) =>
  RequestContext.create(app.app.get(MikroORM).em, async () =>
    Object.fromEntries(await app.app.get(CustomerProfiles).restrictionsOf(who.map(({ id }) => id))),
  );

describe('the profile of a customer', () => {
  const SAID = {
    ...{ bio: 'Cooks on Sundays', fitnessGoals: ['Endurance'], preferredCuisines: ['Thai', 'Greek'] },
    ...{ dietaryRestrictions: ['Vegan', 'no cilantro'], allergies: ['nuts'], activityLevel: 'very_active' },
    ...{ height: 180.5, age: 34, units: 'us', currency: 'USD' },
  };

  test('keeps what they say, and changes only what is sent', async () => {
    expect(await change(ann, SAID)).toMatchObject({ status: 200, user: SAID });
    await change(ann, { allergies: [] });
    const { data } = await ann.api.GET('/api/profile');
    expect(data).toMatchObject({ ...SAID, allergies: [] });
  });

  test.each([
    ['height', 99, `Height must be 100 to 250 cm (3'4" to 8'2")`],
    ['height', 251, `Height must be 100 to 250 cm (3'4" to 8'2")`],
    ['age', 12, 'Age must be 13 to 120'],
    ['age', 121, 'Age must be 13 to 120'],
    ['weight', 29.9, 'Weight must be 30 to 300 kg (66.1 to 661.4 lb)'],
    ['weight', '150 lb', 'Weight must be a number with at most two decimals'],
    ['weightLbs', '70 kg', 'Weight must be a number with at most two decimals'],
    ['weight', 300.1, 'Weight must be 30 to 300 kg (66.1 to 661.4 lb)'],
    [
      'weight',
      null,
      'This is the weight of your latest measurement. Delete or correct that measurement under Progress.',
    ],
    ['currency', 'EURO', 'Please choose a currency'],
    ['currency', 'ABC', 'Please choose a currency'],
    ['activityLevel', 'lazy', expect.stringContaining('activityLevel must be one of')],
    ['allergies', ['cilantro'], expect.stringContaining('allergies must be one of')],
    ['allergies', ['nuts', 'nuts'], 'allergies must not repeat a value'],
    ['yearsExperience', 3, 'The profile of a customer has no yearsExperience'],
  ])('refuses %s %j', async (field, value, text) => {
    const answer = await change(ann, { [field]: value });
    expect(answer).toMatchObject({ status: 400, code: 'invalid_input', fields: { [field]: [text] } });
  });
});

test('a currency may be sent in small letters', async () => {
  expect(await change(ann, { currency: 'usd' })).toMatchObject({ user: { currency: 'USD' } });
});

test('a trainer has fields of their own, and none of a customer', async () => {
  const trainer = await app.signedIn({ role: 'trainer' });
  const said = { specializations: ['Running'], certifications: ['NASM-CPT'], yearsExperience: 50 };
  expect(await change(trainer, said)).toMatchObject({ status: 200, user: said });
  expect(await change(trainer, { yearsExperience: 51 })).toMatchObject({
    fields: { yearsExperience: ['Years of experience must be 0 to 50'] },
  });
  expect(await change(trainer, { allergies: [] })).toMatchObject({
    status: 400,
    fields: { allergies: ['The profile of a trainer has no allergies'] },
  });
});

describe('the weight of a profile', () => {
  test('is the latest that was measured', async () => {
    await insertMeasurement(app.db, ann, { day: addDays(today(), -3), weightKg: 82 });
    await insertMeasurement(app.db, ann, { day: addDays(today(), -9), weightKg: 90 });
    const { data } = await ann.api.GET('/api/profile');
    expect(data).toMatchObject({ weight: 82, weightLbs: 180.78 });
  });

  test('becomes a measurement of today, in the units in which it was entered', async () => {
    expect((await change(ann, { weightLbs: 180 })).user).toMatchObject({ weightLbs: 180, weight: 81.65 });
    expect(await measurementsOf(ann)).toMatchObject([{ day: today(), units: 'us', weightLbs: 180 }]);
    expect((await change(ann, { weight: 81 })).user).toMatchObject({ weight: 81 });
    expect(await measurementsOf(ann)).toHaveLength(2);
  });

  test('is asked about if it is unusual, and nothing else is changed until then', async () => {
    await insertMeasurement(app.db, ann, { weightKg: 80 });
    const unusual = { weight: 90, bio: 'Bulking' };
    expect(await change(ann, unusual)).toMatchObject({ status: 409, code: 'unusual_weight' });
    const { data } = await ann.api.GET('/api/profile');
    expect(data).toMatchObject({ weight: 80, bio: null });
    expect(await change(ann, { ...unusual, confirmsWeight: true })).toMatchObject({ user: unusual });
  });

  test('is sent in one unit', async () => {
    expect(await change(ann, { weight: 80, weightLbs: 176.4 })).toMatchObject({
      fields: { weightLbs: ['Send the weight in kilograms or in pounds'] },
    });
  });
});

describe('health data in a profile', () => {
  test.each([
    { fitnessGoals: ['Cutting'] },
    { dietaryRestrictions: ['Vegan'] },
    { allergies: ['nuts'] },
    { activityLevel: 'sedentary' },
    { weight: 80 },
    { height: 180 },
    { age: 30 },
  ])('is kept only with consent: %j', async (said) => {
    const eve = await app.signedIn({ agreesToHealthData: false });
    expect(await change(eve, { ...said, bio: 'Hi' })).toMatchObject({
      ...{ status: 409, code: 'health_consent_needed' },
      fields: { agreesToHealthData: [expect.any(String)] },
    });
    expect(await change(eve, { bio: 'Hi', preferredCuisines: ['Thai'] })).toMatchObject({ status: 200 });
  });

  test('can be removed after the consent was taken back', async () => {
    await change(ann, { allergies: ['nuts', 'milk'], height: 180 });
    await ann.api.PUT('/api/profile/health-consent', { body: { agrees: false } });
    expect(await change(ann, { allergies: ['nuts', 'fish'] })).toMatchObject({ status: 409 });
    expect(await change(ann, { allergies: ['milk'], height: null })).toMatchObject({
      user: { allergies: ['milk'], height: null },
    });
  });
});

describe('restrictions that bind', () => {
  test('are known of each customer who has any', async () => {
    const bob = await app.signedIn();
    const eve = await app.signedIn();
    await change(ann, { dietaryRestrictions: ['nut free', 'no cilantro'] });
    await change(bob, { allergies: ['milk'] });
    await change(eve, { bio: 'Eats everything' });
    expect(await restrictionsOf(ann, bob, eve)).toEqual({
      [ann.id]: { dietaryRestrictions: ['Nut-Free', 'no cilantro'], allergies: [] },
      [bob.id]: { dietaryRestrictions: [], allergies: ['milk'] },
    });
    expect(await restrictionsOf()).toEqual({});
  });

  test('are not told after the consent was taken back', async () => {
    await change(ann, { allergies: ['milk'] });
    await ann.api.PUT('/api/profile/health-consent', { body: { agrees: false } });
    expect(await restrictionsOf(ann)).toEqual({});
  });
});
