import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { type Options, PostgreSqlDriver } from '@mikro-orm/postgresql';
import type { DatabaseConfig } from './database.config.js';
import { mindLostConnections } from './lost-connections.js';

/** No one waits longer than this for the database: a stuck statement must not pile up requests. */
const SESSION_SETTINGS = [
  'statement_timeout=4s',
  'lock_timeout=3s',
  'idle_in_transaction_session_timeout=15s',
  'timezone=UTC',
]
  .map((setting) => `-c ${setting}`)
  .join(' ');

/** For what runs beside the program: a step may take longer than any request may. */
export function commandOptions(config: DatabaseConfig): Options {
  const options = ormOptions(config);
  return {
    ...options,
    driverOptions: { ...options.driverOptions, options: '-c timezone=UTC', onPoolCreated: undefined },
  };
}

export function ormOptions(config: DatabaseConfig): Options {
  return {
    driver: PostgreSqlDriver,
    clientUrl: config.DATABASE_URL,
    metadataProvider: ReflectMetadataProvider,
    forceUtcTimezone: true,
    pool: { min: 0, max: config.DATABASE_POOL_SIZE, idleTimeoutMillis: 60_000 },
    driverOptions: {
      options: SESSION_SETTINGS,
      application_name: 'mealwright',
      connectionTimeoutMillis: 3_000,
      keepAlive: true,
      onPoolCreated: mindLostConnections,
    },
    discovery: { warnWhenNoEntities: false },
    // Warnings of the driver (a dropped connection) are worth a line; its queries are not.
    debug: ['info'],
    logger: () => undefined,
  };
}
