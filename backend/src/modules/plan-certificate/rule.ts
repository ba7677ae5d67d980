import type { Plan } from '../plan-model/index.js';
import type { Eaten } from './intake.js';

/** The check of one promise, or null if the plan does not make it. */
export type Rule = (plan: Plan, eaten: Eaten[]) => { label: string; breaches: string[] } | null;

/** Sums of decimals differ in their last digits depending on the order. */
export const ROUNDING = 1e-6;
