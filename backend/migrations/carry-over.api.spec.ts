import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Pool } from 'pg';
import { v7 as uuid } from 'uuid';
import { migrate } from '../src/platform/database/migrate.js';
import { insertCoaching } from '../test/factories/coaching.ts';
import { insertRecipe } from '../test/factories/recipes.ts';
import { insertUser, type TestUser } from '../test/factories/users.ts';
import { closePool, emptyDatabase } from '../test/support/cloned-database.ts';
import { migrations } from './index.js';

/** The last migration of the version whose rows are carried over. */
const OLD_VERSION = '0008-drafts-have-seen';

let database: Awaited<ReturnType<typeof emptyDatabase>>;
let db: Pool;

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

test('rows of an older version are carried over to this one', async () => {
  const [trainer, anna, ben] = [
    await insertUser(db, { role: 'trainer' }),
    // There were no consents yet.
    await insertUser(db, { agreesToHealthData: false }),
    await insertUser(db, { agreesToHealthData: false }),
  ];
  await insertCoaching(db, trainer, anna);
  const approved = await insertRecipe(db);
  const own = await insertRecipe(db, { owner: trainer });
  await db.query(`insert into planted_recipes values ('side-pecans'), ('side-almonds')`);
  await db.query(`update recipes set source_reference = 'mealwright:side-pecans' where id = $1`, [
    approved.id,
  ]);
  const draft = await insertOldDraft(trainer);
  const replacedTwice = await insertOldPlan(trainer, anna, {
    assigned: '2026-03-02',
    startsOn: '2026-03-03',
  });
  const replaced = await insertOldPlan(trainer, anna, { assigned: '2026-03-10', startsOn: '2026-03-20' });
  const current = await insertOldPlan(trainer, anna, {
    assigned: '2026-03-15',
    startsOn: '2026-03-16',
    active: true,
  });
  const withdrawn = await insertOldPlan(trainer, ben, { assigned: '2026-03-04', startsOn: '2026-03-05' });

  await migrate(config());

  const plans = await db.query(
    'select id, ends_on::text as ends, replaced_by as successor from personalized_meal_plans order by assigned_at',
  );
  expect(plans.rows).toEqual([
    { id: replacedTwice, ends: '2026-03-10', successor: replaced },
    { id: withdrawn, ends: '2026-03-05', successor: null },
    // This plan never began, because its successor was assigned before its first day.
    { id: replaced, ends: '2026-03-20', successor: current },
    { id: current, ends: null, successor: null },
  ]);
  const drafts = await db.query(
    'select id, plan_name, total_days, daily_calorie_target, holds from meal_plan_drafts',
  );
  expect(drafts.rows).toEqual([
    { id: draft, plan_name: 'Lean week', total_days: 7, daily_calorie_target: 1850, holds: true },
  ]);
  const recipes = await db.query('select id, is_for_plans from recipes order by id');
  expect(recipes.rows).toEqual([
    { id: approved.id, is_for_plans: true },
    { id: own.id, is_for_plans: false },
  ]);
  const planted = await db.query(
    `select slug, (select id from recipes where source_reference = 'mealwright:' || slug) as recipe
     from planted_recipes order by slug`,
  );
  expect(planted.rows).toEqual([
    { slug: 'side-almonds', recipe: null },
    { slug: 'side-walnuts-pumpkin-seeds', recipe: approved.id },
  ]);
});

test('a database that is at this version stays as it is', async () => {
  expect(await migrate(config())).toEqual([]);
});

const config = () => ({ DATABASE_URL: database.url, DATABASE_POOL_SIZE: 2 });

async function insertOldDraft(owner: TestUser): Promise<string> {
  const id = uuid();
  await db.query(
    `insert into meal_plan_drafts (id, owner_id, plan, seed, created_at, expires_at)
     values ($1, $2, $3, 1, now(), now() + interval '7 days')`,
    [id, owner.id, { planName: 'Lean week', days: 7, targets: { calories: 1849.6 }, meals: [], recipes: [] }],
  );
  return id;
}

async function insertOldPlan(
  trainer: TestUser,
  customer: TestUser,
  wish: { assigned: string; startsOn: string; active?: boolean },
): Promise<string> {
  const id = uuid();
  await db.query(
    `insert into personalized_meal_plans (id, customer_id, trainer_id, plan, facts, plan_name, fitness_goal, description,
       daily_calorie_target, total_days, starts_on, is_active, assigned_at)
     values ($1, $2, $3, '{"meals": [], "recipes": []}', '{}', 'Lean week', 'weight_loss', '', 1850, 7, $4, $5, $6)`,
    [id, customer.id, trainer.id, wish.startsOn, wish.active ?? false, `${wish.assigned}T12:00:00Z`],
  );
  return id;
}
