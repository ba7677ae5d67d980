import type { Problem } from '../../../src/modules/plan-generator/problem/problem.js';
import {
  NONE,
  type RecipeColumns,
} from '../../../src/modules/plan-generator/recipe-columns/recipe-columns.js';
import type { Place, Pot } from '../../../src/modules/plan-generator/week/pots.js';
import {
  ALIKE,
  EGG_TOO_MANY,
  EGGS_ON_A_DAY,
  FISH,
  HANDS_ON_MINUTE,
  HANDS_ON_OF_DAY,
  LONG,
  LONG_DAY_MINUTES,
  LONG_MINUTES,
  LONG_MINUTES_OF_SMALL,
  LONG_OF_SMALL,
  MINUTE,
  MINUTES_WITHOUT_MAIN,
  MORE_MINUTES_THAN_OF_A_MEAL,
  MORE_THAN_ASKED,
  MOST_DAY_MINUTES,
  MOST_MINUTES,
  MUCH_FISH,
  MUCH_HANDS_ON,
  OFTEN_MAIN,
  PROTEIN_AGAIN,
  SAME_CUISINE,
  SAME_DISH,
  SAME_FORM,
  SAME_MAIN,
  SAME_OTHER,
  SAME_PROTEIN,
  SAME_PULSE,
  SAME_SMALL,
  SAME_SMALL_OF_DAY,
  SAME_STARCH,
  STARCH_AGAIN,
  TOO_LONG_DAY,
  TOO_LONG_OF_SMALL,
  USUAL_FISH,
  USUAL_POTS_OF_EGGS,
  USUAL_POTS_OF_MAIN,
  USUAL_SHARE_OF_FORM,
} from '../../../src/modules/plan-generator/week/weights.js';
import { isWeekend } from '../../../src/modules/plan-generator/weekdays.js';
import { DISH_FORMS } from '../../../src/modules/recipes/index.js';
import type { Dish, Kitchen } from './kitchen.js';
import {
  costOfLikeness,
  costOfRepetition,
  costOfSoon,
  type KindsOfFood,
  seenAtBreakfastIn,
} from './repeated-foods.js';

/** The dish of each pot, or null while that is open. */
export type DishesOfPots = readonly (Dish | null)[];

const WINDOW_DAYS = 7;

/** Whether a pot may have a dish, whatever the others have. */
export function isSuitable(columns: RecipeColumns, { days, task }: Problem, pot: Pot, dish: Dish): boolean {
  const [first] = pot.meals;
  const slot = first && days[first.day]?.[first.index];
  if (!slot) return false;
  const mask = columns.mealTypes.maskOf([slot.type]);
  if (((columns.column('mealTypes')[dish.row] ?? 0) & mask) === 0) return false;
  const cooked = cookingDays(pot, dish);
  const { weekdayMinutes, weekendMinutes, maxUses } = task.wish.rules;
  const limitOn = (day: number) =>
    (isWeekend(task.wish.startsOn, day + 1) ? weekendMinutes : weekdayMinutes) ?? Number.POSITIVE_INFINITY;
  const mayBeMadeOn = pot.isCookedOnce ? cooked : pot.meals.map(({ day }) => day);
  return (
    cooked.length <= (pot.isCookedOnce ? 1 : maxUses) &&
    mayBeMadeOn.every((day) => dish.minutes <= limitOn(day))
  );
}

/** The meals for which a dish is made at once: when the pot is first eaten from, and when it has not kept. */
export function cookingsOf({ meals }: Pot, { keptDays }: Dish): Place[][] {
  const cookings: Place[][] = [];
  for (const meal of meals) {
    const last = cookings.at(-1);
    if (last?.[0] && meal.day <= last[0].day + keptDays) last.push(meal);
    else cookings.push([meal]);
  }
  return cookings;
}

const cookingDays = (pot: Pot, dish: Dish): number[] =>
  cookingsOf(pot, dish).flatMap(([first]) => first?.day ?? []);

/** Whether the rules between meals allow these dishes together. */
export function areAllowed(problem: Problem, pots: readonly Pot[], dishes: DishesOfPots): boolean {
  const { rules } = problem.task.wish;
  const meals = new Map<number, number>();
  const cooked = new Map<Dish, number[]>();
  const dinners = new Set<string>();
  for (const [at, dish] of dishes.entries()) {
    if (!dish) continue;
    const pot = pots[at] as Pot;
    if (dish.main !== NONE) meals.set(dish.main, (meals.get(dish.main) ?? 0) + pot.meals.length);
    cooked.set(dish, [...(cooked.get(dish) ?? []), ...cookingDays(pot, dish)]);
    for (const [first] of cookingsOf(pot, dish)) {
      if (!first || problem.days[first.day]?.[first.index]?.type !== 'dinner') continue;
      const { day } = first;
      if ([day - 1, day, day + 1].some((near) => dinners.has(`${near} ${dish.dish}`))) return false;
      dinners.add(`${day} ${dish.dish}`);
    }
  }
  if ([...meals.values()].some((count) => count > problem.mostOfMain)) return false;
  return [...cooked.values()].every((days) =>
    days.every(
      (from) => days.filter((day) => day >= from && day < from + WINDOW_DAYS).length <= rules.maxUses,
    ),
  );
}

/** Returns the cost of a dish in a pot minus its pleasure, as far as it depends on nothing else. */
export function costOfCooking({ days, task }: Problem, pots: readonly Pot[], pot: Pot, dish: Dish): number {
  const each = MINUTE * dish.minutes + HANDS_ON_MINUTE * dish.handsOn;
  const [first] = pot.meals;
  const isSnack = days[first?.day ?? 0]?.[first?.index ?? 0]?.type === 'snack';
  const beyond = (limit: number) => Math.max(0, dish.minutes - limit);
  const long = pot.isCookedOnce
    ? LONG * beyond(LONG_MINUTES)
    : LONG_OF_SMALL * beyond(LONG_MINUTES_OF_SMALL) +
      TOO_LONG_OF_SMALL * beyond(isSnack ? MOST_MINUTES.snack : MOST_MINUTES.breakfast);
  const beginsMain = (day: number) =>
    pots.some(({ isCookedOnce, meals }) => isCookedOnce && meals[0]?.day === day);
  let cooking = 0;
  for (const day of cookingDays(pot, dish)) {
    cooking += each;
    if (!isWeekend(task.wish.startsOn, day + 1)) cooking += long;
    if (!pot.isCookedOnce && !beginsMain(day)) cooking += LONG_OF_SMALL * beyond(MINUTES_WITHOUT_MAIN);
  }
  return cooking - dish.pleasure * pot.meals.length;
}

/**
 * Returns the cost of combining these dishes in a plan. It never falls when a dish is added, so open days
 * count nothing yet.
 */
export function costOfMonotony(
  problem: Problem,
  pots: readonly Pot[],
  dishes: DishesOfPots,
  { eggs, pulses, ...kinds }: Pick<Kitchen, 'eggs' | 'pulses'> & KindsOfFood,
): number {
  const counts = new Map<string, number>();
  const count = (name: string, number: number) => {
    if (number !== NONE) counts.set(`${name} ${number}`, (counts.get(`${name} ${number}`) ?? 0) + 1);
  };
  for (const [at, dish] of dishes.entries()) {
    if (!dish) continue;
    count('dish', dish.dish);
    count('cuisine', dish.cuisine);
    if (dish.protein === eggs) count('eggs', eggs);
    if (!pots[at]?.isCookedOnce) continue;
    count('protein', dish.protein);
    count('starch', dish.starch);
    count('form', dish.form);
  }
  const mains = pots.filter(({ isCookedOnce }) => isCookedOnce).length;
  let cost =
    costOfSuccession(pots, dishes) + costOfLongDays(problem, pots, dishes) + costOfAlike(pots, dishes);
  cost += costOfRepetition(problem, pots, dishes, kinds) + costOfSoon(pots, dishes);
  cost += costOfLikeness(problem, pots, dishes, kinds);
  for (const [name, used] of counts) {
    if (name.startsWith('dish')) cost += SAME_DISH * (used - 1);
    else if (name.startsWith('cuisine')) cost += SAME_CUISINE * Math.max(0, used - pots.length / 3);
    else if (name.startsWith('form')) cost += SAME_FORM * Math.max(0, used - USUAL_SHARE_OF_FORM * mains);
    else {
      const usual = name.startsWith('eggs') ? USUAL_POTS_OF_EGGS : USUAL_POTS_OF_MAIN;
      for (let more = 1; more <= used - usual; more++) cost += OFTEN_MAIN * more;
    }
  }
  for (const day of problem.days.keys()) {
    const together = dishesOn(pots, dishes, day);
    if (together.every((dish) => dish !== null))
      cost +=
        SAME_MAIN * repeatedMains(together) +
        SAME_PULSE * repeatedPulses(together, pulses) +
        SAME_STARCH * repeatedStarches(together) +
        SAME_SMALL_OF_DAY * repeatedSmall(problem, day, together, kinds) +
        EGG_TOO_MANY * Math.max(0, together.reduce((sum, dish) => sum + dish.eggs, 0) - EGGS_ON_A_DAY);
  }
  return cost;
}

/** The cost of dishes that share main ingredients with others. */
function costOfAlike(pots: readonly Pot[], dishes: DishesOfPots): number {
  const costOf = (isMain: boolean, shared: number) => {
    const own = dishes.filter((dish, at) => dish && pots[at]?.isCookedOnce === isMain) as Dish[];
    const alike = own.filter(({ mains }, at) =>
      own.slice(0, at).some((other) => mains.filter((main) => other.mains.includes(main)).length >= shared),
    );
    return alike.length;
  };
  return SAME_SMALL * costOf(false, 1) + ALIKE * costOf(true, 2);
}

/** The cost of successive mains that are made of the same. */
function costOfSuccession(pots: readonly Pot[], dishes: DishesOfPots): number {
  const mains = dishes.filter((_, at) => pots[at]?.isCookedOnce);
  let cost = 0;
  for (const [at, dish] of mains.entries()) {
    const before = mains[at - 1];
    if (!dish || !before) continue;
    if (dish.protein !== NONE && dish.protein === before.protein) cost += PROTEIN_AGAIN;
    if (dish.starch !== NONE && dish.starch === before.starch) cost += STARCH_AGAIN;
  }
  return cost;
}

/** The cost of the minutes that all dishes of a weekday take beyond the usual time. */
function costOfLongDays({ days, task }: Problem, pots: readonly Pot[], dishes: DishesOfPots): number {
  const minutes = new Float64Array(days.length);
  const handsOn = new Float64Array(days.length);
  const asked = (task.wish.rules.weekdayMinutes ?? Number.POSITIVE_INFINITY) + MORE_MINUTES_THAN_OF_A_MEAL;
  for (const [at, dish] of dishes.entries())
    if (dish)
      for (const day of cookingDays(pots[at] as Pot, dish)) {
        minutes[day] = (minutes[day] ?? 0) + dish.minutes;
        handsOn[day] = (handsOn[day] ?? 0) + dish.handsOn;
      }
  return minutes.reduce(
    (sum, each, day) =>
      isWeekend(task.wish.startsOn, day + 1)
        ? sum
        : sum +
          LONG * Math.max(0, each - LONG_DAY_MINUTES) +
          TOO_LONG_DAY * Math.max(0, each - MOST_DAY_MINUTES) +
          MORE_THAN_ASKED * Math.max(0, Math.min(each, MOST_DAY_MINUTES) - asked) +
          MUCH_HANDS_ON * Math.max(0, (handsOn[day] ?? 0) - HANDS_ON_OF_DAY),
    0,
  );
}

/** Some fish pleases, and more of it does not. */
export function costOfFish(dishes: DishesOfPots): number {
  const fish = dishes.filter((dish) => dish?.isFish).length;
  return MUCH_FISH * Math.max(0, fish - USUAL_FISH) - FISH * Math.min(USUAL_FISH, fish);
}

/** The dishes of a day in the order of its meals. */
export const dishesOn = (pots: readonly Pot[], dishes: DishesOfPots, day: number): (Dish | null)[] =>
  pots
    .flatMap(({ meals }, pot) =>
      meals.flatMap((meal) => (meal.day === day ? [{ index: meal.index, dish: dishes[pot] ?? null }] : [])),
    )
    .sort((one, other) => one.index - other.index)
    .map(({ dish }) => dish);

function repeatedMains(dishes: readonly Dish[]): number {
  const seen = new Set<number>();
  let repeated = 0;
  for (const dish of dishes) {
    if (seen.has(dish.main)) repeated += 1;
    else if (seen.has(dish.protein)) repeated += SAME_PROTEIN;
    else if (dish.mains.some((main) => seen.has(main))) repeated += SAME_OTHER;
    for (const main of [dish.main, dish.protein, ...dish.mains]) if (main !== NONE) seen.add(main);
  }
  return repeated;
}

/** Counts the dishes with a pulse that an earlier one has. */
const repeatedPulses = (dishes: readonly Dish[], pulses: ReadonlySet<number>): number =>
  dishes.filter(({ mains }, at) => {
    const before = new Set(dishes.slice(0, at).flatMap((dish) => [dish.main, dish.protein, ...dish.mains]));
    return mains.some((main) => pulses.has(main) && before.has(main));
  }).length;

/** Counts the dishes with the starch of an earlier one of the day. */
function repeatedStarches(dishes: readonly Dish[]): number {
  const starches = dishes.flatMap(({ starch }) => (starch === NONE ? [] : [starch]));
  return starches.length - new Set(starches).size;
}

/** Counts the breakfasts and snacks that have a food of an earlier one of the day, or are drinks as well. */
function repeatedSmall({ days }: Problem, day: number, dishes: readonly Dish[], kinds: KindsOfFood): number {
  const small = dishes.filter((_, index) =>
    ['breakfast', 'snack'].includes(days[day]?.[index]?.type ?? 'dinner'),
  );
  return small.filter((dish, at) => {
    const seen = [...seenAtBreakfastIn(dish, kinds)];
    return small.slice(0, at).some((other) => {
      const before = seenAtBreakfastIn(other, kinds);
      return (isDrink(dish) && isDrink(other)) || seen.some((food) => before.has(food));
    });
  }).length;
}

const isDrink = ({ form }: Dish): boolean => DISH_FORMS[form] === 'drink';
