import type { RecipeColumns } from '../recipe-columns/recipe-columns.js';
import type { GenerateTask } from '../task.js';

/**
 * The foods of kept meals and their sides, by their number in the columns, including staples. The plan's own copies
 * count, because a recipe may have changed since. Foods that no other recipe has get new numbers, so this comes before
 * anything that is as long as there are foods.
 */
export const foodsOfKept = (columns: RecipeColumns, { kept }: Pick<GenerateTask, 'kept'>): number[] => [
  ...new Set(
    kept
      .flatMap(({ recipe, sides = [] }) => [recipe, ...sides.map((side) => side.recipe)])
      .flatMap((recipe) => columns.numbersOf(recipe)),
  ),
];
