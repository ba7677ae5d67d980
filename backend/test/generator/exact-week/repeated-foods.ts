import type { Problem } from '../../../src/modules/plan-generator/problem/problem.js';
import type { Pot } from '../../../src/modules/plan-generator/week/pots.js';
import {
  LEADING_FOOD_OFTEN,
  LEADING_FOOD_ON_END,
  SAME_DISH_OFTEN,
  SAME_DISH_SOON,
  SAME_GRAIN_OFTEN,
  USUAL_DAYS_OF_LEADING_FOOD,
  USUAL_MEALS_OF_DISH,
  USUAL_MEALS_OF_GRAIN,
  USUAL_MEALS_OF_LEADING_FOOD,
  USUAL_REST_OF_DISH,
} from '../../../src/modules/plan-generator/week/weights.js';
import type { Dish } from './kitchen.js';

type DishesOfPots = readonly (Dish | null)[];

/** What it costs that the foods of the dishes of one week come often. */
export function costOfRepetition(
  { days, task }: Problem,
  pots: readonly Pot[],
  dishes: DishesOfPots,
): number {
  const { variety, maxIngredients } = task.wish.rules;
  const leading = new Map<number, number[]>();
  const grains = new Map<number, number>();
  for (const [at, dish] of dishes.entries()) {
    const { meals, isCookedOnce } = pots[at] as Pot;
    if (!dish) continue;
    if (isCookedOnce) {
      for (const main of dish.mains)
        if (main !== dish.starch)
          leading.set(main, [...(leading.get(main) ?? []), ...meals.map(({ day }) => day)]);
    } else if (dish.starch >= 0 && days[meals[0]?.day ?? 0]?.[meals[0]?.index ?? 0]?.type === 'breakfast')
      grains.set(dish.starch, (grains.get(dish.starch) ?? 0) + meals.length);
  }
  let cost = 0;
  for (const eaten of leading.values()) {
    for (let more = 1; more <= eaten.length - USUAL_MEALS_OF_LEADING_FOOD; more++)
      cost += LEADING_FOOD_OFTEN * more;
    const isOn = (day: number) => eaten.includes(day);
    for (const day of new Set(eaten))
      if (Array.from({ length: USUAL_DAYS_OF_LEADING_FOOD }, (_, before) => day - before - 1).every(isOn))
        cost += LEADING_FOOD_ON_END;
  }
  if (variety !== 'few' && maxIngredients === null)
    for (const meals of grains.values())
      for (let more = 1; more <= meals - USUAL_MEALS_OF_GRAIN; more++) cost += SAME_GRAIN_OFTEN * more;
  return cost;
}

/** What it costs that a lunch or dinner is cooked again soon after it was eaten, or is eaten often in one week. */
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
