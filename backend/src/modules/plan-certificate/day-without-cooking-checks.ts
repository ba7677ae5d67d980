import { MAX_MINUTES_WITHOUT_COOKING, type Plan, type Weekday, weekdaysText } from '../plan-model/index.js';
import { servedIn } from './intake.js';
import type { Rule } from './rule.js';

/** A dish for a day without cooking needs no stove and little time. Leftovers may be warmed up. */
export const noCookingOn: Rule = (plan, eaten) => {
  const { noCookingOn: weekdays = [] } = plan.rules;
  if (weekdays.length === 0) return null;
  return {
    label: `On ${weekdaysText(weekdays)} nobody cooks: leftovers, or at most ${MAX_MINUTES_WITHOUT_COOKING} minutes without a stove`,
    breaches: servedIn(eaten)
      .filter(({ meal, isCooked }) => isCooked && isWithoutCooking(plan, meal.day))
      .flatMap(({ place, recipe: { cookTimeMinutes, prepTimeMinutes } }) => {
        if (cookTimeMinutes > 0) return [`${place} cooks for ${cookTimeMinutes} minutes`];
        return prepTimeMinutes > MAX_MINUTES_WITHOUT_COOKING
          ? [`${place} takes ${prepTimeMinutes} minutes`]
          : [];
      }),
  };
};

/** Noon is on the same date in every time zone. */
export function isWithoutCooking({ startsOn, rules }: Plan, day: number): boolean {
  const date = new Date(`${startsOn}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + day - 1);
  const weekday = SUNDAY_FIRST[date.getUTCDay()];
  return weekday !== undefined && (rules.noCookingOn ?? []).includes(weekday);
}

const SUNDAY_FIRST: readonly Weekday[] = [
  ...(['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const),
];
