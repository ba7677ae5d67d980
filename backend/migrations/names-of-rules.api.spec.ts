import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Pool } from 'pg';
import { v7 as uuid } from 'uuid';
import { migrate } from '../src/platform/database/migrate.js';
import { insertUser } from '../test/factories/users.ts';
import { closePool, emptyDatabase } from '../test/support/cloned-database.ts';
import { migrations } from './index.js';

/** The last step before the rules were renamed. */
const OLD_VERSION = '0020-filters-in-indexes';

let database: Awaited<ReturnType<typeof emptyDatabase>>;
let db: Pool;

const config = () => ({ DATABASE_URL: database.url, DATABASE_POOL_SIZE: 2 });

beforeAll(async () => {
  database = await emptyDatabase();
  db = new Pool({ connectionString: database.url, max: 1 });
  const last = migrations.findIndex(({ name }) => name === OLD_VERSION);
  await migrate(config(), migrations.slice(0, last + 1));
});

afterAll(async () => {
  await closePool(db);
  await database.drop();
});

const ANY = { min: null, max: null };

const OLD_PLAN = {
  planName: 'Lean week',
  days: 7,
  meals: [],
  recipes: [],
  rules: {
    mealType: null,
    dietaryTags: ['vegan'],
    maxPrepMinutes: 20,
    perMeal: { protein: { min: 30.5, max: null }, carbs: ANY, fat: { min: 5, max: 25 } },
    maxUses: 2,
  },
};

const NEW_PLAN = {
  ...OLD_PLAN,
  rules: {
    mealType: null,
    dietaryTags: ['vegan'],
    maxPrepTime: 20,
    minProtein: 30.5,
    maxProtein: null,
    minCarbs: null,
    maxCarbs: null,
    minFat: 5,
    maxFat: 25,
    maxUses: 2,
  },
};

test('the rules of every kind of stored plan get the names of the form', async () => {
  const [trainer, customer] = [
    await insertUser(db, { role: 'trainer' }),
    await insertUser(db, { agreesToHealthData: false }),
  ];
  await db.query(
    `insert into meal_plan_drafts (id, owner_id, plan, plan_name, total_days, daily_calorie_target, holds, seed, created_at, expires_at)
     values ($1, $2, $3, 'Lean week', 7, 1850, true, 1, now(), now() + interval '7 days')`,
    [uuid(), trainer.id, OLD_PLAN],
  );
  await db.query(
    `insert into trainer_meal_plans (id, trainer_id, plan, facts, plan_name, fitness_goal, description, created_at, updated_at)
     values ($1, $2, $3, '{}', 'Lean week', 'weight_loss', '', now(), now())`,
    [uuid(), trainer.id, OLD_PLAN],
  );
  await db.query(
    `insert into personalized_meal_plans (id, customer_id, trainer_id, plan, facts, plan_name, fitness_goal, description,
       daily_calorie_target, total_days, starts_on, assigned_at)
     values ($1, $2, $3, $4, '{}', 'Lean week', 'weight_loss', '', 1850, 7, '2026-03-03', now())`,
    [uuid(), customer.id, trainer.id, OLD_PLAN],
  );

  await migrate(config());

  for (const table of ['meal_plan_drafts', 'trainer_meal_plans', 'personalized_meal_plans']) {
    const { rows } = await db.query(`select plan from ${table}`);
    expect([table, rows]).toEqual([table, [{ plan: NEW_PLAN }]]);
  }
});
