import { roundStart } from './assignment/plan-day.js';
import type { Plan } from './plan.js';
import type { ReadPlan } from './plan-reader.js';

/** What a customer follows begins anew after its last day: of it, the round that runs today. */
export const runningRound = ({ kind, plan }: ReadPlan, today: string): Plan =>
  kind === 'assigned' ? { ...plan, startsOn: roundStart(plan.startsOn, plan.days, today) } : plan;
