import type { Allergen, DietaryTag } from '../../src/modules/foods/index.js';
import { COOKING_HABITS, VARIETY, WEEKDAYS } from '../../src/modules/plan-model/index.js';
import type { PlanRules, PlanWish } from '../../src/modules/plan-model/plan.js';
import { DEFAULT_RULES } from '../../src/modules/plan-model/rules/index.js';
import { pick, type Random } from './made-up-library.js';

export const aWish = (given: Partial<PlanWish> = {}): PlanWish => ({
  planName: 'A plan',
  fitnessGoal: 'maintenance',
  description: '',
  clientName: null,
  days: 7,
  mealsPerDay: 3,
  startsOn: '2026-11-20',
  targets: targetsOf(2000, 0.22, 0.32),
  rules: DEFAULT_RULES,
  ...given,
});

export const targetsOf = (calories: number, protein: number, fat: number) => ({
  calories,
  protein: Math.round((calories * protein) / 4),
  carbs: Math.round((calories * (1 - protein - fat)) / 4),
  fat: Math.round((calories * fat) / 9),
});

/** Returns any request that a form accepts, most of them sensible. */
export const randomWish = (random: Random, tags: readonly DietaryTag[]): PlanWish =>
  aWish({
    days: 1 + Math.floor(random() < 0.8 ? 7 * random() : 30 * random()),
    mealsPerDay: random() < 0.1 ? 1 + Math.floor(2 * random()) : 3 + Math.floor(4 * random()),
    startsOn: `2026-11-${10 + Math.floor(20 * random())}`,
    targets: targetsOf(1200 + Math.round(2000 * random()), 0.14 + 0.18 * random(), 0.25 + 0.15 * random()),
    rules: randomRules(random, tags),
  });

function randomRules(random: Random, tags: readonly DietaryTag[]): PlanRules {
  const sometimes = <Value>(share: number, value: () => Value, otherwise: Value) =>
    random() < share ? value() : otherwise;
  return {
    mealType: sometimes(0.04, () => pick(['breakfast', 'lunch', 'dinner', 'snack'] as const, random), null),
    dietaryTags: sometimes<DietaryTag[]>(0.25, () => [pick(tags, random)], []),
    maxPrepTime: sometimes(0.15, () => pick([15, 30, 60], random), null),
    maxCalories: sometimes(0.15, () => pick([500, 800, 1200], random), null),
    minProtein: sometimes(0.1, () => 5, null),
    maxProtein: null,
    minCarbs: null,
    maxCarbs: sometimes(0.1, () => 100, null),
    ...sometimes<Pick<PlanRules, 'minFat' | 'maxFat'>>(0.1, () => ({ minFat: 1, maxFat: 60 }), DEFAULT_RULES),
    caloriesByType: sometimes<PlanRules['caloriesByType']>(
      0.1,
      () => ({ breakfast: { min: null, max: 500 } }),
      {},
    ),
    maxIngredients: sometimes(0.12, () => 15 + Math.floor(35 * random()), null),
    excludedFoods: sometimes(0.15, () => [{ name: 'cheese', foodIds: ['food-20', 'cheddar'] }], []),
    excludedAllergens: sometimes(0.2, () => [pick(['milk', 'nuts', 'gluten'] as Allergen[], random)], []),
    maxUses: sometimes(0.4, () => 1 + Math.floor(4 * random()), 2),
    weekdayMinutes: sometimes(0.1, () => pick([30, 45], random), null),
    weekendMinutes: sometimes(0.1, () => pick([45, 60, 90], random), null),
    minDailyFiber: sometimes(0.3, () => 15 + Math.floor(45 * random()), null),
    // These come last, so that a seed asks for the same as before in everything else.
    cooking: sometimes(0.4, () => pick(COOKING_HABITS, random), 'normal'),
    variety: sometimes(0.4, () => pick(VARIETY, random), 'usual'),
    maxDailyFiber: sometimes(0.2, () => 15 + Math.floor(45 * random()), null),
    noCookingOn: sometimes(0.2, () => WEEKDAYS.filter(() => random() < 0.3), []),
    lowFat: sometimes(0.05, () => true, false),
  };
}
