import type { EntityManager } from '@mikro-orm/postgresql';
import { Recipe } from '../recipe.entity.js';
import { HANDS_ON_RULE } from '../steps/hands-on.js';

/** A batch is small enough that nobody who edits one of the recipes waits for long. */
const BATCH = 100;

/**
 * Reads the steps of recipes again that were read by another version of the rule, or never. Two copies that do this
 * at once lock the same rows in the same order. Returns how many recipes were read.
 */
export async function rereadSteps(em: EntityManager): Promise<number> {
  let read = 0;
  for (let batch = BATCH; batch === BATCH; read += batch)
    batch = await em.transactional(
      async (inside) => {
        const recipes = await inside.getRepository(Recipe).lockReadByOtherRule(HANDS_ON_RULE, BATCH);
        for (const recipe of recipes) recipe.readSteps();
        return recipes.length;
      },
      { clear: true },
    );
  return read;
}
