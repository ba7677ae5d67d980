import { ALLERGENS, DIETARY_TAGS } from '../../src/modules/foods/index.js';
import {
  FITNESS_GOALS,
  MACROS,
  type Macro,
  type PlanRules,
  type PlanWish,
} from '../../src/modules/plan-model/plan.js';
import { DEFAULT_RULES } from '../../src/modules/plan-model/rules/index.js';
import { type NamedGrams, targetsFor } from '../../src/modules/plan-model/wished-targets.js';
import { pick, type Random } from './made-up-library.js';
import { aWish } from './wishes.js';

/** Returns a request with so many demands that about every second one is refused, or null if its grams are too many. */
export function hardWish(random: Random): PlanWish | null {
  const calories = pick([1000, 1200, 1500, 1800, 2000, 2200, 2500, 3000, 3500, 4000], random);
  const stated = statedGrams(random, calories);
  const fitnessGoal = pick(FITNESS_GOALS, random);
  const rules = { ...hardRules(random), looseMacros: MACROS.filter((macro) => stated[macro] === undefined) };
  const targets = targetsFor({ fitnessGoal, rules }, calories, stated);
  return (
    targets &&
    aWish({
      fitnessGoal,
      days: pick([1, 3, 7, 7, 7, 14, 30], random),
      mealsPerDay: pick([1, 2, 2, 3, 3, 3, 4, 5, 6], random),
      targets,
      rules,
    })
  );
}

/** The grams that are stated, if any. */
function statedGrams(random: Random, calories: number): NamedGrams {
  const chances: Record<Macro, { chance: number; kcal: number }> = {
    protein: { chance: 0.3, kcal: 4 },
    carbs: { chance: 0.12, kcal: 4 },
    fat: { chance: 0.1, kcal: 9 },
  };
  return Object.fromEntries(
    MACROS.filter((macro) => random() < chances[macro].chance).map((macro) => [
      macro,
      Math.round((calories * (0.12 + 0.33 * random())) / chances[macro].kcal),
    ]),
  );
}

function hardRules(random: Random): PlanRules {
  const sometimes = <Value>(chance: number, value: () => Value, otherwise: Value) =>
    random() < chance ? value() : otherwise;
  const minutes = (choices: readonly number[], chance: number) =>
    sometimes<number | null>(chance, () => pick(choices, random), null);
  return {
    ...DEFAULT_RULES,
    dietaryTags: [...new Set([1, 2].flatMap(() => sometimes(0.3, () => [pick(DIETARY_TAGS, random)], [])))],
    excludedAllergens: sometimes(0.3, () => [pick(ALLERGENS, random)], DEFAULT_RULES.excludedAllergens),
    maxPrepTime: minutes([5, 10, 15, 20], 0.2),
    weekdayMinutes: minutes([15, 20, 30], 0.15),
    weekendMinutes: minutes([20, 30, 45], 0.1),
    maxCalories: minutes([300, 400, 500, 600], 0.15),
    maxIngredients: minutes([10, 15, 20, 25], 0.15),
    maxUses: sometimes(0.2, () => pick([1, 3], random), DEFAULT_RULES.maxUses),
    minDailyFiber: minutes([25, 35, 45, 60], 0.2),
    minProtein: minutes([15, 25, 40], 0.08),
    maxCarbs: minutes([15, 30], 0.08),
  };
}
