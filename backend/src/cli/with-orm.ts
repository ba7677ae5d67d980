import 'reflect-metadata';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { GroceryItem } from '../modules/groceries/grocery-item.entity.js';
import { GroceryList } from '../modules/groceries/grocery-list.entity.js';
import { Invitation } from '../modules/invitations/invitation.entity.js';
import { DiaryEntry } from '../modules/nutrition/diary/entry.entity.js';
import { Profile } from '../modules/profiles/profile.entity.js';
import { Goal } from '../modules/progress/goals/goal.entity.js';
import { Measurement } from '../modules/progress/measurements/measurement.entity.js';
import { Photo } from '../modules/progress/photos/photo.entity.js';
import { Recipe } from '../modules/recipes/recipe.entity.js';
import { Coaching } from '../modules/users/coaching.entity.js';
import { HealthConsent } from '../modules/users/health/health-consent.entity.js';
import { CoachingFee } from '../modules/users/terms/coaching-fee.entity.js';
import { CoachingNote } from '../modules/users/terms/coaching-note.entity.js';
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
    entities: [
      User,
      Coaching,
      CoachingFee,
      CoachingNote,
      HealthConsent,
      Invitation,
      Recipe,
      Measurement,
      Goal,
      Photo,
      GroceryList,
      GroceryItem,
      DiaryEntry,
      Profile,
      AuditEntry,
    ],
  });
  try {
    return await work(orm.em.fork());
  } finally {
    await orm.close();
  }
}
