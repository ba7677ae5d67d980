import { InvalidInputError } from '../../platform/errors/app-error.js';
import {
  changedWish,
  MACROS,
  type Macro,
  mayMiss,
  type NamedGrams,
  PLAN_RULES,
  type PlanRules,
  type PlanWish,
  type RuleField,
  type Totals,
  targetsFor,
} from '../plan-model/index.js';
import type { PlanWishRequest } from './dto/plan-wish.request.js';
import { mustLeaveFiber, mustLeaveGrams } from './meal-bounds.js';
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
    rules: { ...rules, looseMacros: looseMacros(form) },
  };
}

/** A single tag may be sent alone. */
const rulesOf = ({ dietaryTag, dietaryTags = [], ...form }: PlanWishRequest): PlanRules =>
  readRules({
    ...form,
    dietaryTags: [...new Set([...(dietaryTag ? [dietaryTag] : []), ...dietaryTags])],
  });

type Stated = Pick<PlanWishRequest, 'dailyProtein' | 'dailyCarbs' | 'dailyFat'>;

const statedGrams = ({ dailyProtein, dailyCarbs, dailyFat }: Stated): NamedGrams => ({
  protein: dailyProtein,
  carbs: dailyCarbs,
  fat: dailyFat,
});

/** Macros that nobody stated only follow from the goal, and leave room. */
function looseMacros(form: PlanWishRequest): Macro[] {
  const stated = statedGrams(form);
  return MACROS.filter((macro) => (stated[macro] ?? null) === null);
}

function targetsOf(form: PlanWishRequest, rules: PlanRules): Totals {
  const targets = targetsFor(
    { fitnessGoal: form.fitnessGoal, rules },
    form.dailyCalorieTarget,
    statedGrams(form),
  );
  if (targets && (rules.minDailyProtein ?? 0) > targets.protein + mayMiss(targets.protein))
    throw new InvalidInputError({ minDailyProtein: ['This is more than the protein target allows'] });
  if (!targets) throw new InvalidInputError({ dailyProtein: [MORE_THAN_THE_DAY] });
  return targets;
}

/** Fields of the form that may be relaxed for an existing plan. */
export type Relaxed = Partial<Omit<PlanWishRequest, 'planName' | 'fitnessGoal' | 'days'>>;

/** Returns the same request with these fields changed. */
export function relaxedWish<Wish extends Pick<PlanWish, 'fitnessGoal' | 'mealsPerDay' | 'targets' | 'rules'>>(
  wish: Wish,
  relax: Relaxed,
): Wish {
  const { mealsPerDay } = relax;
  const change = { mealsPerDay, targets: statedTargets(relax), rules: changedRules(wish.rules, relax) };
  const relaxed = changedWish(wish, change);
  if (!relaxed) throw new InvalidInputError({ dailyProtein: [MORE_THAN_THE_DAY] });
  return relaxed;
}

/** The targets that are stated, without the others. */
export function statedTargets({ dailyCalorieTarget, ...grams }: Relaxed): Partial<Totals> {
  const stated = Object.entries({ calories: dailyCalorieTarget, ...statedGrams(grams) });
  return Object.fromEntries(stated.filter(([, amount]) => (amount ?? null) !== null));
}

/** The rules that these fields change. Both ends of a bound have to leave room for each other. */
export function changedRules(rules: PlanRules, relax: Relaxed): Partial<PlanRules> {
  const asked = readRules(relax);
  const named = PLAN_RULES.map(({ field }) => field as RuleField).filter(
    (field) => relax[field] !== undefined,
  );
  const changed: Partial<PlanRules> = Object.fromEntries(named.map((field) => [field, asked[field]]));
  for (const macro of MACROS) mustLeaveGrams(macro, { ...rules, ...changed });
  mustLeaveFiber({ ...rules, ...changed });
  return changed;
}
