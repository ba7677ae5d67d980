import type { Cooking, PlanRecipe } from '../plan-model/index.js';
import { inDays, servingsOf } from './wording.js';

/** Writes "Cook 4 servings, also for days 2 and 3; ¼ serving is left". What needs no stove is made, not cooked. */
export function cookingText(
  { meal, eatenAt, servings, left }: Cooking,
  { cookTimeMinutes }: Pick<PlanRecipe, 'cookTimeMinutes'>,
): string {
  const later = [...new Set(eatenAt.map(({ day }) => day))].filter((day) => day !== meal.day);
  const others = later.length > 0 ? `, also for ${inDays(later)}` : '';
  return `${cookTimeMinutes > 0 ? 'Cook' : 'Make'} ${servingsOf(servings)}${others}${left > 0 ? `; ${leftText(left)}` : ''}`;
}

/** Writes "¼ serving is left" and "1½ servings are left". */
export const leftText = (servings: number): string =>
  `${servingsOf(servings)} ${servings <= 1 ? 'is' : 'are'} left`;
