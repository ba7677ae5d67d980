import {
  JOINT_RULES,
  PLAN_RULES,
  type PlanRule,
  type PlanRules,
  type PlanWish,
  type RefusedCheck,
  type RuleField,
  type WayOut,
  WISH_BOUNDS,
  type WishChange,
} from '../../plan-model/index.js';
import type { BlockingRule } from '../task.js';

/** A way to ask for less. */
export interface Change {
  rule: BlockingRule;
  label: string;
  change: WishChange;
}

/** Another number of meals a day, the nearest first; where meals are kept their places have to stay. */
export function mealCounts({ mealsPerDay }: PlanWish, hasKept: boolean): Change[] {
  if (hasKept) return [];
  return [mealsPerDay + 1, mealsPerDay - 1, mealsPerDay + 2]
    .filter((count) => count >= WISH_BOUNDS.mealsPerDay.min && count <= WISH_BOUNDS.mealsPerDay.max)
    .map((count) => ({
      rule: 'mealsPerDay',
      label: count === 1 ? 'One meal a day' : `${count} meals a day`,
      change: { mealsPerDay: count },
    }));
}

/** Lists ways to relax each rule that was asked for, the smallest first. */
export const changesOf = (rules: PlanRules): Change[][] =>
  PLAN_RULES.flatMap((rule) => [...jointChanges(rule, rules), ...changesOfRule(rule, rules)]).filter(
    (steps) => steps.length > 0,
  );

const jointChanges = ({ field }: PlanRule, rules: PlanRules): Change[][] =>
  JOINT_RULES.filter(({ fields: [first] }) => first === field).map(({ check, waysOut }) =>
    waysOut(rules).map(({ label, value }) => ({ rule: check, label, change: { rules: value } })),
  );

function changesOfRule(rule: PlanRule, rules: PlanRules): Change[][] {
  const asked = rules[rule.field as RuleField];
  if (!rule.refusal || !isAsked(asked)) return [];
  const { check } = rule.refusal;
  const waysOut = rule.waysOut as ((asked: unknown) => WayOut<unknown>[][]) | undefined;
  const toChange = ({ label, value }: WayOut<unknown>): Change => ({
    rule: check as RefusedCheck,
    label,
    change: { rules: { [rule.field]: value } },
  });
  return (waysOut?.(asked) ?? []).map((steps) => steps.map(toChange));
}

const isAsked = (value: unknown) =>
  value !== null && value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0);
