import { MAX_MINUTES_WITHOUT_COOKING } from '../../plan-model/index.js';
import type { MealType } from '../../recipes/index.js';
import type { RecipeColumns } from '../recipe-columns/recipe-columns.js';

/** Returns a test whether the recipe of a row can be made on a day on which nobody cooks. */
export function uncookedRows(columns: RecipeColumns): (row: number) => boolean {
  const [prepMinutes, totalMinutes] = [columns.column('prepMinutes'), columns.column('totalMinutes')];
  return (row) =>
    totalMinutes[row] === prepMinutes[row] && (prepMinutes[row] as number) <= MAX_MINUTES_WITHOUT_COOKING;
}

/** Hardly any dinner is made without cooking, so on such a day a dish for lunch may be dinner, and the other way round. */
export const typesWithoutCooking = (type: MealType): MealType[] =>
  type === 'lunch' || type === 'dinner' ? ['lunch', 'dinner'] : [type];
