import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { endCoaching, insertCoaching } from '../../../test/factories/coaching.ts';
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
  ann = await app.signedIn();
});

afterAll(() => app.stop());

const KEPT_MS = 30_000;

const today = () => dateIn(null, new Date());

const reached = async () => (await trainer.api.GET('/api/trainer/profile/achievements')).data?.achievements;

const kinds = async () => (await reached())?.map(({ kind, count }) => `${kind} ${count}`);

/** Begins the coaching of Ann on a day that is past. */
async function coachAnn(daysAgo = 100) {
  await insertCoaching(app.db, trainer, ann);
  await app.db.query(`update coaching set since = now() - make_interval(days => $1) where customer_id = $2`, [
    daysAgo,
    ann.id,
  ]);
}

const logDays = async (first: number, last: number) => {
  for (let ago = first; ago <= last; ago += 1)
    await insertDiaryEntry(app.db, ann, { day: addDays(today(), -ago) });
};

test('a trainer who has just begun has none', async () => {
  expect(await reached()).toEqual([]);
});

test('clients and assigned plans count, former ones too', async () => {
  await coachAnn(3);
  await endCoaching(app.db, trainer, ann);
  for (let n = 0; n < 9; n += 1) await insertCoaching(app.db, trainer, await app.user());
  await insertAssignedPlan(app.db, ann, trainer, { assignedAt: new Date(Date.now() - 2 * 86_400_000) });
  expect(await reached()).toEqual([
    { kind: 'clients', count: 10, reachedOn: today() },
    { kind: 'assigned_plans', count: 1, reachedOn: addDays(today(), -2) },
    { kind: 'clients', count: 1, reachedOn: addDays(today(), -3) },
  ]);
});

test('goals count if they were achieved while the coaching lasts, and nothing else is told of them', async () => {
  await coachAnn(10);
  const achieve = (daysAgo: number) =>
    app.db.query(
      `insert into goals (id, customer_id, goal_name, metric, start_value, target_value, target_unit, starts_on,
         status, achieved_at, created_at, updated_at)
       values (gen_random_uuid(), $1, 'Secret', 'weight', 90, 80, 'kg', '2026-01-01',
         'achieved', now() - make_interval(days => $2), now(), now())`,
      [ann.id, daysAgo],
    );
  await achieve(50);
  expect(await kinds()).toEqual(['clients 1']);
  await achieve(5);
  expect(await reached()).toContainEqual({
    ...{ kind: 'achieved_goals', count: 1 },
    reachedOn: addDays(today(), -5),
  });
  await ann.api.PUT('/api/profile/health-consent', { body: { agrees: false } });
  expect(await kinds()).toEqual(['clients 1']);
});

test('a goal counts that was achieved on the day on which the coaching began, at a time that is not known', async () => {
  await coachAnn(0);
  await app.db.query(
    `insert into goals (id, customer_id, goal_name, metric, start_value, target_value, target_unit, starts_on,
       status, achieved_at, created_at, updated_at)
     values (gen_random_uuid(), $1, 'Secret', 'weight', 90, 80, 'kg', '2026-01-01',
       'achieved', date_trunc('day', now(), 'UTC'), now(), now())`,
    [ann.id],
  );
  expect(await kinds()).toEqual(expect.arrayContaining(['achieved_goals 1']));
});

test('a streak of a client takes 30 days in a row, and a diary that the trainer may read, and is looked for every 30 seconds', async () => {
  await coachAnn();
  await logDays(2, 30);
  expect(await kinds()).toEqual(['clients 1']);
  await logDays(31, 33);
  expect(await kinds()).toEqual(['clients 1']);
  letTimePass(app, KEPT_MS);
  expect(await reached()).toContainEqual({
    ...{ kind: 'client_streak', count: 30 },
    reachedOn: addDays(today(), -4),
  });
  await app.db.query('insert into diary_settings (customer_id, is_shared) values ($1, false)', [ann.id]);
  expect(await kinds()).toEqual(['clients 1']);
});

test('a streak of a client begins with the coaching, by days where the client lives', async () => {
  const zone = 'Pacific/Kiritimati';
  ann = await app.signedIn({ timeZone: zone });
  await insertCoaching(app.db, trainer, ann);
  await app.db.query(
    `update coaching set since = (date_in($2) - 40 + time '00:30') at time zone $2 where customer_id = $1`,
    [ann.id, zone],
  );
  const log = async (first: number, last: number) => {
    for (let ago = first; ago <= last; ago += 1)
      await insertDiaryEntry(app.db, ann, { day: addDays(dateIn(zone, new Date()), -ago) });
  };
  await log(12, 41);
  expect(await kinds()).toEqual(['clients 1']);
  await log(11, 11);
  letTimePass(app, KEPT_MS);
  expect(await kinds()).toContain('client_streak 30');
});
