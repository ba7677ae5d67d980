import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { type Options, PostgreSqlDriver } from '@mikro-orm/postgresql';
import type { DatabaseConfig } from './database.config.js';
import { guardConnections } from './pool-guard.js';

/** No statement may block longer than this, because a stuck one would pile up requests. */
const SESSION_SETTINGS = [
  'statement_timeout=4s',
  'lock_timeout=3s',
  'idle_in_transaction_session_timeout=15s',
  'timezone=UTC',
]
  .map((setting) => `-c ${setting}`)
  .join(' ');

/** Options for commands that run beside the program. A migration step may take longer than any request. */
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
      onPoolCreated: guardConnections,
    },
    discovery: { warnWhenNoEntities: false },
    // The driver's warnings (a dropped connection) are worth a log line, its queries are not.
    debug: ['info'],
    logger: () => undefined,
  };
}
