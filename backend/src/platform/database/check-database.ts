import { Client } from 'pg';
import { StartupError } from '../errors/startup-error.js';
import type { DatabaseConfig } from './database.config.js';
import { executedMigrations, pendingMigrations, unknownMigrations } from './migration-state.js';

const UNDEFINED_TABLE = '42P01';

/** Runs before anything else and checks that the database is reachable and has the schema of this version. */
export async function checkDatabase(config: DatabaseConfig): Promise<void> {
  const client = await connect(config);
  try {
    const sql = { rows: async (text: string) => (await client.query(text)).rows };
    requireNothingNewer(await executedMigrations(sql));
    if ((await pendingMigrations(sql)).length > 0) throw new DatabaseTooOldError();
  } catch (error) {
    if ((error as { code?: unknown }).code === UNDEFINED_TABLE) throw new DatabaseTooOldError();
    throw error;
  } finally {
    await client.end();
  }
}

export function requireNothingNewer(executed: string[]): void {
  const unknown = unknownMigrations(executed);
  if (unknown.length > 0) {
    throw new StartupError(
      `The database is newer than this version of Mealwright (it has ${unknown.join(', ')}). Start the newer version, or restore a backup made by this one.`,
    );
  }
}

export async function connect(config: DatabaseConfig): Promise<Client> {
  const client = new Client({ connectionString: config.DATABASE_URL, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
  } catch (error) {
    const { host, port, database } = client;
    const reason =
      error instanceof Error && error.message ? error.message : String((error as { code?: unknown }).code);
    throw new StartupError(
      `The database ${database} at ${host}:${port} cannot be reached (${reason}). Check DATABASE_URL and that PostgreSQL is running.`,
    );
  }
  return client;
}

class DatabaseTooOldError extends StartupError {
  constructor() {
    super('The database is missing migrations that this version needs. Run: npm run db:migrate');
  }
}
