import { type PlanWish, WEEKDAYS } from '../plan-model/index.js';

const MS_OF_DAY = 86_400_000;

/** Whether day `day` of a plan that starts on `startsOn` (2026-11-21) is a Saturday or a Sunday. */
export function isWeekend(startsOn: string, day: number): boolean {
  const weekday = weekdayOf(startsOn, day);
  return weekday === 0 || weekday === 6;
}

/** Whether nobody cooks on day `day` of a plan. */
export function isWithoutCooking({ startsOn, rules }: PlanWish, day: number): boolean {
  const { noCookingOn = [] } = rules;
  if (noCookingOn.length === 0) return false;
  // WEEKDAYS begin with Monday, and 0 is Sunday here.
  return noCookingOn.some((weekday) => (WEEKDAYS.indexOf(weekday) + 1) % 7 === weekdayOf(startsOn, day));
}

const weekdayOf = (startsOn: string, day: number): number =>
  new Date(Date.parse(`${startsOn}T00:00:00Z`) + (day - 1) * MS_OF_DAY).getUTCDay();
