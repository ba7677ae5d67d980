import { addDays, daysBetween } from '../../platform/clock/dates.js';
import type { Plan } from './plan.js';
import { dateOfDay } from './plan-dates.js';

/** A stored plan. */
interface KeptPlan {
  kind: 'draft' | 'saved' | 'assigned';
  plan: Plan;
  /** The first day on which an assigned plan no longer runs, or null if unknown. */
  endsOn: string | null;
}

/** The day of a plan on a date: the plan begins again after its last day. Null before it begins. */
export function planDay(startsOn: string, days: number, date: string): number | null {
  const gone = daysBetween(startsOn, date);
  return gone < 0 ? null : (gone % days) + 1;
}

/** The date of day 1 in the cycle that contains this date. Before the plan begins, that of its first cycle. */
export function cycleStart(startsOn: string, days: number, date: string): string {
  const gone = Math.max(0, daysBetween(startsOn, date));
  return addDays(startsOn, gone - (gone % days));
}

/**
 * An assigned plan begins again after its last day, so it has the dates of today's cycle. Drafts and saved plans
 * whose first day is over have no dates, because they begin when they are assigned.
 */
export function inCurrentCycle({ kind, plan }: Omit<KeptPlan, 'endsOn'>, today: string): Plan {
  if (kind === 'assigned') return { ...plan, startsOn: cycleStart(plan.startsOn, plan.days, today) };
  return plan.startsOn < today ? { ...plan, startsOn: '' } : plan;
}

/**
 * Does the same for a calendar, which needs dates: a plan without a date starts tomorrow, and days of the next plan
 * are omitted.
 */
export function withDates(kept: KeptPlan, today: string): Plan {
  const plan = inCurrentCycle(kept, today);
  const startsOn = plan.startsOn || addDays(today, 1);
  const { endsOn } = kept;
  const runs = (day: number) => endsOn === null || dateOfDay(startsOn, day) < endsOn;
  return { ...plan, startsOn, meals: plan.meals.filter(({ day }) => runs(day)) };
}
