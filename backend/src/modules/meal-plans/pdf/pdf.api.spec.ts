import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { insertAssignedPlan, insertSavedPlan, keptPlan } from '../../../../test/factories/meal-plans.ts';
import { insertRecipe } from '../../../../test/factories/recipes.ts';
import { sentPlan } from '../../../../test/factories/sent-plan.ts';
import { jpeg } from '../../../../test/support/pictures.ts';
import { readPdf } from '../../../../test/support/read-pdf.ts';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.ts';
import { asPicture, putPicture } from '../../../../test/support/upload-form.ts';
import { addDays, dateIn } from '../../../platform/clock/dates.js';
import { dateText } from '../../plan-printing/plan-words.js';

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
  test('many times at once happens one after the other, with the same result', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => exported()));
    expect(answers.map(({ response }) => response.status)).toEqual(Array(10).fill(200));
    const files = answers.map(({ data }) => Buffer.from(data ?? new ArrayBuffer()).toString('base64'));
    expect(new Set(files).size).toBe(1);
    expect(readPdf(Buffer.from(files[0] ?? '', 'base64')).pages.length).toBeGreaterThan(3);
  });

  test('prints the dates of the current cycle for an assigned plan', async () => {
    const customer = await app.signedIn();
    const recipe = await insertRecipe(app.db);
    const today = dateIn(null, new Date());
    const plan = { ...keptPlan(recipe, { days: 7 }), startsOn: addDays(today, -10) };
    const held = await insertAssignedPlan(app.db, customer, trainer, { plan });
    const { data } = await customer.api.POST('/api/pdf/export/meal-plan/{id}', {
      params: { path: { id: held.id } },
      body: {},
      parseAs: 'arrayBuffer',
    });
    const text = readPdf(Buffer.from(data ?? new ArrayBuffer()))
      .pages.flat()
      .join('\n');
    expect(text).toContain(dateText(addDays(today, -3), 1));
    expect(text).not.toContain(dateText(plan.startsOn, 1));
  });

  test('includes the pictures of its recipes, no larger than paper needs', async () => {
    const admin = await app.signedIn({ role: 'admin' });
    const recipe = await insertRecipe(app.db);
    await putPicture(app, admin, recipe.id, [asPicture(await jpeg(1600, 1000))]);
    const { data } = await admin.api.POST('/api/pdf/export', {
      body: { mealPlanData: sentPlan([recipe]), options: { includeRecipePhotos: true } },
      parseAs: 'arrayBuffer',
    });
    const file = Buffer.from(data ?? new ArrayBuffer());
    expect(readPdf(file).pictures).toBe(1);
    expect(file.toString('latin1')).toMatch(/\/Width 396\n\/Height 297/);
  });

  test('is limited per user', async () => {
    await exported();
    await app.db.query(`update rate_limits set hits = 300 where key = $1`, [`pdf:user:${trainer.id}`]);
    const { response } = await exported();
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
