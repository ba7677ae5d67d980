import type { Menu } from '../../../src/modules/plan-generator/week/menu.js';
import type { Pot } from '../../../src/modules/plan-generator/week/pots.js';
import { PACKAGE_REST } from '../../../src/modules/plan-generator/week/weights.js';
import { Batch, servingsOf } from './batches.js';
import { cookingsOf } from './dish-costs.js';
import type { Dish, Kitchen } from './kitchen.js';

const ROUNDING = 0.01;
const LITTLE_GRAMS = 0.1;

interface Need {
  least: number;
  most: number;
}

/** Returns what has to be paid at least for these dishes with exactly a set of sides, whatever the portions are. */
export function leastShopping(
  menu: Menu,
  { sides, packageGrams }: Kitchen,
  pots: readonly Pot[],
  dishes: readonly Dish[],
): (beside: number) => number {
  const ofDishes = new Map<number, Need>();
  let meals = 0;
  for (const [at, dish] of dishes.entries())
    for (const { length } of cookingsOf(pots[at] as Pot, dish)) {
      meals += length;
      const batch = new Batch(dish, length, menu.problem.task.wish.rules);
      const made = servingsOf(length).map((eaten) => batch.madeFor(eaten));
      for (const [food, each] of dish.foods) {
        const { least, most } = ofDishes.get(food) ?? { least: 0, most: 0 };
        ofDishes.set(food, {
          least: least + Math.max(LITTLE_GRAMS, Math.min(...made) * each),
          most: most + Math.max(LITTLE_GRAMS, Math.max(...made) * each),
        });
      }
    }
  const costOf = (food: number, need: Need) =>
    menu.costOfFood + (PACKAGE_REST / 100) * leastRest(packageGrams[food] as number, need);
  let base = 0;
  for (const [food, need] of ofDishes) base += costOf(food, need);
  return (beside) => {
    const changed = new Map<number, Need>();
    for (const [side, { foods }] of sides.entries()) {
      if (((beside >> side) & 1) === 0) continue;
      const amounts = menu.sides[side]?.amounts ?? [];
      for (const [food, each] of foods) {
        const { least, most } = changed.get(food) ?? ofDishes.get(food) ?? { least: 0, most: 0 };
        changed.set(food, {
          least: least + Math.max(LITTLE_GRAMS, Math.min(...amounts) * each),
          most: most + meals * Math.max(LITTLE_GRAMS, Math.max(...amounts) * each),
        });
      }
    }
    let cost = base;
    for (const [food, need] of changed) {
      const before = ofDishes.get(food);
      cost += costOf(food, need) - (before ? costOf(food, before) : 0);
    }
    return cost;
  };
}

/** The least that can be left of packages if what is needed lies within these bounds. */
function leastRest(size: number, { least, most }: Need): number {
  if (size === 0) return 0;
  const packages = Math.ceil(least / size - ROUNDING);
  return most / size - ROUNDING > packages ? -ROUNDING * size : packages * size - most;
}
