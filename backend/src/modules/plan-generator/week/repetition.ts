import { NONE } from '../recipe-columns/recipe-columns.js';
import type { CookedPlan, Week } from './cooked-plan.js';
import { type Pot, typeOfPot } from './pots.js';
import { weekOf } from './week-days.js';
import {
  LIKE_ANOTHER,
  SAME_BREAKFAST_FOOD,
  SAME_DISH,
  SAME_DISH_OFTEN,
  SAME_DISH_SOON,
  SAME_GRAIN_OFTEN,
  SEEN_FOOD_OFTEN,
  SEEN_FOOD_ON_END,
  USUAL_BREAKFASTS_OF_ONE,
  USUAL_DAYS_OF_SEEN_FOOD,
  USUAL_LIKENESS,
  USUAL_MEALS_OF_DISH,
  USUAL_MEALS_OF_SEEN_FOOD,
  USUAL_REST_OF_DISH,
} from './weights.js';

/** The cost of having a dish in several pots of a plan, which are in the order in which they are cooked. */
export function costOfDishesAgain({ dishOf, pots }: CookedPlan): number {
  const last = new Map<number, Pot>();
  let cost = 0;
  for (const [at, dish] of dishOf.entries()) {
    if (dish === NONE) continue;
    const pot = pots[at] as Pot;
    const before = last.get(dish);
    if (before) cost += SAME_DISH + costOfSoon(before, pot);
    last.set(dish, pot);
  }
  return cost;
}

/** The further cost of a lunch or dinner that is cooked again soon, or eaten too often in a week. */
function costOfSoon(before: Pot, pot: Pot): number {
  if (!before.isCookedOnce || !pot.isCookedOnce) return 0;
  const first = pot.meals[0]?.day ?? 0;
  const isSoon = first - (before.meals.at(-1)?.day ?? 0) <= USUAL_REST_OF_DISH;
  const isOfWeek = weekOf(first) === weekOf(before.meals[0]?.day ?? 0);
  const more = isOfWeek ? before.meals.length + pot.meals.length - USUAL_MEALS_OF_DISH : 0;
  return (isSoon ? SAME_DISH_SOON : 0) + SAME_DISH_OFTEN * Math.max(0, more);
}

/** The cost of dishes in these pots that are made of much the same. */
export function costOfLikeness({ dishOf, menu }: CookedPlan, pots: readonly number[]): number {
  let cost = 0;
  for (let one = 1; one < pots.length; one++)
    for (let other = 0; other < one; other++) {
      const [dish, before] = [dishOf[pots[one] as number], dishOf[pots[other] as number]] as [number, number];
      if (dish !== before) cost += Math.max(0, menu.dishes.likenessOf(dish, before) - USUAL_LIKENESS);
    }
  return LIKE_ANOTHER * cost;
}

/**
 * The foods that whoever eats the lunches and dinners of a week sees, in dishes and beside them: how often each comes, and
 * on which days.
 */
export class SeenFoods {
  private readonly meals = new Map<number, number>();
  /** A bit for each day. */
  private readonly days = new Map<number, number>();
  private readonly plan: CookedPlan;
  private readonly firstDay: number;

  /** The sides of one day may be left out. */
  constructor(plan: CookedPlan, { days, pots }: Week, except = NONE) {
    this.plan = plan;
    this.firstDay = days[0] ?? 0;
    for (const pot of pots) {
      const dish = plan.dishOf[pot] as number;
      const { meals, isCookedOnce } = plan.pots[pot] as Pot;
      if (dish !== NONE && isCookedOnce) this.add(plan.menu.dishes.seenFoodsOf(dish), meals);
    }
    for (const day of days) {
      if (day === except) continue;
      for (const { sides } of plan.servings[day] ?? [])
        for (const { side } of sides) this.add(plan.menu.seenFoodsOfSides[side] ?? [], [{ day }]);
    }
  }

  private add(foods: readonly number[], meals: readonly OnDay[]): void {
    for (const food of foods) {
      this.meals.set(food, (this.meals.get(food) ?? 0) + meals.length);
      this.days.set(food, (this.days.get(food) ?? 0) | this.daysOf(meals));
    }
  }

  cost(): number {
    let cost = 0;
    for (const meals of this.meals.values()) cost += costOfOften(meals);
    for (const days of this.days.values()) cost += costOfRuns(days);
    return cost;
  }

  /** Returns the additional cost of the foods if these meals get another dish. */
  costOfDish(meals: readonly OnDay[], dish: number): number {
    return this.costOfMore(meals, this.plan.menu.dishes.seenFoodsOf(dish));
  }

  /** The same for a side of a meal on this day. */
  costOfSide(day: number, side: number): number {
    return this.costOfMore([{ day }], this.plan.menu.seenFoodsOfSides[side] ?? []);
  }

  private costOfMore(meals: readonly OnDay[], foods: readonly number[]): number {
    let cost = 0;
    for (const food of foods) {
      const [before, days] = [this.meals.get(food) ?? 0, this.days.get(food) ?? 0];
      if (before === 0) continue;
      cost += costOfOften(before + meals.length) - costOfOften(before);
      cost += costOfRuns(days | this.daysOf(meals)) - costOfRuns(days);
    }
    return cost;
  }

  private daysOf(meals: readonly OnDay[]): number {
    let days = 0;
    for (const { day } of meals) days |= 1 << (day - this.firstDay);
    return days;
  }
}

interface OnDay {
  day: number;
}

const costOfOften = (meals: number): number => SEEN_FOOD_OFTEN * upTo(meals - USUAL_MEALS_OF_SEEN_FOOD);

/** Each day costs that follows as many as are usual in a row. */
function costOfRuns(days: number): number {
  let more = 0;
  let run = 0;
  for (let left = days; left !== 0; left >>>= 1) {
    run = (left & 1) === 1 ? run + 1 : 0;
    if (run > USUAL_DAYS_OF_SEEN_FOOD) more++;
  }
  return SEEN_FOOD_ON_END * more;
}

/**
 * The cost of a week in which most breakfasts are of one grain, or in which the same food is seen at most of them. It is
 * nothing for people who asked for little variety.
 */
export function costOfSameBreakfasts(
  { dishOf, menu, pots: all }: CookedPlan,
  pots: readonly number[],
): number {
  const { rules } = menu.problem.task.wish;
  if (rules.variety === 'few' || rules.maxIngredients !== null) return 0;
  const grains = new Map<number, number>();
  const foods = new Map<number, number>();
  for (const pot of pots) {
    const { meals } = all[pot] as Pot;
    const dish = dishOf[pot] as number;
    if (typeOfPot(menu.problem, all[pot] as Pot) !== 'breakfast') continue;
    const grain = menu.dishes.starch[dish] ?? NONE;
    if (grain !== NONE) grains.set(grain, (grains.get(grain) ?? 0) + meals.length);
    for (const food of menu.dishes.seenAtBreakfastOf(dish))
      foods.set(food, (foods.get(food) ?? 0) + meals.length);
  }
  let cost = 0;
  for (const meals of grains.values()) cost += SAME_GRAIN_OFTEN * upTo(meals - USUAL_BREAKFASTS_OF_ONE);
  for (const meals of foods.values()) cost += SAME_BREAKFAST_FOOD * upTo(meals - USUAL_BREAKFASTS_OF_ONE);
  return cost;
}

/** The sum of all whole numbers up to this. */
export const upTo = (last: number): number => (last <= 0 ? 0 : (last * (last + 1)) / 2);
