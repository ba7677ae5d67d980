import type { EntityManager } from '@mikro-orm/postgresql';
import { foodTableVersion } from '../../foods/index.js';
import { Recipe } from '../recipe.entity.js';
import { note } from '../recipe-history.js';
import { computedNutrition, countedOf } from './computed-nutrition.js';
import { FoodTableQueries } from './food-table.queries.js';
import { tooMuchIn } from './written-recipe.js';

/** A batch is small enough that nobody who edits one of the recipes waits for long. */
const BATCH = 100;

/**
 * Computes recipes again after the numbers of a food were corrected. Two copies that do this at once lock the same
 * rows in the same order, and the second finds nothing left to change. Returns how many recipes changed.
 */
export async function recomputeNutrition(em: EntityManager, now: Date): Promise<number> {
  const version = foodTableVersion();
  const table = new FoodTableQueries(em);
  if ((await table.appliedVersion()) === version) return 0;
  let changed = 0;
  for (let batch = await computeAgain(em, null, now); batch; batch = await computeAgain(em, batch.last, now))
    changed += batch.changed;
  await table.apply(version, now);
  return changed;
}

/** Returns null after the last batch. */
function computeAgain(
  em: EntityManager,
  after: string | null,
  now: Date,
): Promise<{ changed: number; last: string } | null> {
  return em.transactional(
    async (inside) => {
      const recipes = await inside.getRepository(Recipe).lockComputed(after, BATCH);
      const changed = recipes.filter((recipe) => follows(inside, recipe, now));
      const last = recipes.at(-1);
      return last ? { changed: changed.length, last: last.id } : null;
    },
    { clear: true },
  );
}

/** A recipe that can no longer be computed stays as it was. */
function follows(em: EntityManager, recipe: Recipe, now: Date): boolean {
  const counted = countedOf(recipe.ingredientsJson);
  const nutrition = counted && computedNutrition(counted, recipe.servings);
  if (!nutrition || tooMuchIn(nutrition)) return false;
  const formerKcal = recipe.caloriesKcal;
  if (!recipe.computeAgain(nutrition)) return false;
  const details = { formerKcal, kcal: recipe.caloriesKcal };
  note(em, { action: 'recipe.recomputed', recipe, actorId: null, at: now, details });
  return true;
}
