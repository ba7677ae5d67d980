import { addDays } from '../../../platform/clock/dates.js';
import { planDay } from '../../plan-model/index.js';

interface Run {
  startsOn: string;
  /** The first day on which it no longer runs, or null while nothing replaces it. */
  endsOn: string | null;
  totalDays: number;
}

export interface ComingDay<Plan> {
  plan: Plan;
  /** The day of the plan, counted from 1. A plan begins again after its last day. */
  day: number;
  date: string;
}

/**
 * The days from today on, each with the plan that is eaten on it. The plans follow one another. If the first one has
 * not begun yet, the list starts with its first day.
 */
export function comingDays<Plan extends Run>(
  plans: readonly Plan[],
  today: string,
  count: number,
): ComingDay<Plan>[] {
  const coming: ComingDay<Plan>[] = [];
  for (const plan of plans) {
    const { startsOn, endsOn, totalDays } = plan;
    let date = startsOn > today ? startsOn : today;
    while (coming.length < count && (endsOn === null || date < endsOn)) {
      coming.push({ plan, date, day: planDay(startsOn, totalDays, date) ?? 1 });
      date = addDays(date, 1);
    }
  }
  return coming;
}
