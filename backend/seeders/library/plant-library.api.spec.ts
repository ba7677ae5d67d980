import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Pool } from 'pg';
import { withOrm } from '../../src/cli/with-orm.js';
import { Configuration } from '../../src/platform/config/configuration.js';
import { DatabaseConfig } from '../../src/platform/database/database.config.js';
import { cloneDatabase } from '../../test/support/cloned-database.ts';
import { testPool } from '../../test/support/test-pool.ts';
import { library } from './index.js';
import { plantLibrary } from './plant-library.js';

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let db: Pool;

beforeAll(async () => {
  database = await cloneDatabase();
  db = testPool(database.url, 2);
});

afterAll(async () => {
  await db.end();
  await database.drop();
});

const plant = () =>
  withOrm(new Configuration([DatabaseConfig], { DATABASE_URL: database.url }).get(DatabaseConfig), (em) =>
    em.transactional((inside) => plantLibrary(inside, new Date())),
  );

const planted = async () => {
  const { rows } = await db.query('select count(*)::int as count, min(id::text) as first from recipes');
  return rows[0];
};

test('two programs that start at once add the library once, and a later start changes nothing', async () => {
  expect((await Promise.all([plant(), plant()])).sort((a, b) => a - b)).toEqual([0, library.length]);
  const before = await planted();
  expect(before.count).toBe(library.length);
  expect(await plant()).toBe(0);
  expect(await planted()).toEqual(before);
});

test('recipes have the same ids in every installation', async () => {
  const { rows } = await db.query(`select id from recipes where source_reference = $1`, [
    'mealwright:harira-red-lentil-tomato-soup',
  ]);
  expect(rows).toEqual([{ id: 'c49f0b32-9b49-567a-a5f7-e4901c7d21b6' }]);
});

test('a deleted recipe stays deleted, and a new one is added', async () => {
  await db.query(`delete from recipes where source_reference = $1`, [`mealwright:${library[0]?.slug}`]);
  await db.query(`delete from recipes where source_reference = $1`, [`mealwright:${library[1]?.slug}`]);
  await db.query(`delete from planted_recipes where slug = $1`, [library[1]?.slug]);
  expect(await plant()).toBe(1);
  expect((await planted()).count).toBe(library.length - 1);
});
