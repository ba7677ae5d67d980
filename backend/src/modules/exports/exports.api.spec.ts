import { get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { plantHealthDataOf, tracesOfHealth } from '../../../test/contract/planted-health.ts';
import { insertCoaching } from '../../../test/factories/coaching.ts';
import { insertAssignedPlan, insertSavedPlan, keptPlan } from '../../../test/factories/meal-plans.ts';
import { insertRecipe } from '../../../test/factories/recipes.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { type SignedInUser, TestApp } from '../../../test/support/test-app.ts';
import { EXPORT_TYPES, type ExportType } from './export-types.js';

let app: TestApp;
let admin: SignedInUser;
let trainer: SignedInUser;
let ann: SignedInUser;

const NOTE = 'because of her secret-illness';

beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.signedIn({ role: 'admin' });
  trainer = await app.signedIn({ role: 'trainer' });
  ann = await app.signedIn({ name: 'Ann', googleId: 'google-secret-4711' });
  await insertCoaching(app.db, trainer, ann);
  const recipe = await insertRecipe(app.db, { name: 'Soup "à la" maison', approved: false, owner: trainer });
  const plan = keptPlan(recipe, { planName: 'Week' });
  const secret = {
    ...plan,
    description: NOTE,
    rules: { ...plan.rules, excludedFoods: [{ name: 'secret-illness', foodIds: [] }] },
  };
  await insertSavedPlan(app.db, trainer, { plan: secret, notes: NOTE });
  const assigned = await insertAssignedPlan(app.db, ann, trainer, { plan: secret });
  await app.db.query('update personalized_meal_plans set notes = $2 where id = $1', [assigned.id, NOTE]);
  await plantHealthDataOf([ann.id], (statement, values) => app.db.query(statement, values));
});

afterAll(() => app.stop());

const fetchExport = (type: ExportType, by = admin) =>
  fetch(`${app.url}/api/admin/export?type=${type}`, { headers: { Authorization: `Bearer ${by.token}` } });

async function read(type: ExportType) {
  const text = await (await fetchExport(type)).text();
  return { text, json: JSON.parse(text) };
}

describe('an export', () => {
  test('is a file that is named after its type and date, and begins with its format', async () => {
    const answer = await fetchExport('recipes');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="recipes-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(await answer.json()).toMatchObject({ format: 1, type: 'recipes', exportedAt: expect.any(String) });
  });

  test('has every recipe, account, saved plan, and assigned plan, each in its own export and in that of all', async () => {
    const { json: all } = await read('all');
    expect(all.recipes).toMatchObject([
      {
        name: 'Soup "à la" maison',
        ownerId: trainer.id,
        isApproved: false,
        ingredientsJson: expect.any(Array),
      },
    ]);
    expect(all.users.map(({ id }: { id: string }) => id).sort()).toEqual(
      [admin.id, trainer.id, ann.id].sort(),
    );
    expect(all.users).toContainEqual(
      expect.objectContaining({ id: ann.id, trainers: [expect.objectContaining({ trainerId: trainer.id })] }),
    );
    expect(all.mealPlans.saved).toMatchObject([{ planName: 'Week', trainerId: trainer.id }]);
    expect(all.mealPlans.assigned).toMatchObject([
      { customerId: ann.id, trainerId: trainer.id, mealPlanData: { meals: expect.any(Array) } },
    ]);
    expect((await read('recipes')).json.recipes).toEqual(all.recipes);
    expect((await read('users')).json.users).toEqual(all.users);
    expect((await read('mealPlans')).json.mealPlans).toEqual(all.mealPlans);
  });

  test('has an empty list where there is nothing', async () => {
    const empty = await TestApp.start();
    const only = await empty.signedIn({ role: 'admin' });
    const answer = await fetch(`${empty.url}/api/admin/export?type=all`, {
      headers: { Authorization: `Bearer ${only.token}` },
    });
    expect(await answer.json()).toMatchObject({ recipes: [], mealPlans: { saved: [], assigned: [] } });
    await empty.stop();
  });

  test('contains neither secrets nor health data', async () => {
    const { rows } = await app.db.query<{ secret: string }>(
      `select password_hash as secret from users where password_hash is not null
       union select google_id from users where google_id is not null
       union select encode(token_hash, 'hex') from refresh_tokens`,
    );
    const { text } = await read('all');
    for (const { secret } of rows) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/password|google|token/i);
    expect(text).not.toContain('secret-illness');
    expect(tracesOfHealth(text)).toEqual([]);
  });

  test('leaves one row in the audit log that says who exported what', async () => {
    const before = await audited();
    await read('users');
    expect((await audited()).slice(before.length)).toEqual([
      { actor_id: admin.id, details: { type: 'users' } },
    ]);
  });

  test('is refused to others, and without a known type', async () => {
    const statusOf = async (type: ExportType, by = admin) => {
      const answer = await fetchExport(type, by);
      await answer.text();
      return answer.status;
    };
    for (const type of EXPORT_TYPES)
      for (const one of [trainer, ann]) expect(await statusOf(type, one)).toBe(403);
    expect(await statusOf('secrets' as ExportType)).toBe(400);
  });

  test('gives its connection back when the caller leaves in the middle', async () => {
    for (let made = 0; made < 40; made += 1)
      await insertRecipe(app.db, { instructions: 'Stir.\n'.repeat(20_000) });
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { Authorization: `Bearer ${admin.token}` };
      get(`${app.url}/api/admin/export?type=all`, { agent: false, headers }, resolve).once('error', reject);
    });
    answer.destroy();
    await eventually(async () => {
      const { rows } = await app.db.query(
        `select 1 from pg_stat_activity where datname = current_database() and query like '%json_build_object%from recipes%'
           and pid <> pg_backend_pid()`,
      );
      return rows.length === 0;
    });
  });
});

async function audited() {
  const { rows } = await app.db.query<{ actor_id: string; details: unknown }>(
    `select actor_id, details from audit_log where action = 'data.exported' order by at, id`,
  );
  return rows;
}
