import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { insertCoaching } from '../../../../test/factories/coaching.js';
import { insertGoal } from '../../../../test/factories/goals.js';
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

const LIGHTER = { goalName: 'Lighter', metric: 'weight', targetValue: 80 } as const;

const path = (id: string) => ({ params: { path: { id } } });
const OWN = '/api/progress/goals/{id}';
const THEIRS = '/api/trainer/customers/{id}/goals';

const add = async (body: Record<string, unknown>, by = ann) => {
  const sent = { ...LIGHTER, ...body };
  const { response, data, error } = await by.api.POST('/api/progress/goals', { body: sent });
  return { status: response.status, data: data?.data, id: data?.data.id ?? '', error };
};

const list = async (by = ann) => (await by.api.GET('/api/progress/goals')).data?.data ?? [];

const measure = async (weightKg: number, day = TODAY) => {
  const body = { measurementDate: day, weightKg, confirmsWeight: true };
  return (await ann.api.POST('/api/progress/measurements', { body })).data?.data.id ?? '';
};

describe('setting a goal', () => {
  test('begins at the newest measurement unless a start is given', async () => {
    await insertMeasurement(app.db, ann, { day: daysAgo(9), weightKg: 86 });
    await insertMeasurement(app.db, ann, { day: daysAgo(2), weightKg: 84 });
    expect((await add({})).data).toMatchObject({
      ...{ metric: 'weight', figure: 'Weight', status: 'active', startValue: 84, startDate: TODAY },
      ...{ targetValue: 80, targetUnit: 'kg', currentValue: 84, currentDay: null, progressPercentage: 0 },
      ...{ isByTrainer: false, trainerName: null, achievedAt: null },
    });
    expect((await add({ startDate: daysAgo(5) })).data).toMatchObject({
      ...{ startValue: 86, currentValue: 84, currentDay: daysAgo(2), progressPercentage: 33 },
    });
    expect((await add({ startValue: 90, targetUnit: 'kg' })).data?.startValue).toBe(90);
  });

  test('keeps a weight in the unit in which it was set', async () => {
    await insertMeasurement(app.db, ann, { weightKg: 81.65 });
    const { data } = await add({ targetUnit: 'lb', startValue: 190, targetValue: 170 });
    expect(data).toMatchObject({
      targetUnit: 'lb',
      targetValue: 170,
      currentValue: 180,
      progressPercentage: 50,
    });
  });

  test('names every error of the form', async () => {
    const { status, error } = await add({
      goalName: ' ',
      metric: 'luck',
      targetValue: 'less',
      startDate: 'now',
    });
    expect([status, error?.code]).toEqual([400, 'invalid_input']);
    expect(error?.fields).toMatchObject({
      goalName: ['Please enter a name'],
      metric: [expect.any(String)],
      targetValue: ['Please enter the target, a number with at most two decimals'],
      startDate: [expect.any(String)],
    });
    const fieldsOf = async (body: object) => Object.keys((await add({ ...body })).error?.fields ?? {});
    expect(await fieldsOf({})).toEqual(['startValue']);
    expect(await fieldsOf({ startValue: 84, targetUnit: 'cm' })).toEqual(['targetUnit']);
    expect(await fieldsOf({ startValue: 84, targetValue: 5 })).toEqual(['targetValue']);
    expect(await fieldsOf({ startValue: 84, startDate: addDays(TODAY, 1) })).toEqual(['startDate']);
    expect(await fieldsOf({ startValue: 84, targetDate: TODAY })).toEqual(['targetDate']);
    expect(await list()).toEqual([]);
  });

  test('is refused after 100 goals', async () => {
    await app.db.query(
      `insert into goals (id, customer_id, goal_name, metric, start_value, target_value, target_unit, starts_on,
         status, created_at, updated_at)
       select gen_random_uuid(), $1, 'One', 'weight', 84, 80, 'kg', '2026-01-01', 'active', now(), now()
       from generate_series(1, 100)`,
      [ann.id],
    );
    expect(await add({ startValue: 84 })).toMatchObject({ status: 409, error: { code: 'too_many_goals' } });
  });
});

describe('a goal about a figure', () => {
  test('is achieved when a measurement reaches it, and no longer when that one is corrected or deleted', async () => {
    const { id } = await add({ startValue: 84, startDate: daysAgo(3) });
    const status = async () => (await ann.api.GET(OWN, path(id))).data;
    await measure(79.9, daysAgo(4));
    expect(await status()).toMatchObject({ status: 'active', progressPercentage: 0 });
    const reaching = await measure(79.5, daysAgo(1));
    expect(await status()).toMatchObject({
      ...{ status: 'achieved', achievedAt: `${daysAgo(1)}T00:00:00.000Z`, currentValue: 79.5 },
    });
    const corrected = { measurementDate: daysAgo(1), weightKg: 82, confirmsWeight: true };
    const measurement = '/api/progress/measurements/{id}';
    await ann.api.PUT(measurement, { ...path(reaching), body: corrected });
    expect(await status()).toMatchObject({ status: 'active', achievedAt: null, progressPercentage: 50 });
    const again = await measure(80);
    expect((await status())?.status).toBe('achieved');
    await ann.api.DELETE(measurement, path(again));
    expect((await status())?.status).toBe('active');
  });

  test('follows what a trainer measures', async () => {
    const { id } = await add({ startValue: 84 });
    const body = { measurementDate: TODAY, weightKg: 80 };
    await trainer.api.POST('/api/trainer/customers/{id}/measurements', { ...path(ann.id), body });
    expect((await ann.api.GET(OWN, path(id))).data?.status).toBe('achieved');
  });

  test('that begins at its target is a band that its owner ends', async () => {
    for (const [days, weightKg] of [
      [3, 80],
      [2, 84],
    ] as const)
      await insertMeasurement(app.db, ann, { day: daysAgo(days), weightKg });
    const { id, data } = await add({ startValue: 80, startDate: daysAgo(5) });
    expect(data).toMatchObject({ isBand: true, status: 'active', progressPercentage: 50 });
    const body = { status: 'achieved' } as const;
    const ended = await ann.api.PUT('/api/progress/goals/{id}/status', { ...path(id), body });
    expect(ended.data).toMatchObject({ message: 'Goal achieved', data: { status: 'achieved' } });
  });
});

describe('a goal about no figure', () => {
  const VALUES = '/api/progress/goals/{id}/values/{day}';
  const at = (id: string, day: string) => ({ params: { path: { id, day } } });

  test('has the values that are entered at it', async () => {
    const { id } = await add({ metric: 'custom', targetUnit: 'push-ups', startValue: 10, targetValue: 30 });
    const enter = async (value: number, day = TODAY) =>
      (await ann.api.PUT(VALUES, { ...at(id, day), body: { value } })).data?.data;
    expect(await enter(20)).toMatchObject({ currentValue: 20, progressPercentage: 50, status: 'active' });
    expect(await enter(31)).toMatchObject({ status: 'achieved', progressPercentage: 105 });
    const { data } = await ann.api.GET(OWN, path(id));
    expect(data).toMatchObject({ figure: null, values: [{ day: TODAY, value: 31 }] });
    const removed = await ann.api.DELETE(VALUES, at(id, TODAY));
    expect(removed.data?.data).toMatchObject({ status: 'active', currentValue: 10 });
    expect((await ann.api.DELETE(VALUES, at(id, TODAY))).response.status).toBe(404);
    await enter(12);
    await ann.api.PUT('/api/profile/health-consent', { body: { agrees: false } });
    expect((await ann.api.PUT(VALUES, { ...at(id, TODAY), body: { value: 13 } })).response.status).toBe(409);
    expect((await ann.api.DELETE(VALUES, at(id, TODAY))).response.status).toBe(200);
  });

  test('takes no value of tomorrow, and a goal about a figure takes none at all', async () => {
    const custom = await add({ metric: 'custom', startValue: 10 });
    const body = { value: 3 };
    const late = await ann.api.PUT(VALUES, { ...at(custom.id, addDays(TODAY, 1)), body });
    expect([late.response.status, Object.keys(late.error?.fields ?? {})]).toEqual([400, ['day']]);
    const measured = await add({ startValue: 84 });
    const { error } = await ann.api.PUT(VALUES, { ...at(measured.id, TODAY), body });
    expect(error?.code).toBe('measured_goal');
  });
});

describe('changing a goal', () => {
  test('lets it follow its values at once', async () => {
    const { id } = await add({ startValue: 84 });
    await measure(82);
    const body = { ...LIGHTER, startValue: 84, targetValue: 82, description: 'Half of it' };
    const changed = await ann.api.PUT(OWN, { ...path(id), body });
    expect(changed.data?.data).toMatchObject({
      status: 'achieved',
      targetValue: 82,
      description: 'Half of it',
    });
  });

  test('includes giving it up, taking it up again, and deleting it', async () => {
    const { id } = await add({ startValue: 84 });
    const set = async (status: 'active' | 'achieved' | 'given_up') => {
      const answer = await ann.api.PUT('/api/progress/goals/{id}/status', { ...path(id), body: { status } });
      return [answer.response.status, answer.data?.message ?? answer.error?.code];
    };
    expect(await set('achieved')).toEqual([409, 'goal_status']);
    expect(await set('given_up')).toEqual([200, 'Goal given up']);
    await measure(79);
    expect((await list())[0]?.status).toBe('given_up');
    expect(await set('active')).toEqual([200, 'Goal taken up again']);
    expect((await list())[0]?.status).toBe('achieved');
    expect((await ann.api.DELETE(OWN, path(id))).data?.message).toBe('Goal deleted');
    expect((await ann.api.GET(OWN, path(id))).response.status).toBe(404);
  });

  test('can be undone for a day, and the goal follows what was measured meanwhile', async () => {
    const { id } = await add({ startValue: 84 });
    await ann.api.DELETE(OWN, path(id));
    await measure(79);
    const restore = '/api/progress/goals/{id}/restore';
    const restored = await ann.api.POST(restore, path(id));
    expect(restored.data).toMatchObject({ message: 'Goal restored', data: { id, status: 'achieved' } });
    expect((await ann.api.POST(restore, path(id))).response.status).toBe(404);
  });

  test('is undone even if its table has gained a column meanwhile, which gets its default', async () => {
    const { id } = await add({ startValue: 84 });
    await ann.api.DELETE(OWN, path(id));
    await app.db.query(`update deleted_progress set content = content - 'entered_values' where id = $1`, [
      id,
    ]);
    const restored = await ann.api.POST('/api/progress/goals/{id}/restore', path(id));
    expect(restored.data).toMatchObject({ data: { id, startValue: 84 } });
  });

  test('is not possible for other customers', async () => {
    const { id } = await insertGoal(app.db, ann);
    const other = await app.signedIn();
    const body = { ...LIGHTER, startValue: 84 };
    expect((await other.api.GET(OWN, path(id))).response.status).toBe(404);
    expect((await other.api.PUT(OWN, { ...path(id), body })).response.status).toBe(404);
    expect((await other.api.DELETE(OWN, path(id))).response.status).toBe(404);
    expect(await list()).toHaveLength(1);
  });
});

describe('the trainer of a customer', () => {
  const one = (goalId: string) => ({ params: { path: { id: ann.id, goalId } } });
  const ONE = '/api/trainer/customers/{id}/goals/{goalId}';
  const body = { ...LIGHTER, startValue: 84 };

  test('undoes the deletion of a goal that they have set, and of no other', async () => {
    const set = await trainer.api.POST(THEIRS, { ...path(ann.id), body });
    const { id: own } = await insertGoal(app.db, ann);
    const id = set.data?.data.id ?? '';
    await trainer.api.DELETE(ONE, one(id));
    await ann.api.DELETE(OWN, path(own));
    const restore = async (goalId: string) =>
      (await trainer.api.POST('/api/trainer/customers/{id}/goals/{goalId}/restore', one(goalId))).response
        .status;
    expect([await restore(id), await restore(id), await restore(own)]).toEqual([200, 404, 404]);
    expect(await list()).toMatchObject([{ id, isByTrainer: true }]);
    expect((await ann.api.POST('/api/progress/goals/{id}/restore', path(own))).response.status).toBe(200);
  });

  test('reads all goals, and sets some that carry the trainer’s name', async () => {
    await insertGoal(app.db, ann);
    const added = await trainer.api.POST(THEIRS, { ...path(ann.id), body });
    expect([added.response.status, added.data?.data.isByTrainer]).toEqual([201, true]);
    const { data } = await trainer.api.GET(THEIRS, path(ann.id));
    expect(data?.data).toMatchObject([{ trainerName: 'Toni' }, { trainerName: null }]);
    expect(await list()).toMatchObject([{ isByTrainer: true, trainerName: 'Toni' }, { isByTrainer: false }]);
  });

  test('changes and deletes only the goals that they have set', async () => {
    const { id: own } = await insertGoal(app.db, ann);
    const { id: set } = await insertGoal(app.db, ann, { by: trainer });
    expect((await trainer.api.GET(ONE, one(own))).response.status).toBe(200);
    expect((await trainer.api.PUT(ONE, { ...one(own), body })).response.status).toBe(404);
    expect((await trainer.api.DELETE(ONE, one(own))).response.status).toBe(404);
    expect((await trainer.api.PUT(ONE, { ...one(set), body })).data?.message).toBe('Goal updated');
    expect((await trainer.api.DELETE(ONE, one(set))).data?.message).toBe('Goal deleted');
    expect((await list()).map(({ id }) => id)).toEqual([own]);
  });

  test('sees nothing after the coaching has ended', async () => {
    const { id } = await insertGoal(app.db, ann, { by: trainer });
    await app.db.query('update coaching set ended_at = now() where trainer_id = $1', [trainer.id]);
    expect((await trainer.api.GET(THEIRS, path(ann.id))).response.status).toBe(404);
    expect((await trainer.api.POST(THEIRS, { ...path(ann.id), body })).response.status).toBe(404);
    expect((await trainer.api.GET(ONE, one(id))).response.status).toBe(404);
    expect((await trainer.api.PUT(ONE, { ...one(id), body })).response.status).toBe(404);
    expect((await trainer.api.DELETE(ONE, one(id))).response.status).toBe(404);
  });
});
