import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { endCoaching, insertCoaching } from '../../../../test/factories/coaching.js';
import { insertMeasurement } from '../../../../test/factories/measurements.js';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.js';

let app: TestApp;
let ann: SignedInUser;
let trainer: SignedInUser;

beforeAll(async () => {
  app = await TestApp.start();
});

beforeEach(async () => {
  ann = await app.signedIn({ name: 'Ann', timeZone: 'UTC', agreesToHealthData: false });
  trainer = await app.signedIn({ role: 'trainer' });
  await insertCoaching(app.db, trainer, ann);
});

afterAll(() => app.stop());

const MEASURED = { measurementDate: '2026-01-05', weightKg: 80 };

const agree = (agrees: boolean) => ann.api.PUT('/api/profile/health-consent', { body: { agrees } });

const measure = async () => {
  const { response, error } = await ann.api.POST('/api/progress/measurements', { body: MEASURED });
  return { status: response.status, code: error?.code, fields: error?.fields };
};

const ofAnn = () => ({ params: { path: { id: ann.id } } });

const readByTrainer = async () => {
  const path = '/api/trainer/customers/{id}/measurements';
  const { response, data, error } = await trainer.api.GET(path, ofAnn());
  return { status: response.status, total: data?.total, code: error?.code };
};

const measureByTrainer = async () => {
  const path = '/api/trainer/customers/{id}/measurements';
  const { response, error } = await trainer.api.POST(path, { ...ofAnn(), body: MEASURED });
  return { status: response.status, code: error?.code, error: error?.error };
};

describe('before a customer agrees', () => {
  test('nothing is kept, and the box of the form is named', async () => {
    expect(await measure()).toEqual({
      ...{ status: 409, code: 'health_consent_needed' },
      fields: { agreesToHealthData: ['Please agree that this is kept before you enter anything'] },
    });
  });

  test('a trainer cannot enter anything for them either', async () => {
    expect(await measureByTrainer()).toEqual({
      ...{ status: 409, code: 'health_consent_needed' },
      error: 'Ann has not agreed yet that health data is kept. The Progress page asks them.',
    });
  });

  test('the API tells the sentence to agree to', async () => {
    const { data } = await ann.api.GET('/api/profile/health-consent');
    expect(data).toEqual({ agreedAt: null, wording: expect.stringContaining('the trainers who coach me') });
  });
});

describe('a customer who agrees', () => {
  test('is asked once, and the moment and the sentence are kept', async () => {
    const { data: first } = await agree(true);
    const { data: second } = await agree(true);
    expect(first?.agreedAt).toEqual(expect.any(String));
    expect(second).toEqual(first);
    const { rows } = await app.db.query(
      'select wording, taken_back_at from health_consents where customer_id = $1',
      [ann.id],
    );
    expect(rows).toEqual([{ wording: 0, taken_back_at: null }]);
    expect((await measure()).status).toBe(201);
    expect(await readByTrainer()).toMatchObject({ status: 200, total: 1 });
    expect((await measureByTrainer()).status).toBe(201);
  });

  test('is told the sentence they agreed to', async () => {
    await agree(true);
    const { data } = await ann.api.GET('/api/profile/health-consent');
    expect(data?.wording).toContain('the trainers who coach me');
  });

  test('can take it back: nothing more is kept, and trainers read nothing, but the customer does', async () => {
    await agree(true);
    await measure();
    expect((await agree(false)).data).toMatchObject({ agreedAt: null });
    expect(await readByTrainer()).toMatchObject({ status: 403, code: 'health_data_not_shared' });
    expect((await measure()).status).toBe(409);
    const { data } = await ann.api.GET('/api/progress/measurements');
    expect(data?.total).toBe(1);
    const { rows } = await app.db.query('select 1 from health_consents where customer_id = $1', [ann.id]);
    expect(rows).toHaveLength(1);
  });

  test('is not found by a trainer after the coaching has ended', async () => {
    await agree(true);
    await endCoaching(app.db, trainer, ann);
    expect((await readByTrainer()).status).toBe(404);
    expect((await measureByTrainer()).status).toBe(404);
  });
});

test('a trainer sees on the page of a customer whether health data is shared', async () => {
  const shares = async () =>
    (await trainer.api.GET('/api/trainer/customers/{id}', ofAnn())).data?.sharesHealthData;
  expect(await shares()).toBe(false);
  await agree(true);
  expect(await shares()).toBe(true);
});

test('nothing can be entered for a closed account, but its trainer still reads', async () => {
  await agree(true);
  await insertMeasurement(app.db, ann);
  await app.db.query('update users set disabled_at = now() where id = $1', [ann.id]);
  expect(await readByTrainer()).toMatchObject({ status: 200, total: 1 });
  expect((await measureByTrainer()).status).toBe(404);
});
