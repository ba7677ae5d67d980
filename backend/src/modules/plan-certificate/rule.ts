import type { Plan } from '../plan-model/index.js';
import type { RuleName } from './certificate.js';
import type { Eaten } from './intake.js';

/** The check of one promise; null where the plan was not asked for it. */
export type Rule = (
  plan: Plan,
  eaten: Eaten[],
) => { rule: RuleName; label: string; breaches: string[] } | null;

/** Sums of decimals differ in their last digits by the order in which they are added up. */
export const ROUNDING = 1e-6;
