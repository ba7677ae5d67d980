import type { Menu } from '../../../src/modules/plan-generator/week/menu.js';
import type { Pot } from '../../../src/modules/plan-generator/week/pots.js';
import {
  SPOON_OF_FOOD,
  TWIN,
  USED_SHARE_OF_PACKAGE,
} from '../../../src/modules/plan-generator/week/weights.js';
import { Batch, servingsOf } from './batches.js';
import { cookingsOf } from './dish-costs.js';
import type { Dish, Kitchen } from './kitchen.js';

const ROUNDING = 0.001;
const SPARED = 1.05;
const LITTLE_GRAMS = 0.1;

interface Need {
  least: number;
  most: number;
}

/** Returns what has to be paid at least for these dishes with exactly a set of sides, whatever the portions are. */
export function leastShopping(
  menu: Menu,
  { sides, packageGrams, restCosts, lastPackageCosts, leastGrams, families }: Kitchen,
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
    menu.costOfFood +
    costOfRest(packageGrams[food] as number, need, {
      ofGram: restCosts[food] as number,
      ofLast: lastPackageCosts[food] as number,
    }) +
    SPOON_OF_FOOD * Math.max(0, 1 - need.most / (leastGrams[food] as number));
  const costOfTwins = (beside: ReadonlyMap<number, Need>) =>
    families.reduce((sum, family) => {
      const own = family.filter((food) => ofDishes.has(food) || beside.has(food)).length;
      return sum + TWIN * Math.max(0, own - 1);
    }, 0);
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
    return cost + costOfTwins(changed);
  };
}

/** The least that the rest of packages costs if what is needed lies within these bounds. */
function costOfRest(
  size: number,
  { least, most }: Need,
  { ofGram, ofLast }: { ofGram: number; ofLast: number },
): number {
  if (size === 0) return 0;
  const countFor = (grams: number) => Math.max(1, Math.ceil(grams / (SPARED * size) - ROUNDING));
  const packages = countFor(least);
  const rest = countFor(most) > packages ? 0 : Math.max(0, packages * size - most);
  const used = USED_SHARE_OF_PACKAGE * size;
  return ofGram * rest + (ofLast / used) * Math.max(0, rest - size + used);
}
