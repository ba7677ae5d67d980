import type { ConstructorOptions } from 'pg-boss';
import type { DatabaseConfig } from '../database/database.config.js';

const JOBS_SCHEMA = 'jobs';

export function bossOptions(config: DatabaseConfig): ConstructorOptions {
  return {
    connectionString: config.DATABASE_URL,
    schema: JOBS_SCHEMA,
    application_name: 'mealwright-jobs',
    max: 4,
    connectionTimeoutMillis: 5_000,
    useListenNotify: true,
    // A queue is looked at for dead workers at every second supervision (8 s is more than 5 s), so two copies do not
    // both do it.
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 8,
  };
}
