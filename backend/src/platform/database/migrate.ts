import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { PgBoss } from 'pg-boss';
import { migrations } from '../../../migrations/index.js';
import { bossOptions } from '../jobs/boss-options.js';
import { connect, requireNothingNewer } from './check-database.js';
import type { DatabaseConfig } from './database.config.js';
import { executedMigrations, MIGRATIONS_TABLE } from './migration-state.js';
import { commandOptions } from './orm-options.js';

/**
 * An arbitrary number that every copy shares, so that copies which start at the same time migrate one after the
 * other.
 */
const MIGRATION_LOCK = 7_215_301;

/** Migrates the database to this version, or through the given steps: our own first, then those of the job queue. */
export async function migrate(config: DatabaseConfig, steps = migrations): Promise<string[]> {
  const client = await connect(config);
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const sql = { rows: async (text: string) => (await client.query(text)).rows };
    const { rows } = await client.query('select to_regclass($1) is not null as migrated', [MIGRATIONS_TABLE]);
    if (rows[0].migrated) requireNothingNewer(await executedMigrations(sql));
    const done = await migrateTables(config, steps);
    await migrateQueue(config);
    return done;
  } finally {
    await client.end();
  }
}

async function migrateTables(config: DatabaseConfig, steps: typeof migrations): Promise<string[]> {
  const orm = await MikroORM.init({
    ...commandOptions(config),
    entities: [],
    extensions: [Migrator],
    migrations: {
      tableName: MIGRATIONS_TABLE,
      migrationsList: steps,
      snapshot: false,
      disableForeignKeys: false,
    },
  });
  try {
    const done = await orm.migrator.up();
    return done.map((step) => step.name);
  } finally {
    await orm.close();
  }
}

async function migrateQueue(config: DatabaseConfig): Promise<void> {
  const boss = new PgBoss({
    ...bossOptions(config),
    useListenNotify: false,
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => undefined);
  await boss.start();
  await boss.stop({ graceful: false });
}
