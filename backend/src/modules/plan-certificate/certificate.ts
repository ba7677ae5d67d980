import type { Macro, Totals } from '../plan-model/index.js';
import type { RuleCheck } from './rule-checks.js';

/** The checked promises of a plan: each day against its target, and every requested rule. */
export interface Certificate {
  holds: boolean;
  /** The allowed distance of each amount of a day from its target, in words. */
  tolerance: string;
  days: DayCheck[];
  rules: RuleCheck[];
}

export interface DayCheck {
  day: number;
  target: Totals;
  actual: Totals;
  within: Record<keyof Totals, boolean>;
  /** Macros whose targets only follow from the goal, so they leave room. */
  loose: Macro[];
  holds: boolean;
}
