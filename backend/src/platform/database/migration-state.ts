import { migrations } from '../../../migrations/index.js';
import type { Sql } from './sql.js';

export const MIGRATIONS_TABLE = 'schema_migrations';

const known = migrations.map((migration) => migration.name);

export async function executedMigrations(sql: Pick<Sql, 'rows'>): Promise<string[]> {
  const rows = await sql.rows<{ name: string }>(`select name from ${MIGRATIONS_TABLE} order by id`);
  return rows.map((row) => row.name);
}

export async function pendingMigrations(sql: Pick<Sql, 'rows'>): Promise<string[]> {
  const executed = new Set(await executedMigrations(sql));
  return known.filter((name) => !executed.has(name));
}

/** Steps that this code does not know, which means that the database belongs to a newer version. */
export const unknownMigrations = (executed: string[]) => executed.filter((name) => !known.includes(name));
