import type { Totals } from '../plan-model/index.js';
import type { RuleCheck } from './rule-checks.js';

/** The checked promises of a plan: each day against its target, and every requested rule. */
export interface Certificate {
  holds: boolean;
  days: DayCheck[];
  rules: RuleCheck[];
}

export interface DayCheck {
  day: number;
  target: Totals;
  actual: Totals;
  within: Record<keyof Totals, boolean>;
  holds: boolean;
}
