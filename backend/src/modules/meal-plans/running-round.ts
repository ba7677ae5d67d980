import { addDays } from '../../platform/clock/dates.js';
import { roundStart } from './assignment/plan-day.js';
import type { Plan } from './plan.js';
import type { ReadPlan } from './plan-reader.js';

/** What a customer follows begins anew after its last day: of it, the round that runs today. */
export const runningRound = ({ kind, plan }: ReadPlan, today: string): Plan =>
  kind === 'assigned' ? { ...plan, startsOn: roundStart(plan.startsOn, plan.days, today) } : plan;

/** Without the meals of days on which another plan has taken over. */
export const untilItEnds = (plan: Plan, endsOn: string | null): Plan =>
  endsOn === null
    ? plan
    : { ...plan, meals: plan.meals.filter(({ day }) => addDays(plan.startsOn, day - 1) < endsOn) };
