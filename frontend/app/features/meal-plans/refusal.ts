import type { Totals } from './plan-words';

/** Why there is no plan, and what would help. */
export type Refusal = {
  rule: string;
  reason: string;
  /** True if it was proven that there is no plan, false if none was found in time. */
  proven: boolean;
  nearest: { day: number; totals: Totals } | null;
  relaxations: { rule: string; label: string; change: Record<string, unknown>; possible: boolean }[];
};

/** A refusal with its message. */
export type ToldRefusal = { message: string; refusal: Refusal };

/** The request was understood, but no plan exists for it or none was found in time. */
export const isRefusedPlan = (code: string): boolean =>
  code === 'plan_impossible' || code === 'plan_not_found';
