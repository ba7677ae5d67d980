import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { Pool } from 'pg';
import { insertUser, PASSWORD, type TestUser } from '../factories/users.ts';
import { cloneDatabase } from '../support/cloned-database.ts';
import { eventually } from '../support/eventually.ts';
import { testPool } from '../support/test-pool.ts';
import { BackendProcess, DataFolder } from './backend-process.ts';
import { declareWorkersDead } from './job-queue.ts';

const LONG = process.env.LONG === '1';
const KILLS = LONG ? 50 : 3;
/** A job is long enough to be killed several times. */
const RECIPES = LONG ? 100 : 40;

jest.setTimeout(LONG ? 3_600_000 : 300_000);

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let db: Pool;
let folder: DataFolder;
let copies: BackendProcess[] = [];

beforeAll(async () => {
  database = await cloneDatabase();
  db = testPool(database.url);
  folder = new DataFolder();
  const start = () => BackendProcess.start({ DATABASE_URL: database.url, DATA_DIR: folder.path });
  copies = [await start(), await start()];
  await killedAtWork([await insertUser(db, { role: 'admin' }), await insertUser(db, { role: 'admin' })]);
  await eventually(async () => (await open()).length === 0, 600_000);
});

afterAll(async () => {
  for (const copy of copies) await copy.kill();
  await db.end();
  await database.drop();
  folder.remove();
});

test(`killed ${KILLS} times: each job has ended, and its counts are those of its rows`, async () => {
  const { rows } = await db.query(`
    select j.status, j.total, j.completed, j.failed, count(o.*)::int as outcomes,
      count(*) filter (where o.is_made)::int as made, count(distinct o.recipe_id)::int as recipes
    from recipe_generation_jobs j left join recipe_generation_outcomes o on o.job_id = j.id group by j.id`);
  expect(rows.length).toBeGreaterThan(1);
  for (const { status, total, completed, failed, outcomes, made, recipes } of rows)
    expect({ status, settled: completed + failed, outcomes, made, recipes }).toEqual({
      status: 'complete',
      settled: total,
      outcomes: total,
      made: completed,
      recipes: completed,
    });
});

test('no recipe is there twice, and none without a row of its job', async () => {
  const { rows } = await db.query(`
    select count(*)::int as made, count(distinct lower(name))::int as names,
      count(*) filter (where not exists (select from recipe_generation_outcomes o where o.recipe_id = r.id))::int as stray
    from recipes r where made_by is not null`);
  const [{ made, names, stray }] = rows;
  expect({ names, stray }).toEqual({ names: made, stray: 0 });
  const { rows: audit } = await db.query(
    `select count(*)::int as n from audit_log where action = 'recipe.created' and details ? 'jobId'`,
  );
  expect(audit).toEqual([{ n: made }]);
});

/** Kills one copy after the other while jobs get further, at a different moment of the work each time. */
async function killedAtWork(admins: TestUser[]): Promise<void> {
  for (let kill = 0; kill < KILLS; kill += 1) {
    const at = kill % copies.length;
    const [copy, other] = [copies[at], copies[1 - at]];
    if (!copy || !other) return;
    if ((await open()).length < admins.length) for (const admin of admins) await ask(other, admin);
    const before = await settled();
    await eventually(async () => (await settled()) > before + (kill % 3), 120_000);
    await copy.kill();
    copies[at] = await copy.again();
    // Otherwise, it would take fifteen seconds until a worker counts as dead. Living ones lose their jobs, too.
    await declareWorkersDead(db);
  }
}

/** Signs in each time, because many kills take longer than a token lives. */
async function ask(copy: BackendProcess, { email }: TestUser): Promise<void> {
  const { data } = await copy.api().POST('/api/auth/login', { body: { email, password: PASSWORD } });
  if (data?.status !== 'success') throw new Error(`${email} could not sign in`);
  const { response } = await copy
    .api({ authorization: `Bearer ${data.data.accessToken}` })
    .POST('/api/admin/generate', { body: { count: RECIPES } });
  expect(response.status).toBe(202);
}

async function settled(): Promise<number> {
  const { rows } = await db.query('select count(*)::int as n from recipe_generation_outcomes');
  return rows[0].n;
}

async function open(): Promise<unknown[]> {
  const { rows } = await db.query(
    `select id from recipe_generation_jobs where status in ('waiting', 'running')`,
  );
  return rows;
}
