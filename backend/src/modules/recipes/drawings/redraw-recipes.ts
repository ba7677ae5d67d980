import type { EntityManager } from '@mikro-orm/postgresql';
import { Recipe } from '../recipe.entity.js';
import { DRAWING_RULES_VERSION } from './drawing-of.js';

/** A batch is small enough that nobody who edits one of the recipes waits for long. */
const BATCH = 100;

/**
 * Makes the drawings of recipes again after the rules have changed. Two copies that do this at once lock the same rows
 * in the same order, and the second finds nothing left to do. Returns how many were made.
 */
export async function redrawRecipes(em: EntityManager): Promise<number> {
  let drawn = 0;
  for (let batch = await redraw(em); batch > 0; batch = await redraw(em)) drawn += batch;
  return drawn;
}

const redraw = (em: EntityManager): Promise<number> =>
  em.transactional(
    async (inside) => {
      const recipes = await inside.getRepository(Recipe).lockDrawnByOthers(DRAWING_RULES_VERSION, BATCH);
      for (const recipe of recipes) recipe.draw();
      return recipes.length;
    },
    { clear: true },
  );
