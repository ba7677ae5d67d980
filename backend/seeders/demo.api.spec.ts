import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Pool } from 'pg';
import { withOrm } from '../src/cli/with-orm.js';
import { demoAccounts } from '../src/modules/auth/accounts/demo-accounts.js';
import { NEEDS } from '../src/modules/customers/needs.js';
import { AppConfig } from '../src/platform/config/app.config.js';
import { Configuration } from '../src/platform/config/configuration.js';
import { DatabaseConfig } from '../src/platform/database/database.config.js';
import { Keys } from '../src/platform/keys/keys.js';
import type { Storage, StoredFile } from '../src/platform/storage/storage.js';
import type { TestUser } from '../test/factories/users.ts';
import { cloneDatabase } from '../test/support/cloned-database.ts';
import { TestApp } from '../test/support/test-app.ts';
import { testPool } from '../test/support/test-pool.ts';
import { seedDemo } from './demo.js';
import { plantLibrary } from './library/plant-library.js';

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let db: Pool;

/** The files of the demo by their keys. */
const files = new Map<string, StoredFile>();
const storage = { put: async (key: string, file: StoredFile) => files.set(key, file) } as unknown as Storage;

beforeAll(async () => {
  database = await cloneDatabase();
  db = testPool(database.url, 2);
  const settings = new Configuration([AppConfig, DatabaseConfig], {
    APP_ENV: 'test',
    APP_URL: 'http://localhost:3000',
    APP_SECRET: 'a-secret-of-the-tests-0123456789-0123456789',
    DATABASE_URL: database.url,
  });
  await withOrm(settings.get(DatabaseConfig), (em) =>
    em.transactional(async (inside) => {
      const now = new Date();
      await plantLibrary(inside, now);
      await seedDemo(inside, { keys: new Keys(settings.get(AppConfig)), files: async () => storage }, now);
    }),
  );
});

afterAll(async () => {
  await db.end();
  await database.drop();
});

/** The 40 clients of one trainer are looked at apart from the others. */
const IS_NO_CLIENT = `u.email not like '%@clients.demo.local'`;

const holders = `
  select u.email, array_agg(p.plan_name || case
    when p.ends_on <= date_in(u.time_zone) then ', before'
    when p.starts_on > date_in(u.time_zone) then ', to come' else '' end order by p.starts_on) as plans
  from personalized_meal_plans p join users u on u.id = p.customer_id
  where ${IS_NO_CLIENT} group by 1 order by 1`;

test('customers of the demo have a current, a former, and an upcoming plan, or one of these, or none', async () => {
  const { rows } = await db.query(holders);
  expect(rows).toEqual([
    { email: 'amara.osei@demo.local', plans: ['Strong start, to come'] },
    { email: 'customer@demo.local', plans: ['Strong start, before', 'Lean week', 'Strong start, to come'] },
    { email: 'li.na@demo.local', plans: ['Green days'] },
    { email: 'no.trainer@demo.local', plans: ['Green days, before'] },
  ]);
});

test.each(['personalized_meal_plans', 'trainer_meal_plans'])(
  'every meal of %s is a recipe that the library and the plan have',
  async (table) => {
    const { rows } = await db.query(`
      select count(*)::int as meals,
        count(*) filter (where r.id is not null and plan @> jsonb_build_object('recipes',
          jsonb_build_array(jsonb_build_object('id', meal ->> 'recipeId', 'name', r.name))))::int as known
      from ${table}, jsonb_array_elements(plan -> 'meals') meal
        left join recipes r on r.id::text = meal ->> 'recipeId'`);
    expect(rows[0].meals).toBeGreaterThan(40);
    expect(rows[0].known).toBe(rows[0].meals);
  },
);

test('one demo customer has measured for fourteen months, one twice in pounds, and the others never', async () => {
  const { rows } = await db.query(`
    select u.email, m.units, count(*)::int as count, max(m.day) - min(m.day) as days,
      count(*) filter (where m.recorded_by <> u.id)::int as "byTrainer"
    from progress_measurements m join users u on u.id = m.customer_id
    where ${IS_NO_CLIENT} group by u.email, m.units order by count desc`);
  expect(rows).toEqual([
    { email: 'customer@demo.local', units: 'metric', count: 175, days: 425, byTrainer: 1 },
    { email: 'amara.osei@demo.local', units: 'us', count: 2, days: 14, byTrainer: 0 },
  ]);
});

test('one demo customer has photos of fourteen months, of which the oldest are private, with their files', async () => {
  const { rows } = await db.query(`
    select p.id, u.email, p.photo_type as type, p.is_private as "isPrivate"
    from progress_photos p join users u on u.id = p.customer_id order by p.day, p.photo_type`);
  expect(new Set(rows.map(({ email }) => email))).toEqual(new Set(['customer@demo.local']));
  expect(rows.map(({ type, isPrivate }) => [type, isPrivate])).toEqual(
    [true, false, false, false].flatMap((isPrivate) => [
      ['front', isPrivate],
      ['side', isPrivate],
    ]),
  );
  const keys = rows.flatMap(({ id }) => [`photos/${id}/large.webp`, `photos/${id}/small.webp`]);
  expect([...files.keys()].sort()).toEqual(keys.sort());
});

test('one demo customer has two grocery lists, and the others have none', async () => {
  const { rows } = await db.query(`
    select u.email, l.name, count(i.id)::int as items from grocery_lists l join users u on u.id = l.customer_id
      join grocery_list_items i on i.grocery_list_id = l.id group by u.email, l.id order by l.used_at desc`);
  expect(rows).toEqual([
    { email: 'customer@demo.local', name: 'Weekly groceries', items: 9 },
    { email: 'customer@demo.local', name: 'Weekend barbecue', items: 2 },
  ]);
});

test('trainers and customers of the demo say something of themselves', async () => {
  const { rows } = await db.query(`
    select u.email, p.years_experience as years, p.allergies, p.units
    from profiles p join users u on u.id = p.user_id where ${IS_NO_CLIENT} order by u.email`);
  expect(rows).toEqual([
    { email: 'amara.osei@demo.local', years: null, allergies: ['milk'], units: 'us' },
    { email: 'customer@demo.local', years: null, allergies: [], units: 'metric' },
    { email: 'marta.lindqvist@demo.local', years: 4, allergies: [], units: null },
    { email: 'trainer@demo.local', years: 9, allergies: [], units: 'metric' },
  ]);
});

test('people of the demo come back, and open some recipes more often than others', async () => {
  const { rows } = await db.query(`
    select u.email, count(*)::int as visits, max(a.end_time) < now() as "isOver", sum(a.recipes_viewed)::int as recipes,
      (select count(*)::int from recipe_interactions i where i.user_id = u.id) as views
    from user_activity_sessions a join users u on u.id = a.user_id where ${IS_NO_CLIENT} group by u.id order by visits desc, u.email`);
  expect(rows.map(({ email, visits }) => [email, visits])).toEqual([
    ['busy.trainer@demo.local', 30],
    ['customer@demo.local', 30],
    ['trainer@demo.local', 30],
    ['li.na@demo.local', 15],
    ['admin@demo.local', 10],
    ['marta.lindqvist@demo.local', 10],
    ['amara.osei@demo.local', 5],
  ]);
  // Opening a recipe again within the hour is no other view.
  for (const { isOver, views, recipes } of rows)
    expect([isOver, views > 0, views <= recipes]).toEqual([true, true, true]);
  const popular = await db.query(`
    select count(*)::int as views from recipe_interactions group by recipe_id order by views desc`);
  const views = popular.rows.map((row) => row.views);
  expect(views[0]).toBeGreaterThan(4 * (views.at(-1) ?? 0));
});

test('an admin of the demo finds jobs that made everything, failed in part, and were canceled', async () => {
  const app = await TestApp.start({ DATABASE_URL: database.url });
  try {
    const admin = await app.signIn({ email: 'admin@demo.local' } as TestUser, demoAccounts[0]?.password);
    const { data: list } = await admin.api.GET('/api/admin/generation-jobs');
    const shown = list?.jobs.map(({ status, totalRecipes, completed, failed }) => ({
      ...{ status, totalRecipes, completed, failed },
    }));
    expect(shown).toEqual([
      { status: 'complete', totalRecipes: 4, completed: 4, failed: 0 },
      { status: 'complete', totalRecipes: 6, completed: 4, failed: 2 },
      { status: 'cancelled', totalRecipes: 50, completed: 2, failed: 0 },
    ]);
    for (const { id, completed, failed } of list?.jobs ?? []) {
      const path = { params: { path: { jobId: id } } };
      const { data } = await admin.api.GET('/api/admin/generation-jobs/{jobId}', path);
      expect([data?.made.length, data?.failed.length]).toEqual([completed, failed]);
      expect(data?.made.every(({ recipeId, isApproved }) => recipeId !== null && !isApproved)).toBe(true);
    }
  } finally {
    await app.stop();
  }
});

test('one demo trainer has 40 clients, of every kind that the list of clients knows', async () => {
  const app = await TestApp.start({ DATABASE_URL: database.url });
  try {
    const password = demoAccounts[0]?.password;
    const trainer = await app.signIn({ email: 'busy.trainer@demo.local' } as TestUser, password);
    const { data } = await trainer.api.GET('/api/trainer/customers');
    const customers = data?.customers ?? [];
    expect(customers).toHaveLength(40);
    const inNeed = NEEDS.map((need) => customers.filter(({ needs }) => needs.includes(need)).length);
    expect(Math.min(...inNeed)).toBeGreaterThanOrEqual(3);
    expect(customers.filter(({ needs }) => needs.length === 0).length).toBeGreaterThanOrEqual(3);
    expect(customers.filter(({ isClosed }) => isClosed)).toHaveLength(1);
  } finally {
    await app.stop();
  }
});
