import type { Plan } from '../plan-model/index.js';
import type { Certificate } from './certificate.js';
import { checkDays } from './day-checks.js';
import { eatenIn } from './intake.js';
import { checkRules } from './rule-checks.js';
import { toleranceText } from './tolerance-text.js';

/**
 * Checks whether a plan keeps what it promises. It knows nothing about how plans are made and shares no code with the
 * generator, so that mistakes there show here.
 */
export function certify(plan: Plan): Certificate {
  const eaten = eatenIn(plan);
  const days = checkDays(plan, eaten);
  const rules = checkRules(plan, eaten);
  return {
    days,
    rules,
    tolerance: toleranceText(plan),
    holds: [...days, ...rules].every(({ holds }) => holds),
  };
}
