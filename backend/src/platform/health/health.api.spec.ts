import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { TestApp } from '../../../test/support/test-app.js';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start();
});

afterAll(() => app.stop());

const ask = async (path: string) => {
  const response = await fetch(app.url + path);
  return { status: response.status, body: await response.json(), retry: response.headers.get('retry-after') };
};

const ALL_OK = { database: 'ok', connections: 'ok', migrations: 'ok', queue: 'ok', storage: 'ok' };

test('the process answers', async () => {
  expect(await ask('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
});

describe('readiness', () => {
  test('reports database, migrations, queue, and storage', async () => {
    expect(await ask('/readyz')).toMatchObject({ status: 200, body: { status: 'ok', checks: ALL_OK } });
  });

  test('is lost while files cannot be stored, and says so', async () => {
    const folder = join(app.environment.DATA_DIR ?? '', 'files');
    await rm(folder, { recursive: true, force: true });
    await writeFile(folder, 'in the way');
    expect(await ask('/readyz')).toMatchObject({
      status: 503,
      retry: '2',
      body: { code: 'unavailable', details: { ...ALL_OK, storage: 'failing' } },
    });
    expect((await ask('/healthz')).status).toBe(200);
    await rm(folder);
    expect((await ask('/readyz')).status).toBe(200);
  });

  test('is lost while the database accepts no new connections', async () => {
    const { rows } = await app.db.query('select current_database() as name');
    const elsewhere = new Client({ connectionString: process.env.TEST_DATABASE_URL });
    await elsewhere.connect();
    const allow = (allowed: boolean) =>
      elsewhere.query(`alter database ${rows[0].name} with allow_connections ${allowed}`);
    await allow(false);
    expect(await ask('/readyz')).toMatchObject({
      status: 503,
      body: { details: { ...ALL_OK, connections: 'failing' } },
    });
    await allow(true);
    await elsewhere.end();
    expect((await ask('/readyz')).status).toBe(200);
  });

  test('is lost while the database lacks a migration', async () => {
    const { rows } = await app.db.query('delete from schema_migrations returning *');
    expect(await ask('/readyz')).toMatchObject({
      status: 503,
      body: { details: { ...ALL_OK, migrations: 'failing' } },
    });
    for (const { id, name } of rows) {
      await app.db.query('insert into schema_migrations (id, name) values ($1, $2)', [id, name]);
    }
    expect((await ask('/readyz')).status).toBe(200);
  });
});
