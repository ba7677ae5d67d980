import { MACROS, type PlanRules, type PlanWish, type Totals } from './plan.js';
import { type NamedGrams, targetsFor } from './wished-targets.js';

/** A change of a request. Fields that it does not name stay. */
export interface WishChange {
  mealsPerDay?: number;
  targets?: Partial<Totals>;
  rules?: Partial<PlanRules>;
}

/**
 * Returns the request with the change. Macros that it names are stated from then on. Those that nobody stated follow
 * from the goal again, as if the changed request had been sent. Returns null if the stated ones exceed the day's energy.
 */
export function changedWish<Wish extends Pick<PlanWish, 'fitnessGoal' | 'mealsPerDay' | 'targets' | 'rules'>>(
  wish: Wish,
  { mealsPerDay = wish.mealsPerDay, targets = {}, rules = {} }: WishChange,
): Wish | null {
  const changed = { ...wish, mealsPerDay, rules: { ...wish.rules, ...rules } };
  const loose = wish.rules.looseMacros?.filter((macro) => targets[macro] === undefined);
  if (loose) changed.rules.looseMacros = loose;
  const next = { ...wish.targets, ...targets };
  if (!loose || loose.length === 0 || !movesTargets({ targets, rules })) return { ...changed, targets: next };
  const stated: NamedGrams = Object.fromEntries(
    MACROS.filter((macro) => !loose.includes(macro)).map((macro) => [macro, next[macro]]),
  );
  const followed = targetsFor(changed, next.calories, stated);
  return followed && { ...changed, targets: followed };
}

/** Whether targets that follow from the goal depend on what changes. */
const movesTargets = ({ targets, rules }: Required<Pick<WishChange, 'targets' | 'rules'>>): boolean =>
  Object.keys(targets).length > 0 || rules.dietaryTags !== undefined || rules.minDailyProtein !== undefined;
