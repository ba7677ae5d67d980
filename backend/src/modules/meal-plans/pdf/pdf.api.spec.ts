import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { insertSavedPlan } from '../../../../test/factories/meal-plans.ts';
import { readPdf } from '../../../../test/support/read-pdf.ts';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.ts';

let app: TestApp;
let trainer: SignedInUser;
let id: string;

beforeAll(async () => {
  app = await TestApp.start();
});

beforeEach(async () => {
  trainer = await app.signedIn({ role: 'trainer' });
  id = (await insertSavedPlan(app.db, trainer)).id;
});

afterAll(() => app.stop());

const exported = () =>
  trainer.api.POST('/api/pdf/export/meal-plan/{id}', {
    params: { path: { id } },
    body: {},
    parseAs: 'arrayBuffer',
  });

describe('exporting a plan', () => {
  test('hundred times at once is one after the other, and all of them the same', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => exported()));
    const files = answers.map(({ data }) => Buffer.from(data ?? new ArrayBuffer()).toString('base64'));
    expect(new Set(files).size).toBe(1);
    expect(readPdf(Buffer.from(files[0] ?? '', 'base64')).pages.length).toBeGreaterThan(3);
  });

  test('has its limit for each person', async () => {
    await exported();
    await app.db.query(`update rate_limits set hits = 300 where key = $1`, [`pdf:user:${trainer.id}`]);
    const { response } = await exported();
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
