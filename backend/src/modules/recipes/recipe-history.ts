import type { EntityManager } from '@mikro-orm/postgresql';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import type { Recipe } from './recipe.entity.js';

export const RECIPE_SUBJECT = 'recipe';

export type RecipeDeed =
  | 'recipe.created'
  | 'recipe.edited'
  | 'recipe.recomputed'
  | 'recipe.offered'
  | 'recipe.withdrawn'
  | 'recipe.approved'
  | 'recipe.declined'
  | 'recipe.deleted'
  | 'recipe.restrictions_confirmed';

interface Deed {
  action: RecipeDeed;
  recipe: Recipe;
  /** Null if the program acted on its own. */
  actorId: string | null;
  at: Date;
  details?: Record<string, unknown>;
}

/** Runs in the caller's transaction. The name is stored too, because a deleted recipe cannot be looked up. */
export function note(em: EntityManager, { action, recipe, actorId, at, details = {} }: Deed): void {
  em.persist(
    new AuditEntry({
      actorId,
      action,
      subjectType: RECIPE_SUBJECT,
      subjectId: recipe.id,
      details: { name: recipe.name, ...details },
      at,
    }),
  );
}
