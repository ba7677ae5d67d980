import pg from 'pg';
import { startPostgres } from '../../../scripts/launcher/postgres.mjs';
import buildBackend from './build-backend.mjs';

/** One throw-away PostgreSQL for all API tests, with a migrated database that each test file clones. */
export default async function startDatabaseServer() {
  await buildBackend();
  const server = await startPostgres({ throwAway: true, settings: { max_connections: 200 } });
  globalThis.databaseServer = server;
  process.env.TEST_DATABASE_URL = server.url;

  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query('create database template_migrated');
  await client.end();

  const template = new URL(server.url);
  template.pathname = '/template_migrated';
  const { migrate } = await import('../../../build/backend/src/platform/database/migrate.js');
  await migrate({ DATABASE_URL: template.href, DATABASE_POOL_SIZE: 2 });
}
