export type { Certificate, DayCheck } from './certificate.js';
export { certify } from './certify.js';
export { RULES, type RuleCheck, type RuleName } from './rule-checks.js';
