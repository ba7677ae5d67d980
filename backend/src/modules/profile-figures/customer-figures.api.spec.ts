import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { insertCoaching } from '../../../test/factories/coaching.ts';
import { insertDiaryEntry } from '../../../test/factories/diary.ts';
import { insertAssignedPlan } from '../../../test/factories/meal-plans.ts';
import { letTimePass } from '../../../test/support/let-time-pass.ts';
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
  ann = await app.signedIn({ timeZone: 'Pacific/Kiritimati' });
  await insertCoaching(app.db, trainer, ann);
});

afterAll(() => app.stop());

const KEPT_MS = 30_000;

const figures = async () => (await ann.api.GET('/api/customer/profile/stats')).data;

/** The day where Ann lives, which is ahead of UTC for most of the day. */
const today = () => dateIn('Pacific/Kiritimati', new Date());

/** Logs what the plan has for a date, and returns the IDs of the entries. */
async function logPlan(date: string): Promise<string[]> {
  const path = { params: { path: { date } } };
  await ann.api.POST('/api/nutrition/days/{date}/plan', path);
  const { rows } = await app.db.query<{ id: string }>(
    'select id from diary_entries where customer_id = $1 and day = $2 order by meal_number',
    [ann.id, date],
  );
  return rows.map(({ id }) => id);
}

test('a customer who has just begun sees zeros, and no average', async () => {
  expect(await figures()).toEqual({
    ...{ totalMealPlans: 0, completedDays: 0, currentStreak: 0, avgCaloriesPerDay: null },
  });
});

test('plans are counted, and the average is that of the plan that is followed', async () => {
  const past = { startsOn: addDays(today(), -20), endsOn: addDays(today(), -10) };
  await insertAssignedPlan(app.db, ann, trainer, past);
  expect(await figures()).toMatchObject({ totalMealPlans: 1, avgCaloriesPerDay: null });
  const { id } = await insertAssignedPlan(app.db, ann, trainer, { startsOn: today() });
  await app.db.query(
    `update personalized_meal_plans set facts = jsonb_set(facts, '{averageDaily,calories}', '1812.6') where id = $1`,
    [id],
  );
  expect(await figures()).toMatchObject({ totalMealPlans: 2, avgCaloriesPerDay: 1813 });
});

test('a day is done once every meal of its plan is answered and one was eaten, as counted every 30 seconds', async () => {
  const { plan } = await insertAssignedPlan(app.db, ann, trainer, { startsOn: addDays(today(), -2) });
  const meals = plan.meals.filter(({ day }) => day === 1);
  const first = await logPlan(addDays(today(), -2));
  expect(first).toHaveLength(meals.length);
  expect((await figures())?.completedDays).toBe(1);
  await app.db.query('update diary_entries set deleted_at = now() where id = $1', [first[0]]);
  expect((await figures())?.completedDays).toBe(1);
  letTimePass(app, KEPT_MS);
  expect((await figures())?.completedDays).toBe(0);
});

test('a day on which every meal was skipped is not done', async () => {
  await insertAssignedPlan(app.db, ann, trainer, { startsOn: today() });
  const entries = await logPlan(today());
  await app.db.query(
    `update diary_entries set is_skipped = true, calories = null where id = any($1::uuid[])`,
    [entries],
  );
  expect((await figures())?.completedDays).toBe(0);
});

test('the streak ends today or yesterday where the customer lives, and a deleted entry breaks it', async () => {
  for (const ago of [1, 2, 4]) await insertDiaryEntry(app.db, ann, { day: addDays(today(), -ago) });
  await insertDiaryEntry(app.db, ann, { day: addDays(today(), -3), deletedAt: new Date() });
  expect((await figures())?.currentStreak).toBe(2);
  await insertDiaryEntry(app.db, ann, { day: today() });
  expect((await figures())?.currentStreak).toBe(3);
  await insertDiaryEntry(app.db, ann, { day: addDays(today(), -3) });
  expect((await figures())?.currentStreak).toBe(5);
});

test('the streak goes on where today is the day before the last one that was logged', async () => {
  for (const ago of [0, 1]) await insertDiaryEntry(app.db, ann, { day: addDays(today(), -ago) });
  await app.db.query(`update users set time_zone = 'Pacific/Honolulu' where id = $1`, [ann.id]);
  expect((await figures())?.currentStreak).toBe(2);
});

test('the figures are those of the customer alone', async () => {
  const ben = await app.signedIn();
  await insertDiaryEntry(app.db, ben);
  await insertAssignedPlan(app.db, ben, trainer);
  expect(await figures()).toMatchObject({ totalMealPlans: 0, currentStreak: 0 });
});
