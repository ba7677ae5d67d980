import 'reflect-metadata';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Invitation } from '../modules/invitations/invitation.entity.js';
import { Measurement } from '../modules/progress/measurements/measurement.entity.js';
import { Recipe } from '../modules/recipes/recipe.entity.js';
import { Coaching } from '../modules/users/coaching.entity.js';
import { User } from '../modules/users/user.entity.js';
import { AuditEntry } from '../platform/audit/audit-entry.entity.js';
import { checkDatabase } from '../platform/database/check-database.js';
import type { DatabaseConfig } from '../platform/database/database.config.js';
import { commandOptions } from '../platform/database/orm-options.js';

/** Runs a command that writes rows without loading the rest of the program, so that it starts quickly. */
export async function withOrm<T>(
  config: DatabaseConfig,
  work: (em: EntityManager) => Promise<T>,
): Promise<T> {
  await checkDatabase(config);
  const orm = await MikroORM.init({
    ...commandOptions(config),
    entities: [User, Coaching, Invitation, Recipe, Measurement, AuditEntry],
  });
  try {
    return await work(orm.em.fork());
  } finally {
    await orm.close();
  }
}
