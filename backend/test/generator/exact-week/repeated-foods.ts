import type { Problem } from '../../../src/modules/plan-generator/problem/problem.js';
import type { Pot } from '../../../src/modules/plan-generator/week/pots.js';
import {
  LIKE_ANOTHER,
  SAME_BREAKFAST_FOOD,
  SAME_DISH_OFTEN,
  SAME_DISH_SOON,
  SAME_GRAIN_OFTEN,
  SEEN_FOOD_OFTEN,
  SEEN_FOOD_ON_END,
  SEEN_GRAMS,
  SEEN_GRAMS_AT_BREAKFAST,
  USUAL_BREAKFASTS_OF_ONE,
  USUAL_DAYS_OF_SEEN_FOOD,
  USUAL_LIKENESS,
  USUAL_MEALS_OF_DISH,
  USUAL_MEALS_OF_SEEN_FOOD,
  USUAL_REST_OF_DISH,
} from '../../../src/modules/plan-generator/week/weights.js';
import type { PlanWish } from '../../../src/modules/plan-model/index.js';
import type { Dish, Kitchen } from './kitchen.js';

const LARGE_MEAL_KCAL = 1000;

type DishesOfPots = readonly (Dish | null)[];

export type KindsOfFood = Pick<Kitchen, 'families' | 'hidden' | 'hiddenAtBreakfast'>;

const kindOf = (food: number, families: Kitchen['families']): number =>
  families.find((family) => family.includes(food))?.[0] ?? food;

/** The kinds of food of which a serving has so much that it is seen. */
export const seenIn = ({ foods }: Pick<Dish, 'foods'>, { families, hidden }: KindsOfFood): Set<number> =>
  kindsIn(
    [...foods].filter(([food, grams]) => grams >= SEEN_GRAMS && !hidden.includes(food)),
    families,
  );

/** The same of a breakfast. */
export const seenAtBreakfastIn = (
  { foods }: Pick<Dish, 'foods'>,
  { families, hiddenAtBreakfast }: KindsOfFood,
): Set<number> =>
  kindsIn(
    [...foods].filter(
      ([food, grams]) => grams >= SEEN_GRAMS_AT_BREAKFAST && !hiddenAtBreakfast.includes(food),
    ),
    families,
  );

const kindsIn = (foods: readonly (readonly [number, number])[], families: Kitchen['families']): Set<number> =>
  new Set(foods.map(([food]) => kindOf(food, families)));

/** Whether so few dishes fit into a day that repetition is accepted. */
export const isTight = ({ mealsPerDay, targets, rules }: PlanWish): boolean =>
  (mealsPerDay === 1 && targets.calories > LARGE_MEAL_KCAL) || Boolean(rules.maxDailyFiber);

/** Returns the cost of foods that come often in the dishes of one week. What sides add to it is up to the program. */
export function costOfRepetition(
  { days, task }: Problem,
  pots: readonly Pot[],
  dishes: DishesOfPots,
  kinds: KindsOfFood,
): number {
  const { variety, maxIngredients } = task.wish.rules;
  const seen = new Map<number, number[]>();
  const grains = new Map<number, number>();
  const atBreakfast = new Map<number, number>();
  for (const [at, dish] of dishes.entries()) {
    const { meals, isCookedOnce } = pots[at] as Pot;
    if (!dish) continue;
    if (isCookedOnce) {
      for (const kind of seenIn(dish, kinds))
        seen.set(kind, [...(seen.get(kind) ?? []), ...meals.map(({ day }) => day)]);
    } else if (days[meals[0]?.day ?? 0]?.[meals[0]?.index ?? 0]?.type === 'breakfast') {
      if (dish.starch >= 0) grains.set(dish.starch, (grains.get(dish.starch) ?? 0) + meals.length);
      for (const kind of seenAtBreakfastIn(dish, kinds))
        atBreakfast.set(kind, (atBreakfast.get(kind) ?? 0) + meals.length);
    }
  }
  let cost = 0;
  if (isTight(task.wish)) seen.clear();
  for (const eaten of seen.values()) {
    for (let more = 1; more <= eaten.length - USUAL_MEALS_OF_SEEN_FOOD; more++)
      cost += SEEN_FOOD_OFTEN * more;
    const isOn = (day: number) => eaten.includes(day);
    for (const day of new Set(eaten))
      if (Array.from({ length: USUAL_DAYS_OF_SEEN_FOOD }, (_, before) => day - before - 1).every(isOn))
        cost += SEEN_FOOD_ON_END;
  }
  if (variety === 'few' || maxIngredients !== null) return cost;
  for (const [each, eaten] of [
    [SAME_GRAIN_OFTEN, grains],
    [SAME_BREAKFAST_FOOD, atBreakfast],
  ] as const)
    for (const meals of eaten.values())
      for (let more = 1; more <= meals - USUAL_BREAKFASTS_OF_ONE; more++) cost += each * more;
  return cost;
}

/** Returns the cost of two lunches or dinners, or two other dishes, that are made of much the same. */
export function costOfLikeness(
  { task }: Problem,
  pots: readonly Pot[],
  dishes: DishesOfPots,
  { families }: KindsOfFood,
): number {
  if (isTight(task.wish)) return 0;
  const kindsIn = (dish: Dish) => {
    const kinds = new Map<number, number>();
    for (const [food, grams] of dish.foods) {
      const kind = kindOf(food, families);
      kinds.set(kind, (kinds.get(kind) ?? 0) + grams);
    }
    return kinds;
  };
  let cost = 0;
  for (const [at, dish] of dishes.entries())
    for (const [other, before] of dishes.slice(0, at).entries()) {
      if (!dish || !before || dish === before || pots[at]?.isCookedOnce !== pots[other]?.isCookedOnce)
        continue;
      const [one, two] = [kindsIn(dish), kindsIn(before)];
      const shared = [...one].reduce((sum, [kind, grams]) => sum + Math.min(grams, two.get(kind) ?? 0), 0);
      const weightOf = (kinds: Map<number, number>) =>
        [...kinds.values()].reduce((sum, each) => sum + each, 0);
      cost += LIKE_ANOTHER * Math.max(0, shared / Math.max(1, weightOf(one), weightOf(two)) - USUAL_LIKENESS);
    }
  return cost;
}

/**
 * Returns the cost of a lunch or dinner that is cooked again soon after it was eaten, or is eaten often in
 * one week.
 */
export function costOfSoon(pots: readonly Pot[], dishes: DishesOfPots): number {
  let cost = 0;
  for (const [at, dish] of dishes.entries()) {
    const before = dish ? dishes.lastIndexOf(dish, at - 1) : -1;
    if (at === 0 || before < 0) continue;
    const [one, other] = [pots[before], pots[at]] as [Pot, Pot];
    if (!one.isCookedOnce || !other.isCookedOnce) continue;
    const last = Math.max(...one.meals.map(({ day }) => day));
    const first = Math.min(...other.meals.map(({ day }) => day));
    if (first - last <= USUAL_REST_OF_DISH) cost += SAME_DISH_SOON;
    cost += SAME_DISH_OFTEN * Math.max(0, one.meals.length + other.meals.length - USUAL_MEALS_OF_DISH);
  }
  return cost;
}
