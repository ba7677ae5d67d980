import type { Totals } from './plan-words';

/** Why there is no plan, and what would help. */
export type Refusal = {
  rule: string;
  reason: string;
  /** That there is none was proven; otherwise none was found in time. */
  proven: boolean;
  nearest: { day: number; totals: Totals } | null;
  relaxations: { rule: string; label: string; change: Record<string, unknown>; possible: boolean }[];
};

/** As it is told. */
export type ToldRefusal = { message: string; refusal: Refusal };

/** The wish was understood: there is no plan for it, or none was found in time. */
export const isRefusedPlan = (code: string): boolean =>
  code === 'plan_impossible' || code === 'plan_not_found';
