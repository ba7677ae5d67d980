export { type Certificate, type DayCheck, RULES, type RuleCheck, type RuleName } from './certificate.js';
export { certify } from './certify.js';
