import { addDays } from '../../platform/clock/dates.js';
import { cycleStart, type Plan } from '../plan-model/index.js';
import type { ReadPlan } from './plan.queries.js';

/**
 * What a customer follows begins anew after its last day: of it, the round that runs today. Drafts and saved plans whose
 * first day is over have no dates: they begin when they are assigned.
 */
export function runningRound({ kind, plan }: ReadPlan, today: string): Plan {
  if (kind === 'assigned') return { ...plan, startsOn: cycleStart(plan.startsOn, plan.days, today) };
  return plan.startsOn < today ? { ...plan, startsOn: '' } : plan;
}

/** The same for a calendar, which needs dates: from tomorrow on, where there are none, and without days of the next plan. */
export function datedRound(read: ReadPlan, today: string): Plan {
  const plan = runningRound(read, today);
  const startsOn = plan.startsOn || addDays(today, 1);
  const { endsOn } = read;
  const runs = (day: number) => endsOn === null || addDays(startsOn, day - 1) < endsOn;
  return { ...plan, startsOn, meals: plan.meals.filter(({ day }) => runs(day)) };
}
