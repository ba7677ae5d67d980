import { createServer } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { cloneDatabase } from '../support/cloned-database.ts';
import { BackendProcess, DataFolder } from './backend-process.ts';

const STRONG = 'k9Jd0a7Xq2LmP4vR8sT1wY6zB3cF5hN0';

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let folder: DataFolder;
let running: BackendProcess | undefined;

beforeAll(async () => {
  database = await cloneDatabase();
  folder = new DataFolder();
});

afterEach(async () => {
  await running?.kill();
});

afterAll(async () => {
  await database.drop();
  folder.remove();
});

describe('the program refuses to start, and explains', () => {
  test('a database that cannot be reached', async () => {
    expect(await refusal({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' })).toBe(
      'The database none at 127.0.0.1:1 cannot be reached (connect ECONNREFUSED 127.0.0.1:1). Check DATABASE_URL and that PostgreSQL is running.',
    );
  });

  test('a database that does not exist', async () => {
    const url = new URL(database.url);
    url.pathname = '/nowhere';
    expect(await refusal({ DATABASE_URL: url.href })).toMatch(
      /^The database nowhere at .* cannot be reached \(.*\)\. Check/,
    );
  });

  test('a database that was never migrated', async () => {
    const empty = await cloneDatabase();
    await inDatabase(empty.url, 'drop schema public cascade; create schema public');
    expect(await refusal({ DATABASE_URL: empty.url })).toBe(
      'The database is missing migrations that this version needs. Run: npm run db:migrate',
    );
    await empty.drop();
  });

  test('a database that lacks a step', async () => {
    const older = await cloneDatabase();
    await inDatabase(older.url, 'delete from schema_migrations');
    expect(await refusal({ DATABASE_URL: older.url })).toBe(
      'The database is missing migrations that this version needs. Run: npm run db:migrate',
    );
    await older.drop();
  });

  test('a database of a newer version', async () => {
    const newer = await cloneDatabase();
    await inDatabase(newer.url, `insert into schema_migrations (name) values ('m9999-from-the-future')`);
    expect(await refusal({ DATABASE_URL: newer.url })).toBe(
      'The database is newer than this version of Mealwright (it has m9999-from-the-future). Start the newer version, or restore a backup made by this one.',
    );
    await newer.drop();
  });

  test('a port that is taken', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as { port: number };
    expect(await refusal({ API_PORT: String(port) })).toBe(
      `Port ${port} is already in use. Stop the program that uses it, or set another port with API_PORT.`,
    );
    server.close();
  });

  test('a configuration with mistakes, all at once', async () => {
    const said = await refusal({
      DATABASE_URL: 'mysql://somewhere',
      API_PORT: 'many',
      LOG_LEVEL: 'loud',
      SMTP_URL: 'not an address',
      S3_BUCKET: 'files',
      GOOGLE_CLIENT_ID: 'only-half',
    });
    const [first, ...problems] = said.split('\n');
    expect(first).toBe('The configuration cannot be used:');
    expect(problems.map((problem) => /^ {2}- (\w+): /.exec(problem)?.[1]).sort()).toEqual([
      'API_PORT',
      'DATABASE_URL',
      'GOOGLE_CLIENT_SECRET',
      'LOG_LEVEL',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
      'SMTP_URL',
    ]);
  });

  test.each([
    ['none', ''],
    ['a short one', 'short'],
    ['the one of the example', 'change-me-change-me-change-me-change-me'],
  ])('production without a secret of its own: %s', async (_, APP_SECRET) => {
    const said = await refusal({ APP_ENV: 'production', APP_URL: 'https://meals.example', APP_SECRET });
    expect(said).toMatch(/^The configuration cannot be used:\n {2}- APP_SECRET: .+openssl rand -base64 48$/);
  });

  test('production on an address that is not safe', async () => {
    const said = await refusal({
      APP_ENV: 'production',
      APP_URL: 'http://meals.example',
      APP_SECRET: STRONG,
    });
    expect(said).toBe(
      'The configuration cannot be used:\n  - APP_URL: must begin with https:// in production',
    );
  });
});

test('production starts with a secret of its own', async () => {
  running = await BackendProcess.start({
    ...good(),
    APP_ENV: 'production',
    APP_URL: 'https://meals.example',
    APP_SECRET: STRONG,
  });
  expect((await fetch(`${running.url}/healthz`)).status).toBe(200);
});

const good = () => ({ DATABASE_URL: database.url, DATA_DIR: folder.path });

/** The output of a program that ended with exit code 1. */
async function refusal(settings: Record<string, string>): Promise<string> {
  running = BackendProcess.spawn({ ...good(), ...settings });
  expect(await running.exit()).toBe(1);
  const lines = running.said.split('\n').filter((line) => line !== '' && !line.startsWith('{'));
  expect(running.said).not.toMatch(/^\s+at /m);
  return lines.join('\n');
}

async function inDatabase(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
