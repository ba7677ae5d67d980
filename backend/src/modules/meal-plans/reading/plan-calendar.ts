import { roundStart } from '../assignment/plan-day.js';
import type { ReadPlan } from '../plan-reader.js';
import { calendarOf } from '../prep-guide/calendar.js';

/** What a customer follows begins anew after its last day: of it, the round that runs today. */
export function calendarFor({ id, kind, plan }: ReadPlan, today: string): string {
  if (kind !== 'assigned') return calendarOf(plan, id);
  return calendarOf({ ...plan, startsOn: roundStart(plan.startsOn, plan.days, today) }, id);
}
