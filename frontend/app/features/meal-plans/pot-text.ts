import { dateOfDay, daysAWeek, weekdayOf } from './plan-dates';
import { type PlanMeal, portionText } from './plan-words';

type Meal = Pick<PlanMeal, 'day' | 'leftoverOf' | 'pot'> & {
  recipe: Pick<PlanMeal['recipe'], 'cookTimeMinutes'>;
};

/**
 * Returns "Leftovers from Monday", or "Cook 4 servings, also for Tuesday; ¼ serving is left" for a meal that cooks more
 * than it eats, and otherwise null. What needs no stove is made, not cooked. `startsOn` is null or empty if the plan has no
 * dates of its own.
 */
export function potText({ day, leftoverOf, pot, recipe }: Meal, startsOn: string | null): string | null {
  const nameOf = (other: number) => dayName(other, day, startsOn);
  if (leftoverOf) return `Leftovers from ${nameOf(leftoverOf.day)}`;
  if (!pot) return null;
  const later = pot.laterDays.length > 0 ? `, also for ${listed(pot.laterDays.map(nameOf))}` : '';
  const verb = recipe.cookTimeMinutes > 0 ? 'Cook' : 'Make';
  return `${verb} ${portionText(pot.servings)}${later}${pot.left > 0 ? `; ${leftText(pot.left)}` : ''}`;
}

/** Returns "¼ serving is left" or "1½ servings are left". */
export const leftText = (servings: number): string =>
  `${portionText(servings)} ${servings <= 1 ? 'is' : 'are'} left`;

/** A weekday names a day only within a week. */
function dayName(day: number, seenFrom: number, startsOn: string | null): string {
  if (!startsOn || Math.abs(day - seenFrom) >= daysAWeek) return `day ${day}`;
  return weekdayOf(dateOfDay(startsOn, day));
}

const listed = (words: string[]): string =>
  words.length < 3 ? words.join(' and ') : `${words.slice(0, -1).join(', ')}, and ${words.at(-1)}`;
