import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { insertMeasurement } from '../../../../test/factories/measurements.js';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.js';
import { addDays } from '../../../platform/clock/dates.js';

let app: TestApp;
let ann: SignedInUser;

beforeAll(async () => {
  app = await TestApp.start();
});

beforeEach(async () => {
  ann = await app.signedIn({ timeZone: 'UTC' });
});

afterAll(() => app.stop());

const TODAY = new Date().toISOString().slice(0, 10);

type Choices = { dateOrder?: 'dmy' | 'mdy'; units?: 'metric' | 'us'; keep?: boolean };

const send = async (text: string, choices: Choices = {}, by = ann) => {
  const body = { text, ...choices };
  const { response, data, error } = await by.api.POST('/api/progress/measurement-imports', { body });
  return { status: response.status, message: data?.message, data: data?.data, error };
};

const list = async () => (await ann.api.GET('/api/progress/measurements')).data;

test('a table is shown first, and kept on request', async () => {
  const table =
    'Date,Weight (lb),Waist (cm),Notes\n2026-10-01,180,88.5,"First, with clothes"\n2026-10-02,179.4,,';
  const read = await send(table);
  expect(read).toMatchObject({ status: 200, message: '2 measurements read' });
  expect(read.data).toMatchObject({
    newRows: 2,
    repeats: 0,
    unreadable: 0,
    isKept: false,
    lacksUnits: false,
  });
  expect(read.data?.rows[0]).toEqual({
    ...{ line: 2, day: '2026-10-01', notes: 'First, with clothes', isUnusual: false },
    figures: [
      { figure: 'weight', label: 'Weight', value: 180, unit: 'lb' },
      { figure: 'waistCm', label: 'Waist', value: 88.5, unit: 'cm' },
    ],
  });
  expect((await list())?.total).toBe(0);

  expect(await send(table, { keep: true })).toMatchObject({ message: '2 measurements imported' });
  expect(await list()).toMatchObject({
    total: 2,
    data: [{ weightLbs: 179.4 }, { weightLbs: 180, waistCm: 88.5, units: 'us', isByTrainer: false }],
  });
  expect((await send(table, { keep: true })).data).toMatchObject({ newRows: 0, repeats: 2 });
  expect((await list())?.total).toBe(2);
});

test('dates and units that could mean several things are asked about before anything is kept', async () => {
  const table = 'Date,Weight\n05/11/2025,180\n06/11/2025,179';
  expect((await send(table)).data).toMatchObject({ dateOrders: ['dmy', 'mdy'], lacksUnits: true });
  const refused = await send(table, { keep: true });
  expect(refused.status).toBe(400);
  expect(refused.error).toMatchObject({
    fields: { dateOrder: ['Please choose how the dates are written'], units: ['Please choose the units'] },
  });
  await send(table, { keep: true, dateOrder: 'mdy', units: 'us' });
  expect(await list()).toMatchObject({
    data: [
      { day: '2025-06-11', weightLbs: 179 },
      { day: '2025-05-11', weightLbs: 180 },
    ],
  });
});

test('lines that cannot be kept are named, and the others are kept', async () => {
  const tomorrow = addDays(TODAY, 2);
  const table = `Date,Weight (kg),Waist (cm)\n2026-10-01,8,88\n${tomorrow},80,\n1900-01-01,80,\n2026-10-02,80,\n2026-10-02,80,`;
  const { data } = await send(table, { keep: true });
  expect(data).toMatchObject({ newRows: 1, repeats: 1, unreadable: 3 });
  expect(data?.problems).toEqual([
    { line: 2, problem: 'Weight must be 20 to 400 kg (44.1 to 881.8 lb)' },
    { line: 3, problem: 'The date must not be in the future' },
    { line: 4, problem: 'The date is too long ago' },
  ]);
  expect((await list())?.total).toBe(1);
});

test('a weight that is far from the one before is pointed out', async () => {
  await insertMeasurement(app.db, ann, { day: '2026-10-01', weightKg: 80 });
  const { data } = await send('Date,Weight (kg)\n2026-10-09,90\n2026-10-03,92\n2026-10-04,91');
  expect(data).toMatchObject({ newRows: 3, unusual: 1 });
  expect(data?.rows.map(({ day, isUnusual }) => [day, isUnusual])).toEqual([
    ['2026-10-03', true],
    ['2026-10-09', false],
    ['2026-10-04', false],
  ]);
});

test('a weight is compared with the last one of the day before, in whatever order they were entered', async () => {
  const morning = { day: '2026-10-01', measuredAt: '2026-10-01T06:00:00Z', weightKg: 80 };
  const evening = { day: '2026-10-01', measuredAt: '2026-10-01T20:00:00Z', weightKg: 86 };
  for (const entered of [
    [morning, evening],
    [evening, morning],
  ]) {
    const one = await app.signedIn({ timeZone: 'UTC' });
    for (const each of entered) await insertMeasurement(app.db, one, each);
    const { data } = await send('Date,Weight (kg)\n2026-10-02,88', {}, one);
    expect(data).toMatchObject({ newRows: 1, unusual: 0 });
  }
});

test('notes without figures are repeats only if they say the same', async () => {
  const table =
    'Date,Weight (kg),Notes\n2026-10-01,,Rested\n2026-10-01,,Ran\n2026-10-01,,Ran\n2026-10-01,80,\n2026-10-01,80,Again';
  expect((await send(table, { keep: true })).data).toMatchObject({ newRows: 3, repeats: 2 });
});

test('nothing is kept without consent, or beyond 5,000 measurements', async () => {
  const table = 'Date,Weight (kg)\n2026-10-01,80';
  const silent = await app.signedIn({ timeZone: 'UTC', agreesToHealthData: false });
  expect((await send(table, { keep: true }, silent)).error).toMatchObject({ code: 'health_consent_needed' });
  await app.db.query(
    `insert into progress_measurements (id, customer_id, recorded_by, day, units, weight, created_at, updated_at)
     select gen_random_uuid(), $1, $1, date '2010-01-01' + n, 'metric', 80, now(), now() from generate_series(1, 5000) n`,
    [ann.id],
  );
  expect((await send(table, { keep: true })).error).toMatchObject({ code: 'too_many_measurements' });
});
