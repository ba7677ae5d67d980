import { MACROS, type PlanRules, type PlanWish, type Totals } from '../../plan-model/index.js';
import type { GeneratorRecipe } from '../recipe-columns/generator-recipe.js';
import type { BlockingRule } from '../task.js';

/** The targets of a day. They are the first sums of every problem, in this order. */
export const TARGETS = ['calories', ...MACROS] as const;

const ENERGY_TOLERANCE = 0.02;
const MACRO_TOLERANCE = 0.05;
const MACRO_TOLERANCE_GRAMS = 5;

/** Sums in a different order differ in their last digits, so plans stay this far inside the bounds. */
const SAFETY = 1e-6;

/** More grams than any day can have. The solver needs a finite bound. */
const MAX_GRAMS = 2000;

/** Applies to carbs and fat that were only suggested by the goal (see PlanRules). */
const LOOSE_SHARE = 0.2;

/** The number of a recipe that is added up. */
type SummedColumn = keyof Pick<GeneratorRecipe, 'kcal' | 'protein' | 'carbs' | 'fat' | 'fiber'>;

/**
 * A number of recipes that is added up over each day, where it has to stay within a range. A problem has only the sums
 * that its request needs, so the others cost nothing. Arrays of amounts hold one number for each sum, in order.
 */
export interface Sum {
  /** The target or rule that asks for it. */
  name: BlockingRule;
  column: SummedColumn;
  least: number;
  most: number;
  /** The tolerance of a target. Distances from a range are measured in it. */
  unit: number;
}

/** The bounds of a day, in the order of the sums. */
export interface Ranges {
  least: Float64Array;
  most: Float64Array;
  unit: Float64Array;
}

export const sumsOf = ({ targets, rules }: Pick<PlanWish, 'targets' | 'rules'>): Sum[] => [
  ...TARGETS.map((target) => sumOfTarget(target, targets[target], rules)),
  ...MINIMUMS.flatMap((minimum) => sumOfMinimum(minimum, rules)),
  ...MAXIMUMS.flatMap((maximum) => sumOfMaximum(maximum, rules)),
];

export const rangesOf = (sums: readonly Sum[]): Ranges => ({
  least: Float64Array.from(sums, ({ least }) => least + SAFETY),
  most: Float64Array.from(sums, ({ most }) => most - SAFETY),
  unit: Float64Array.from(sums, ({ unit }) => unit),
});

/**
 * The amounts of a recipe, in the order of the sums. An amount that a recipe does not state counts as
 * nothing.
 */
export const amountsOf = (
  sums: readonly Sum[],
  recipe: Readonly<Record<SummedColumn, number | null>>,
): number[] => sums.map(({ column }) => recipe[column] ?? 0);

const COLUMNS = { calories: 'kcal', protein: 'protein', carbs: 'carbs', fat: 'fat' } as const;

/** Daily minimums that apply only if the plan has the rule. */
const MINIMUMS: readonly { column: SummedColumn; rule: 'minDailyFiber' }[] = [
  { column: 'fiber', rule: 'minDailyFiber' },
];

/** Daily maximums that apply only if the plan has the rule. */
const MAXIMUMS: readonly { column: SummedColumn; rule: 'maxDailyFiber' }[] = [
  { column: 'fiber', rule: 'maxDailyFiber' },
];

function sumOfMinimum({ column, rule }: (typeof MINIMUMS)[number], rules: PlanRules): Sum[] {
  const least = rules[rule] ?? null;
  if (least === null) return [];
  return [{ name: rule, column, least, most: MAX_GRAMS, unit: unitOf(least) }];
}

/** Without a least, a day may have nothing of it. */
function sumOfMaximum({ column, rule }: (typeof MAXIMUMS)[number], rules: PlanRules): Sum[] {
  const most = rules[rule] ?? null;
  if (most === null) return [];
  return [{ name: rule, column, least: -MAX_GRAMS, most, unit: unitOf(most) }];
}

/** Such sums have no tolerance. The unit is that of a macro, but never so wide that several grams hardly count. */
const unitOf = (grams: number): number => Math.max(MACRO_TOLERANCE * grams, 1);

/**
 * `minDailyProtein` has no tolerance. Protein that was only suggested has no upper bound of its own: the calories, and
 * carbs and fat of which no more than a fifth may be missing, leave at most about twice its target.
 */
function sumOfTarget(
  name: keyof Totals,
  target: number,
  { looseMacros = [], minDailyProtein }: PlanRules,
): Sum {
  const isLoose = looseMacros.some((macro) => macro === name);
  const isProtein = name === 'protein';
  const usual = allowance(name, target);
  const unit = isLoose && !isProtein ? Math.max(LOOSE_SHARE * target, usual) : usual;
  return {
    name,
    column: COLUMNS[name],
    least: Math.max(target - unit, isProtein ? (minDailyProtein ?? 0) : 0),
    most: isLoose && isProtein ? MAX_GRAMS : target + unit,
    unit,
  };
}

function allowance(target: keyof Totals, amount: number): number {
  if (target === 'calories') return ENERGY_TOLERANCE * amount;
  return Math.max(MACRO_TOLERANCE * amount, MACRO_TOLERANCE_GRAMS);
}
