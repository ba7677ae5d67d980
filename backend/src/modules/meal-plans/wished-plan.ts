import { InvalidInputError } from '../../platform/errors/app-error.js';
import {
  defaultTargets,
  MACROS,
  type Macro,
  PLAN_RULES,
  type PlanRules,
  type PlanWish,
  type RuleField,
  type Totals,
  wishedTargets,
} from '../plan-model/index.js';
import type { PlanWishRequest } from './dto/plan-wish.request.js';
import { mustLeaveGrams } from './meal-bounds.js';
import { readRules } from './plan-rules.js';

const USUAL_MEALS = 3;

export const MORE_THAN_THE_DAY = 'These grams add up to more calories than the day has';

/** The request that a form expresses, with defaults filled in. `tomorrow` is in the caller's time zone. */
export function wishOf(form: PlanWishRequest, tomorrow: string): PlanWish {
  const rules = rulesOf(form);
  return {
    planName: form.planName,
    fitnessGoal: form.fitnessGoal,
    description: form.description ?? '',
    clientName: form.clientName || null,
    days: form.days,
    mealsPerDay: form.mealsPerDay ?? USUAL_MEALS,
    startsOn: form.startsOn ?? tomorrow,
    targets: targetsOf(form, rules),
    rules: { ...rules, ...looseMacros(form) },
  };
}

/** A single tag may be sent alone. */
const rulesOf = ({ dietaryTag, dietaryTags = [], ...form }: PlanWishRequest): PlanRules =>
  readRules({
    ...form,
    dietaryTags: [...new Set([...(dietaryTag ? [dietaryTag] : []), ...dietaryTags])],
  });

/** A single dish a day cannot exactly meet macros that nobody asked for. */
function looseMacros(form: PlanWishRequest): Pick<PlanRules, 'looseMacros'> {
  if (form.mealsPerDay !== 1) return {};
  const named: Record<Macro, number | null | undefined> = {
    protein: form.dailyProtein,
    carbs: form.dailyCarbs,
    fat: form.dailyFat,
  };
  return { looseMacros: MACROS.filter((macro) => (named[macro] ?? null) === null) };
}

function targetsOf(form: PlanWishRequest, { dietaryTags }: PlanRules): Totals {
  const usual = defaultTargets(form.fitnessGoal, form.dailyCalorieTarget, dietaryTags);
  const protein = form.dailyProtein ?? aboveMinimum(usual.protein, form.minDailyProtein ?? 0);
  const named = { protein, carbs: form.dailyCarbs, fat: form.dailyFat };
  const targets = wishedTargets(usual, named);
  if (targets && (form.minDailyProtein ?? 0) > targets.protein + mayMiss(targets.protein))
    throw new InvalidInputError({ minDailyProtein: ['This is more than the protein target allows'] });
  if (!targets) throw new InvalidInputError({ dailyProtein: [MORE_THAN_THE_DAY] });
  return targets;
}

/** The tolerance of a day around its target. */
const mayMiss = (grams: number) => Math.max(5, grams * 0.05);

/** A target is never below a minimum. It exceeds it by the tolerance, which leaves room on both sides. */
function aboveMinimum(usual: number, minimum: number): number | null {
  const target = Math.round(minimum + mayMiss(minimum));
  return minimum > 0 && target > usual ? target : null;
}

/** Fields of the form that may be relaxed for an existing plan. */
export type Relaxed = Partial<Omit<PlanWishRequest, 'planName' | 'fitnessGoal' | 'days'>>;

/** Returns the same request with these fields changed. */
export function relaxedWish<Wish extends Pick<PlanWish, 'mealsPerDay' | 'targets' | 'rules'>>(
  wish: Wish,
  relax: Relaxed,
): Wish {
  const { calories, protein, carbs, fat } = wish.targets;
  const asked = readRules(relax);
  const named = PLAN_RULES.map(({ field }) => field as RuleField).filter(
    (field) => relax[field] !== undefined,
  );
  const rules = { ...wish.rules, ...Object.fromEntries(named.map((field) => [field, asked[field]])) };
  for (const macro of MACROS) mustLeaveGrams(macro, rules);
  return {
    ...wish,
    mealsPerDay: relax.mealsPerDay ?? wish.mealsPerDay,
    targets: {
      calories: relax.dailyCalorieTarget ?? calories,
      protein: relax.dailyProtein ?? protein,
      carbs: relax.dailyCarbs ?? carbs,
      fat: relax.dailyFat ?? fat,
    },
    rules: {
      ...rules,
      // Macros are only tolerant with one meal a day.
      ...(relax.mealsPerDay !== undefined && relax.mealsPerDay > 1 && { looseMacros: [] }),
    },
  };
}
