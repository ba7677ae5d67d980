import { KCAL_PER_GRAM, MACROS, type PlanWish } from '../../plan-model/index.js';
import { typesWithoutCooking } from '../problem/uncooked.js';
import { NONE, type RecipeColumns } from '../recipe-columns/recipe-columns.js';
import { topPlaces } from '../solver/reduced-worth.js';
import { isWeekend, isWithoutCooking } from '../weekdays.js';
import { Cookings } from './cookings.js';
import { asksForSubstitutes, costOfStarch, likesSubstitutes } from './dishes.js';
import { costOfLongSmall } from './kitchen-cost.js';
import type { Menu } from './menu.js';
import type { Pot } from './pots.js';
import { isTight, maxGramsOfMeal } from './sides.js';
import {
  FIBER_PER_1000_KCAL,
  HANDS_ON_MINUTE,
  HEAVY_GRAMS,
  LEAST_SHARE_OF_DISH,
  LIKED,
  LOT,
  MAX_FIBER_GRAMS,
  MINUTE,
  SMALL_DISH,
  SODIUM_MG,
  SOY_WITHOUT_MEAT,
  TASTE,
  UNASKED_SOY,
} from './weights.js';

/** Dishes for a pot, the best first. */
export interface SuitableDishes {
  dishes: Int32Array;
  /** The worth of each dish for one meal, without the effects of the rest of the plan. */
  worth: Float64Array;
}

/**
 * The weight of the difference between the macros of a dish and those of the day, in shares of its energy.
 */
const MACROS_AWAY = 0.8;
/**
 * Other dishes of the day make up for salt or fiber in one of them, so these weigh less here than for the
 * whole day.
 */
const SALTY = 0.5;
const FIBROUS = 0.7;
const TOO_LARGE = 0.5;
/**
 * Dishes with much energy and little fiber, such as rice pudding, take their time, so time weighs less where
 * few dishes fit.
 */
const TIME_WHERE_FEW_FIT = 0.25;
/** With more candidates, those at the end are never chosen. */
const MAX_DISHES = 200;

/** Lists the dishes that a pot can have, by their number in the pool. Pots of the same demands share a list. */
export class DishLists {
  private readonly lists = new Map<string, SuitableDishes>();
  private readonly daysWithoutCooking: ReadonlySet<number>;

  constructor(
    private readonly columns: RecipeColumns,
    private readonly menu: Menu,
  ) {
    const { days, task } = menu.problem;
    this.daysWithoutCooking = new Set([...days.keys()].filter((day) => isWithoutCooking(task.wish, day + 1)));
  }

  for(pot: Pot): SuitableDishes {
    const demand = this.demandOf(pot);
    const days = this.daysWithoutCooking.size === 0 ? [] : pot.meals.map(({ day }) => day);
    const name = [...Object.values(demand), ...days].join();
    const known = this.lists.get(name);
    if (known) return known;
    const list = this.listFor(demand, pot);
    this.lists.set(name, list);
    return list;
  }

  private demandOf({ meals, isCookedOnce }: Pot): Demand {
    const { days, task } = this.menu.problem;
    const { weekdayMinutes, weekendMinutes } = task.wish.rules;
    const limitOn = (day: number) =>
      (isWeekend(task.wish.startsOn, day + 1) ? weekendMinutes : weekdayMinutes) ?? Number.POSITIVE_INFINITY;
    const [first] = meals;
    const last = meals.at(-1);
    return {
      type: days[first?.day ?? 0]?.[first?.index ?? 0]?.type ?? 'dinner',
      minutes: Math.min(...(isCookedOnce ? meals.slice(0, 1) : meals).map(({ day }) => limitOn(day))),
      span: isCookedOnce ? (last?.day ?? 0) - (first?.day ?? 0) : 0,
      meals: isCookedOnce ? meals.length : 1,
      isSmall: !isCookedOnce,
    };
  }

  private listFor(demand: Demand, pot: Pot): SuitableDishes {
    const { pool } = this.menu.problem;
    const beginsWithoutCooking = this.daysWithoutCooking.has(pot.meals[0]?.day ?? NONE);
    const mask = this.columns.mealTypes.maskOf(
      beginsWithoutCooking ? typesWithoutCooking(demand.type) : [demand.type],
    );
    const mealTypes = this.columns.column('mealTypes');
    const { minutes, keptDays, isUncooked } = this.menu.dishes;
    const isMadeWithoutCooking = this.madeWithoutCooking(pot);
    const found: number[] = [];
    for (let dish = 0; dish < pool.rows.length; dish++) {
      const row = pool.rows[dish] as number;
      if (row === NONE || ((mealTypes[row] as number) & mask) === 0) continue;
      const kept = keptDays[dish] as number;
      if (isUncooked[dish] === 0 && isMadeWithoutCooking(kept)) continue;
      if ((minutes[dish] as number) <= demand.minutes && kept >= demand.span) found.push(dish);
    }
    const worthOf = this.worthFor(demand);
    const worth = Float64Array.from(found, worthOf);
    const best = topPlaces(worth, undefined, MAX_DISHES);
    return {
      dishes: Int32Array.from(best, (place) => found[place] as number),
      worth: Float64Array.from(best, (place) => worth[place] as number),
    };
  }

  /** Returns a test whether a dish that keeps this long is made on a day on which nobody cooks. */
  private madeWithoutCooking(pot: Pot): (keptDays: number) => boolean {
    if (this.daysWithoutCooking.size === 0) return () => false;
    const cookings = new Cookings([pot]);
    return (keptDays) => cookings.of(0, keptDays).some(({ day }) => this.daysWithoutCooking.has(day));
  }

  /** Returns a function for the worth of dishes for a demand. */
  private worthFor({ meals, type, isSmall }: Demand): (dish: number) => number {
    const { pool, task } = this.menu.problem;
    const { minutes, handsOn, sodium, fiber, grams } = this.menu.dishes;
    const { targets } = task.wish;
    const ideal = this.menu.idealOf(type);
    const maxGrams = maxGramsOfMeal(task.wish);
    const isFewFit = isTight(task.wish);
    return (dish) => {
      const at = pool.width * dish;
      const kcal = Math.max(1, pool.amounts[at] as number);
      const share = kcal / targets.calories;
      const away = MACROS.reduce((sum, macro, n) => {
        const own = ((pool.amounts[at + 1 + n] as number) * KCAL_PER_GRAM[macro]) / kcal;
        return sum + Math.abs(own - (targets[macro] * KCAL_PER_GRAM[macro]) / targets.calories);
      }, 0);
      const salty = Math.max(0, (sodium[dish] as number) / SODIUM_MG / share - 0.9);
      const mostFiber =
        task.wish.rules.maxDailyFiber ??
        Math.max(MAX_FIBER_GRAMS, (targets.calories * FIBER_PER_1000_KCAL) / 1000);
      const fibrous = Math.max(0, (fiber[dish] as number) / mostFiber / share - 1);
      const large = Math.max(0, kcal / ideal - 1.3);
      const small = Math.max(0, LEAST_SHARE_OF_DISH - (1.25 * kcal) / ideal);
      const servings = Math.max(1, Math.min(1.5, ideal / kcal));
      const heavy = Math.max(0, (servings * (grams[dish] as number)) / HEAVY_GRAMS - 1);
      const thin = Math.max(0, (ideal * (grams[dish] as number)) / kcal / maxGrams - 1);
      const long = isSmall && !isFewFit ? costOfLongSmall(type, minutes[dish] as number) : 0;
      const time = MINUTE * (minutes[dish] as number) + HANDS_ON_MINUTE * (handsOn[dish] as number);
      const effort = (long + (isFewFit ? TIME_WHERE_FEW_FIT : 1) * time) / meals;
      return (
        pleasureOf(this.menu, dish) -
        effort -
        MACROS_AWAY * share * away -
        SALTY * Math.min(2, salty) * share -
        FIBROUS * fibrous * share -
        TOO_LARGE * (large + heavy + thin) -
        SMALL_DISH * small
      );
    };
  }
}

/** Returns the worth of a meal of this dish by itself. */
export function pleasureOf({ problem, dishes }: Menu, dish: number): number {
  const { pool, task } = problem;
  const liked = pool.liked[dish] ?? 0;
  const pleasure = TASTE * (pool.taste[dish] ?? 0) + LOT * (pool.lots[dish] ?? 0) + LIKED * liked;
  const ofStarch = dishes.starch[dish] === NONE ? 0 : costOfStarch(task.wish);
  return pleasure - ofStarch - (dishes.hasMeatSubstitute[dish] === 1 ? costOfSubstitute(task.wish) : 0);
}

function costOfSubstitute(wish: PlanWish): number {
  if (likesSubstitutes(wish)) return 0;
  return asksForSubstitutes(wish) ? SOY_WITHOUT_MEAT : UNASKED_SOY;
}

interface Demand {
  type: 'breakfast' | 'lunch' | 'dinner' | 'snack';
  /** The longest that cooking may take. */
  minutes: number;
  /** The days for which the dish has to keep. */
  span: number;
  /** The number of meals for which it is cooked. */
  meals: number;
  /** Whether it is a breakfast or snack. */
  isSmall: boolean;
}
