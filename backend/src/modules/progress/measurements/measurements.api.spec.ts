import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { insertCoaching } from '../../../../test/factories/coaching.js';
import { insertMeasurement } from '../../../../test/factories/measurements.js';
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
  trainer = await app.signedIn({ role: 'trainer', name: 'Toni' });
  await insertCoaching(app.db, trainer, ann);
});

afterAll(() => app.stop());

const TODAY = new Date().toISOString().slice(0, 10);
const daysAgo = (days: number) => addDays(TODAY, -days);

const add = async (body: Record<string, unknown>, by = ann) => {
  const sent = { measurementDate: TODAY, ...body };
  const { response, data, error } = await by.api.POST('/api/progress/measurements', { body: sent });
  return { status: response.status, data: data?.data, error };
};

const list = async (query = {}) =>
  (await ann.api.GET('/api/progress/measurements', { params: { query } })).data;

const path = (id: string) => ({ params: { path: { id } } });

const summary = async (query = {}) =>
  (await ann.api.GET('/api/progress/measurements/summary', { params: { query } })).data?.data;

describe('adding a measurement', () => {
  test('stores what was entered, and returns the weight in both units', async () => {
    const { status, data } = await add({ weightLbs: 180, waistCm: 86.36, notes: ' Before\nbreakfast ' });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      ...{ measurementDate: `${TODAY}T00:00:00.000Z`, day: TODAY, hasTime: false },
      ...{ units: 'us', weightLbs: 180, weightKg: 81.65, waistCm: 86.36, hipsCm: null },
      ...{ notes: 'Before\nbreakfast', isByTrainer: false, trainerName: null },
    });
    expect(await list()).toMatchObject({ total: 1, data: [{ id: data?.id, weightLbs: 180 }] });
  });

  test('assigns a moment to the day in the customer’s time zone', async () => {
    const away = await app.signedIn({ timeZone: 'Pacific/Auckland' });
    const at = `${daysAgo(2)}T20:30:00Z`;
    expect((await add({ measurementDate: at, weightKg: 80 }, away)).data).toMatchObject({
      ...{ day: daysAgo(1), hasTime: true, measurementDate: at.replace('Z', '.000Z') },
    });
    // Clients that know only the day send midnight UTC.
    expect(
      (await add({ measurementDate: `${daysAgo(1)}T00:00:00.000Z`, weightKg: 80 }, away)).data,
    ).toMatchObject({
      ...{ day: daysAgo(1), hasTime: false },
    });
  });

  test('names every error of the form', async () => {
    const { status, error } = await add({ measurementDate: 'now', weightKg: 8, neckCm: 'wide', notes: 7 });
    expect(status).toBe(400);
    expect(error).toMatchObject({
      code: 'invalid_input',
      fields: {
        measurementDate: ['Please enter the date'],
        weightKg: ['Weight must be 20 to 400 kg (44.1 to 881.8 lb)'],
        neckCm: ['Neck must be a number with at most two decimals'],
        notes: [expect.any(String)],
      },
    });
  });

  test('refuses an empty measurement, two different weights, and a future date', async () => {
    const fieldsOf = async (body: object) => Object.keys((await add({ ...body })).error?.fields ?? {});
    expect(await fieldsOf({})).toEqual(['weightKg']);
    expect(await fieldsOf({ weightKg: 80, weightLbs: 180 })).toEqual(['weightLbs']);
    expect(await fieldsOf({ measurementDate: addDays(TODAY, 1), weightKg: 80 })).toEqual(['measurementDate']);
    expect(await fieldsOf({ measurementDate: '1929-12-31', weightKg: 80 })).toEqual(['measurementDate']);
    expect((await list())?.total).toBe(0);
  });

  test('asks for confirmation if a weight differs by more than 5% within a week', async () => {
    await insertMeasurement(app.db, ann, { day: daysAgo(7), weightKg: 80 });
    const { status, error } = await add({ weightKg: 92 });
    expect([status, error?.code, error?.details]).toEqual([
      409,
      'unusual_weight',
      { lastWeightKg: 80, lastWeightLbs: 176.37, lastDay: daysAgo(7) },
    ]);
    expect(error?.message).toMatch(/^92 kg is 15% more than the 80 kg of \w+ \d+\. Is it right\?$/);
    expect((await list())?.total).toBe(1);
    expect((await add({ weightKg: 92, confirmsWeight: true })).status).toBe(201);
    expect((await add({ weightKg: 84, measurementDate: daysAgo(6) })).status).toBe(201);
  });

  test('asks for no confirmation after a longer time', async () => {
    await insertMeasurement(app.db, ann, { day: daysAgo(8), weightKg: 80 });
    expect((await add({ weightKg: 92 })).status).toBe(201);
  });

  test('is refused after 5,000 measurements', async () => {
    await app.db.query(
      `insert into progress_measurements (id, customer_id, day, units, weight, created_at, updated_at)
       select gen_random_uuid(), $1, $2::date, 'metric', 80, now(), now() from generate_series(1, 5000)`,
      [ann.id, TODAY],
    );
    expect(await add({ weightKg: 80 })).toMatchObject({
      status: 409,
      error: { code: 'too_many_measurements' },
    });
  });
});

describe('the list', () => {
  test('comes newest first, a page at a time, between two days', async () => {
    for (const days of [1, 3, 2]) await insertMeasurement(app.db, ann, { day: daysAgo(days) });
    const days = async (query = {}) => (await list(query))?.data.map(({ day }) => day);
    expect(await days()).toEqual([daysAgo(1), daysAgo(2), daysAgo(3)]);
    expect(await days({ page: 2, limit: 2 })).toEqual([daysAgo(3)]);
    expect(await days({ from: daysAgo(2), to: daysAgo(2) })).toEqual([daysAgo(2)]);
    expect((await list({ from: daysAgo(2), limit: 1 }))?.total).toBe(2);
  });
});

describe('changing and deleting a measurement', () => {
  test('works for your own', async () => {
    const { id } = await insertMeasurement(app.db, ann, { weightKg: 80, waistCm: 90 });
    const body = { measurementDate: daysAgo(1), weightKg: 79.4 };
    const changed = await ann.api.PUT('/api/progress/measurements/{id}', { ...path(id), body });
    expect(changed.data?.data).toMatchObject({ id, day: daysAgo(1), weightKg: 79.4, waistCm: null });
    expect((await ann.api.GET('/api/progress/measurements/{id}', path(id))).data).toMatchObject({
      weightKg: 79.4,
    });
    const { data } = await ann.api.DELETE('/api/progress/measurements/{id}', path(id));
    expect(data?.message).toBe('Measurement deleted');
    expect((await ann.api.GET('/api/progress/measurements/{id}', path(id))).response.status).toBe(404);
  });

  test('can be undone for a day, with everything as it was', async () => {
    const { id } = await insertMeasurement(app.db, ann, { day: daysAgo(3), weightKg: 81.25, by: trainer });
    const at = '/api/progress/measurements/{id}';
    const before = (await ann.api.GET(at, path(id))).data;
    const restore = async (by = ann) => (await by.api.POST(`${at}/restore`, path(id))).response.status;
    expect(await restore()).toBe(404);
    await ann.api.DELETE(at, path(id));
    expect(await restore(await app.signedIn())).toBe(404);
    expect([await restore(), await restore()]).toEqual([200, 404]);
    expect((await ann.api.GET(at, path(id))).data).toEqual(before);

    await ann.api.DELETE(at, path(id));
    await app.db.query('delete from users where id = $1', [trainer.id]);
    expect(await restore()).toBe(200);
    expect(await list()).toMatchObject({ data: [{ id, isByTrainer: true, trainerName: null }] });

    await ann.api.DELETE(at, path(id));
    await app.db.query(`update deleted_progress set deleted_at = now() - interval '25 hours'`);
    expect(await restore()).toBe(404);
  });

  test('asks for confirmation only if the weight was changed', async () => {
    await insertMeasurement(app.db, ann, { day: daysAgo(1), weightKg: 80 });
    const { id } = await insertMeasurement(app.db, ann, { weightKg: 92 });
    const change = async (weightKg: number) => {
      const body = { measurementDate: TODAY, weightKg, notes: 'With shoes' };
      return (await ann.api.PUT('/api/progress/measurements/{id}', { ...path(id), body })).response.status;
    };
    expect([await change(92), await change(93), await change(81)]).toEqual([200, 409, 200]);
  });

  test('is not found if it belongs to another customer', async () => {
    const { id } = await insertMeasurement(app.db, ann);
    const other = await app.signedIn();
    const body = { measurementDate: TODAY, weightKg: 80 };
    const at = '/api/progress/measurements/{id}';
    expect((await other.api.GET(at, path(id))).response.status).toBe(404);
    expect((await other.api.PUT(at, { ...path(id), body })).response.status).toBe(404);
    expect((await other.api.DELETE(at, path(id))).response.status).toBe(404);
    expect((await ann.api.GET(at, path(id))).data).toMatchObject({ weightKg: 80 });
  });
});

describe('the summary of measurements', () => {
  test('is empty without measurements', async () => {
    expect(await summary()).toEqual({
      ...{ total: 0, units: 'metric', latest: [], trend: null },
      recent: { daysMeasured: 0, weightChange: null },
      series: { figure: 'weight', label: 'Weight', unit: 'kg', range: '90d', points: [] },
    });
  });

  test('has the latest value of each figure, in the units of the latest measurement or in others', async () => {
    await insertMeasurement(app.db, ann, { day: daysAgo(3), weightKg: 81, waistCm: 91.44 });
    await add({ weightLbs: 176.4 });
    expect(await summary()).toMatchObject({
      ...{ total: 2, units: 'us' },
      latest: [
        { figure: 'weight', label: 'Weight', value: 176.4, unit: 'lb', day: TODAY },
        { figure: 'waistCm', label: 'Waist', value: 36, unit: 'in', day: daysAgo(3) },
      ],
    });
    expect(await summary({ units: 'metric', figure: 'waistCm' })).toMatchObject({
      ...{ units: 'metric', latest: [{ value: 80 }, { value: 91.4, unit: 'cm' }] },
      series: { figure: 'waistCm', unit: 'cm', points: [{ day: daysAgo(3), value: 91.4 }] },
    });
  });

  test('has the days of a range, and a trend of the last ten weights for every range', async () => {
    for (let n = 0; n < 10; n += 1)
      await insertMeasurement(app.db, ann, { day: daysAgo(9 - n), weightKg: n < 5 ? 81 : 80 });
    const week = await summary({ range: '7d' });
    expect(week?.series.points.map(({ day }) => day)).toEqual([6, 5, 4, 3, 2, 1, 0].map(daysAgo));
    expect(week?.trend).toEqual({ direction: 'down', change: -1 });
  });
});

describe('the series of figures', () => {
  const series = async (query = {}) =>
    (await ann.api.GET('/api/progress/measurements/series', { params: { query } })).data?.data;

  test('are those of waist, chest, and hips in the last 90 days unless others are asked for', async () => {
    await insertMeasurement(app.db, ann, { day: daysAgo(90), weightKg: 82, waistCm: 95 });
    await insertMeasurement(app.db, ann, { day: daysAgo(89), weightKg: 81, waistCm: 91.44 });
    await insertMeasurement(app.db, ann, { day: daysAgo(1), weightKg: 80 });
    const usual = await series();
    expect(usual).toMatchObject({ units: 'metric', range: '90d' });
    expect(usual?.series.map(({ figure, points }) => [figure, points.map(({ value }) => value)])).toEqual([
      ['waistCm', [91.4]],
      ['chestCm', []],
      ['hipsCm', []],
    ]);
    expect(await series({ figures: ['weight', 'waistCm'], range: 'all', units: 'us' })).toMatchObject({
      series: [
        { label: 'Weight', unit: 'lb', points: [{}, {}, { value: 176.4 }] },
        { label: 'Waist', unit: 'in', points: [{ value: 37.4 }, { value: 36, day: daysAgo(89) }] },
      ],
    });
  });

  test('have merged days with their extremes for three years, and every day on request', async () => {
    await app.db.query(
      `insert into progress_measurements (id, customer_id, recorded_by, day, units, weight, created_at, updated_at)
       select gen_random_uuid(), $1, $1, $2::date - n, 'metric', 80 + n % 3, now(), now() from generate_series(0, 1095) n`,
      [ann.id, TODAY],
    );
    const figures = ['weight'];
    const [merged] = (await series({ figures, range: 'all' }))?.series ?? [];
    expect(merged?.points).toHaveLength(157);
    expect(merged?.points.at(-2)).toMatchObject({ lowest: 80, highest: 82 });
    const [every] = (await series({ figures, range: 'all', daily: true }))?.series ?? [];
    expect(every?.points).toHaveLength(1096);
    expect(every?.points.at(-1)).toEqual({ day: TODAY, value: 80, lowest: 80, highest: 80 });
  });
});

describe('what the summary says about the last weeks', () => {
  const recent = async (units?: 'us') => (await summary({ ...(units && { units }) }))?.recent;

  test('is the change since the first weight of 30 days, in the units that are shown', async () => {
    await insertMeasurement(app.db, ann, { day: daysAgo(30), weightKg: 90 });
    await insertMeasurement(app.db, ann, { day: daysAgo(29), weightKg: 82 });
    expect((await recent())?.weightChange).toBeNull();
    await insertMeasurement(app.db, ann, { day: daysAgo(1), weightKg: 80.5 });
    expect((await recent())?.weightChange).toBe(-1.5);
    expect((await recent('us'))?.weightChange).toBe(-3.3);
  });

  test('is the number of days with a measurement in 28 days', async () => {
    for (const days of [28, 27, 3, 3, 0]) await insertMeasurement(app.db, ann, { day: daysAgo(days) });
    expect((await recent())?.daysMeasured).toBe(3);
  });
});

describe('the trainer of a customer', () => {
  const at = '/api/trainer/customers/{id}/measurements';
  const body = { measurementDate: TODAY, weightKg: 81 };

  test('reads the customer’s measurements, and adds measurements of their own', async () => {
    await insertMeasurement(app.db, ann, { day: daysAgo(1) });
    const added = await trainer.api.POST(at, { ...path(ann.id), body });
    expect([added.response.status, added.data?.data.isByTrainer]).toEqual([201, true]);
    const { data } = await trainer.api.GET(at, path(ann.id));
    expect(data).toMatchObject({
      total: 2,
      data: [{ weightKg: 81, trainerName: 'Toni' }, { trainerName: null }],
    });
    expect(await list()).toMatchObject({ data: [{ isByTrainer: true, trainerName: 'Toni' }, {}] });
    const read = await trainer.api.GET(`${at}/summary`, path(ann.id));
    expect(read.data?.data).toMatchObject({ total: 2, latest: [{ value: 81 }] });
  });

  test('finds no such customer after the coaching ends, like any other trainer', async () => {
    const statusesFor = async (by: SignedInUser, id: string) => [
      (await by.api.GET(at, path(id))).response.status,
      (await by.api.GET(`${at}/summary`, path(id))).response.status,
      (await by.api.GET(`${at}/series`, path(id))).response.status,
      (await by.api.POST(at, { ...path(id), body })).response.status,
    ];
    const other = await app.signedIn({ role: 'trainer' });
    expect(await statusesFor(other, ann.id)).toEqual([404, 404, 404, 404]);
    expect(await statusesFor(trainer, randomUUID())).toEqual([404, 404, 404, 404]);
    await app.db.query('update coaching set ended_at = now() where customer_id = $1', [ann.id]);
    expect(await statusesFor(trainer, ann.id)).toEqual([404, 404, 404, 404]);
    expect((await list())?.total).toBe(0);
  });

  test('leaves the added measurements to the customer when the trainer’s account is deleted', async () => {
    await insertMeasurement(app.db, ann, { by: trainer });
    await app.db.query('delete from users where id = $1', [trainer.id]);
    expect(await list()).toMatchObject({ total: 1, data: [{ isByTrainer: true, trainerName: null }] });
  });
});

test('measurements are deleted with the account of their customer', async () => {
  const { id } = await insertMeasurement(app.db, ann);
  await app.db.query('delete from users where id = $1', [ann.id]);
  expect((await app.db.query('select from progress_measurements where id = $1', [id])).rows).toEqual([]);
});
