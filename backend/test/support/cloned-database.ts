import { randomUUID } from 'node:crypto';
import { Client, type Pool } from 'pg';

const serverUrl = () => {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('The test database server is not running');
  return url;
};

interface OwnDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** A separate database, cloned from the migrated template in a few milliseconds. */
export const cloneDatabase = (): Promise<OwnDatabase> => createDatabase('template_migrated');

/** A database in which none of our migrations has run. */
export const emptyDatabase = (): Promise<OwnDatabase> => createDatabase('template1');

async function createDatabase(template: string): Promise<OwnDatabase> {
  const name = `test_${process.env.JEST_WORKER_ID}_${randomUUID().slice(0, 8)}`;
  await asOwner((client) => client.query(`create database ${name} template ${template}`));
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => asOwner((client) => drop(client, name)),
  };
}

/** A pool says that it has ended while its connections are still closing, and a database that is dropped then breaks them. */
export async function closePool(pool: Pool): Promise<void> {
  let open = pool.totalCount;
  const closed = new Promise<void>((resolve) => {
    if (open === 0) resolve();
    pool.on('remove', () => {
      open -= 1;
      if (open === 0) resolve();
    });
  });
  await Promise.all([pool.end(), closed]);
}

/**
 * Does not use "with (force)", which fails while autovacuum works on the database, because only a superuser may end
 * connections of others. Without it, PostgreSQL cancels the autovacuum.
 */
async function drop(client: Client, name: string): Promise<void> {
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and usename = user',
    [name],
  );
  await client.query(`drop database ${name}`);
}

async function asOwner(work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
