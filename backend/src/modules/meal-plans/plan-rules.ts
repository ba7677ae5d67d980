import { InvalidInputError } from '../../platform/errors/app-error.js';
import { collectFieldErrors } from '../../platform/errors/collect-field-errors.js';
import {
  MACROS,
  type NamedFoods,
  PLAN_RULES,
  type PlanRule,
  type RuleField,
  type RuleValues,
} from '../plan-model/index.js';
import { askAboutFood, excludedFood } from '../wish-reader/index.js';
import type { CaloriesByTypeRequest } from './dto/calories-by-type.request.js';
import { boundsByType, mustLeaveFiber, mustLeaveGrams } from './meal-bounds.js';

/** Rules as a form sends them: validated, but foods are still words. */
export type AskedOfPlan = { readonly [Field in RuleField]?: unknown };

/** The rules as a plan stores them, with defaults. Values without a meaning are refused, all at once. */
export function readRules(asked: AskedOfPlan): RuleValues {
  const rules = PLAN_RULES.map((rule) => [rule.field, () => readRule(rule, asked[rule.field as RuleField])]);
  const bounds = MACROS.map((macro) => [`${macro} of meals`, () => mustLeaveGrams(macro, asked)]);
  const fiber = ['fiber of days', () => mustLeaveFiber(asked)] as const;
  const read: Record<string, unknown> = collectFieldErrors(Object.fromEntries([...rules, ...bounds, fiber]));
  return Object.fromEntries(PLAN_RULES.map(({ field }) => [field, read[field]])) as unknown as RuleValues;
}

function readRule(rule: PlanRule, asked: unknown): unknown {
  if (asked === null || asked === undefined) return rule.default;
  if (rule.kind === 'foods') return knownFoods(asked as string[], rule.field);
  if (rule.kind === 'boundsByType') return boundsByType(rule.field, asked as CaloriesByTypeRequest);
  if (rule.kind === 'decimal' && asked === rule.asksNothing) return rule.default;
  return asked;
}

const knownFoods = (names: readonly string[], field: string): NamedFoods[] =>
  Object.values(
    collectFieldErrors(Object.fromEntries(names.map((name, index) => [index, () => knownFood(name, field)]))),
  );

/** An unknown food cannot be excluded, so the caller has to be told. */
function knownFood(name: string, field: string): NamedFoods {
  const food = excludedFood(name);
  if (!food) throw new InvalidInputError({ [field]: [askAboutFood(name)] });
  return food;
}
