import { dateOfDay, daysAWeek, weekdayOf } from './plan-dates';
import { type PlanMeal, portionText } from './plan-words';

type Meal = Pick<PlanMeal, 'day' | 'leftoverOf' | 'pot'>;

/**
 * Returns "from Monday’s pot" for leftovers, "cook 2.5 servings, also for Tuesday" for a meal that cooks for others, and
 * otherwise null. `startsOn` is null or empty if the plan has no dates of its own.
 */
export function potText({ day, leftoverOf, pot }: Meal, startsOn: string | null): string | null {
  const nameOf = (other: number) => dayName(other, day, startsOn);
  if (leftoverOf) return `from ${nameOf(leftoverOf.day)}’s pot`;
  if (!pot) return null;
  const cooked = `cook ${portionText(pot.servings)}`;
  return pot.laterDays.length > 0 ? `${cooked}, also for ${listed(pot.laterDays.map(nameOf))}` : cooked;
}

/** A weekday names a day only within a week. */
function dayName(day: number, seenFrom: number, startsOn: string | null): string {
  if (!startsOn || Math.abs(day - seenFrom) >= daysAWeek) return `day ${day}`;
  return weekdayOf(dateOfDay(startsOn, day));
}

const listed = (words: string[]): string =>
  words.length < 3 ? words.join(' and ') : `${words.slice(0, -1).join(', ')}, and ${words.at(-1)}`;
