import 'reflect-metadata';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Invitation } from '../modules/invitations/index.js';
import { Recipe } from '../modules/recipes/index.js';
import { Coaching, User } from '../modules/users/index.js';
import { AuditEntry } from '../platform/audit/audit-entry.entity.js';
import { checkDatabase } from '../platform/database/check-database.js';
import type { DatabaseConfig } from '../platform/database/database.config.js';
import { ormOptions } from '../platform/database/orm-options.js';

/** For commands that write rows without the rest of the program. */
export async function withOrm<T>(
  config: DatabaseConfig,
  work: (em: EntityManager) => Promise<T>,
): Promise<T> {
  await checkDatabase(config);
  const orm = await MikroORM.init({
    ...ormOptions(config),
    entities: [User, Coaching, Invitation, Recipe, AuditEntry],
  });
  try {
    return await orm.em.fork().transactional(work);
  } finally {
    await orm.close();
  }
}
