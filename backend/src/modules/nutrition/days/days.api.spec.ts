import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { endCoaching, insertCoaching } from '../../../../test/factories/coaching.js';
import { insertDiaryEntry } from '../../../../test/factories/diary.js';
import { insertAssignedPlan } from '../../../../test/factories/meal-plans.js';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.js';
import { addDays } from '../../../platform/clock/dates.js';

let app: TestApp;
let ann: SignedInUser;
let trainer: SignedInUser;

beforeAll(async () => {
  app = await TestApp.start();
});

beforeEach(async () => {
  ann = await app.signedIn({ name: 'Ann', timeZone: 'UTC' });
  trainer = await app.signedIn({ role: 'trainer' });
  await insertCoaching(app.db, trainer, ann);
});

afterAll(() => app.stop());

const TODAY = new Date().toISOString().slice(0, 10);

const list = async (query: { from: string; to: string; averages?: 'week' | 'month' }) =>
  (await ann.api.GET('/api/nutrition/days', { params: { query } })).data;

const show = async (date: string) =>
  (await ann.api.GET('/api/nutrition/days/{date}', { params: { path: { date } } })).data;

const exportCsv = async () => {
  const { data, response } = await ann.api.GET('/api/nutrition/export', { parseAs: 'text' });
  return { text: String(data), response };
};

const setGoals = (body: Record<string, unknown>) => ann.api.PUT('/api/nutrition/goals', { body });

const readGoals = async () => (await ann.api.GET('/api/nutrition/goals')).data;

/** Ten-thousandths as whole numbers, which add up exactly. */
const exactly = (value: number) => BigInt(Math.round(value * 10_000));

/** Rounds to one decimal, halves away from zero, as the database does. */
const toOneDecimal = (tenThousandths: bigint) => Number((tenThousandths + 500n) / 1000n) / 10;

describe('the totals of days', () => {
  test('are the exact sums of their entries, and the CSV says the same', async () => {
    const figure = fc.integer({ min: 0, max: 9_999_999 }).map((value) => value / 10_000);
    const meal = fc.constantFrom('breakfast', 'lunch');
    const figures = { calories: figure, protein: figure, fiber: fc.option(figure) };
    const entry = fc.record({ ago: fc.nat(6), meal, ...figures });
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { minLength: 1, maxLength: 20 }), async (entries) => {
        await app.db.query('delete from diary_entries where customer_id = $1', [ann.id]);
        for (const { ago, ...wish } of entries)
          await insertDiaryEntry(app.db, ann, { ...wish, day: addDays(TODAY, -ago) });
        const days = (await list({ from: addDays(TODAY, -6), to: TODAY }))?.days ?? [];
        const rows = (await exportCsv()).text.trimEnd().split('\r\n').slice(1);
        expect(rows).toHaveLength(days.filter(({ record }) => record).length);
        for (const { date, record, goals } of days) {
          expect(await show(date)).toMatchObject({ record, goals });
          const own = entries.filter(({ ago }) => addDays(TODAY, -ago) === date);
          if (!record) expect(own).toEqual([]);
          else {
            const total = (of: (one: (typeof own)[number]) => number) =>
              toOneDecimal(own.reduce((sum, one) => sum + exactly(of(one)), 0n));
            const fiber = own.some((one) => one.fiber !== null) ? total((one) => one.fiber ?? 0) : null;
            expect(record).toMatchObject({
              ...{ calories: total((one) => one.calories), protein: total((one) => one.protein), fiber },
            });
            expect(record.atLeast.includes('fiber')).toBe(own.some((one) => one.fiber === null));
            expect(rows).toContain(
              [
                ...[date, record.calories, record.protein, record.carbs, record.fat],
                ...[record.fiber ?? '', '', '', new Set(own.map((one) => one.meal)).size],
              ].join(','),
            );
          }
        }
      }),
      { numRuns: 8 },
    );
  });

  test('average over the days that were logged, per week from Monday on and per month', async () => {
    await insertDiaryEntry(app.db, ann, { day: '2026-03-02', calories: 1000 });
    await insertDiaryEntry(app.db, ann, { day: '2026-03-02', calories: 500 });
    await insertDiaryEntry(app.db, ann, { day: '2026-03-08', calories: 2001 });
    await insertDiaryEntry(app.db, ann, { day: '2026-03-09', calories: 100 });
    const span = { from: '2026-02-01', to: '2026-03-31' };
    expect((await list({ ...span, averages: 'week' }))?.averages).toMatchObject([
      { from: '2026-03-02', to: '2026-03-08', loggedDays: 2, calories: 1750.5 },
      { from: '2026-03-09', to: '2026-03-15', loggedDays: 1, calories: 100 },
    ]);
    expect((await list({ ...span, averages: 'month' }))?.averages).toMatchObject([
      { from: '2026-03-01', to: '2026-03-31', loggedDays: 3, calories: 1200.3 },
    ]);
  });

  test('list every day of a span once, across changes of the clock, and refuse a span that is too long', async () => {
    const away = { from: '2026-03-01', to: '2026-11-30' };
    const days = (await list(away))?.days.map(({ date }) => date) ?? [];
    expect(days).toHaveLength(275);
    expect(new Set(days).size).toBe(275);
    const tooMany = { params: { query: { from: '2020-01-01', to: '2026-01-01' } } };
    expect((await ann.api.GET('/api/nutrition/days', tooMany)).response.status).toBe(400);
  });

  test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York', 'Australia/Lord_Howe'])(
    'take entries of the day in %s, and of no later one',
    async (timeZone) => {
      const away = await app.signedIn({ timeZone });
      const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
      const log = async (day: string) => {
        const body = { kind: 'food', day, meal: 'lunch', source: 'food:banana', amount: 100 } as const;
        return (await away.api.POST('/api/nutrition/entries', { body })).response.status;
      };
      expect([await log(today), await log(addDays(today, 1))]).toEqual([201, 400]);
    },
  );
});

describe('the file of all days', () => {
  test('has the name of today and the columns that spreadsheets expect', async () => {
    await insertDiaryEntry(app.db, ann, { day: '2026-03-02', calories: 400.06, fiber: null });
    const { text, response } = await exportCsv();
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="macro-data-${TODAY}.csv"`,
    );
    expect(text).toBe(
      'Date,Calories,Protein (g),Carbs (g),Fat (g),Fiber (g),Sugar (g),Sodium (mg),Meals\r\n' +
        '2026-03-02,400.1,20,10,10,,,,1\r\n',
    );
  });
});

describe('goals', () => {
  const goalsOn = async (date: string) =>
    (await ann.api.GET('/api/nutrition/days/{date}', { params: { path: { date } } })).data?.goals;

  test('are the defaults, then those of the plan, then own ones', async () => {
    expect((await readGoals())?.goals).toEqual({
      ...{ calories: 2200, protein: 140, carbs: 275, fat: 73, source: 'default', planName: null },
      ...{ fiber: 25, sugar: 50, sodium: 2300 },
    });
    await insertAssignedPlan(app.db, ann, trainer, { planName: 'Lean week', startsOn: TODAY });
    expect((await readGoals())?.goals).toMatchObject({
      ...{ calories: 1500, protein: 90, source: 'plan', planName: 'Lean week' },
    });
    await setGoals({ calories: 1900, protein: 130, carbs: 200, fat: 60 });
    expect(await readGoals()).toMatchObject({
      goals: { calories: 1900, source: 'own' },
      withoutOwn: { calories: 1500, source: 'plan' },
    });
    await setGoals({ usesPlan: true });
    expect((await readGoals())?.goals).toMatchObject({ calories: 1500, source: 'plan' });
  });

  test('of past days stay what they were', async () => {
    await app.db.query(
      `insert into diary_goals (id, customer_id, from_day, calories, protein, carbs, fat)
       values (gen_random_uuid(), $1, $2, 1800, 120, 180, 60)`,
      [ann.id, addDays(TODAY, -10)],
    );
    await setGoals({ calories: 2500, protein: 160, carbs: 300, fat: 80 });
    expect(await goalsOn(addDays(TODAY, -11))).toMatchObject({ calories: 2200, source: 'default' });
    expect(await goalsOn(addDays(TODAY, -1))).toMatchObject({ calories: 1800, source: 'own' });
    expect(await goalsOn(TODAY)).toMatchObject({ calories: 2500 });
  });

  test('of the days on which a plan ran are its targets, even after it was deleted or withdrawn', async () => {
    const lean = { planName: 'Lean week', startsOn: addDays(TODAY, -8), endsOn: addDays(TODAY, -3) };
    const strong = { planName: 'Strong week', startsOn: addDays(TODAY, -3) };
    const past = await insertAssignedPlan(app.db, ann, trainer, lean);
    const current = await insertAssignedPlan(app.db, ann, trainer, strong);
    const of = async (ago: number) => (await goalsOn(addDays(TODAY, -ago)))?.planName;
    const names = async () => [await of(9), await of(8), await of(4), await of(3), await of(1), await of(0)];
    const path = (id: string) => ({ params: { path: { id } } });
    expect(await names()).toEqual([
      null,
      'Lean week',
      'Lean week',
      'Strong week',
      'Strong week',
      'Strong week',
    ]);
    await ann.api.DELETE('/api/meal-plan/{id}', path(past.id));
    await trainer.api.DELETE('/api/trainer/customers/{id}/meal-plans/{planId}', {
      params: { path: { id: ann.id, planId: current.id } },
    });
    expect(await names()).toEqual([null, 'Lean week', 'Lean week', 'Strong week', 'Strong week', null]);
    expect(
      (await list({ from: addDays(TODAY, -9), to: TODAY }))?.days.map(({ goals }) => goals.planName),
    ).toEqual([...[null, ...Array(5).fill('Lean week'), ...Array(3).fill('Strong week'), null]]);
  });

  test('are refused unless all four are given', async () => {
    const { response, error } = await setGoals({ calories: 1900 });
    expect(response.status).toBe(400);
    expect(Object.keys(error?.fields ?? {})).toEqual(['protein', 'carbs', 'fat']);
  });
});

describe('a trainer', () => {
  const readByTrainer = async () => {
    const params = { path: { id: ann.id }, query: { from: TODAY, to: TODAY } };
    const { response, data, error } = await trainer.api.GET('/api/trainer/customers/{id}/nutrition', {
      params,
    });
    return { status: response.status, calories: data?.days[0]?.record?.calories, code: error?.code };
  };

  test('reads the diary while they coach the customer', async () => {
    await insertDiaryEntry(app.db, ann);
    expect(await readByTrainer()).toMatchObject({ status: 200, calories: 400 });
    await endCoaching(app.db, trainer, ann);
    expect((await readByTrainer()).status).toBe(404);
  });

  test('reads what was eaten on a day, and what the plan had for it', async () => {
    await insertDiaryEntry(app.db, ann);
    await insertAssignedPlan(app.db, ann, trainer, { planName: 'Lean week', startsOn: TODAY });
    const path = '/api/trainer/customers/{id}/nutrition/{date}';
    const read = () => trainer.api.GET(path, { params: { path: { id: ann.id, date: TODAY } } });
    const own = await ann.api.GET('/api/nutrition/days/{date}', { params: { path: { date: TODAY } } });
    const { data } = await read();
    expect(data).toEqual(own.data);
    expect(data).toMatchObject({
      ...{ record: { calories: 400 }, goals: { planName: 'Lean week' }, planned: { planName: 'Lean week' } },
      entries: [{ meal: 'lunch' }],
    });
    await ann.api.PUT('/api/nutrition/sharing', { body: { isShared: false } });
    expect(await read()).toMatchObject({ response: { status: 403 }, error: { code: 'diary_hidden' } });
  });

  test('does not read it when the customer hides it or takes their consent back', async () => {
    await ann.api.PUT('/api/nutrition/sharing', { body: { isShared: false } });
    expect(await readByTrainer()).toMatchObject({ status: 403, code: 'diary_hidden' });
    await ann.api.PUT('/api/nutrition/sharing', { body: { isShared: true } });
    expect((await readByTrainer()).status).toBe(200);
    await ann.api.PUT('/api/profile/health-consent', { body: { agrees: false } });
    expect(await readByTrainer()).toMatchObject({ status: 403, code: 'health_data_not_shared' });
  });
});
