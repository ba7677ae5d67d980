import { randomFrom } from '../problem/random.js';
import { NONE } from '../recipe-columns/recipe-columns.js';
import type { Deadline } from '../search/search-budget.js';
import { allows } from './allowed.js';
import type { WeekPlan } from './week-plan.js';

/** The average loss that is accepted in a change, at the beginning and at the end. */
const HOT = 14;
const COLD = 0.1;
/**
 * The costs of a day outside its targets, in turns: low while other plans may still be reached through it, and, once no
 * plan is within its targets, more than a day of the least suited dishes.
 */
const OPEN_DAY = [45, 30];
const OPEN_DAY_OF_NO_PLAN = 90;
/** The share of changes that are of two pots. */
const OF_TWO = 0.4;

/** The number of restarts from the best plan, and of changes in each. */
export interface Annealing {
  times: number;
  changes: number;
}

/**
 * Changes the dishes of one or two pots by lot, of which `dishes` lists those that each can have. In the
 * beginning it often keeps a worse plan, later hardly ever, and in the end it returns to the best that it
 * came by. Where pots have few dishes to choose from, the best plan is often far from all those that a single
 * change makes better.
 */
export function anneal(
  plan: WeekPlan,
  dishes: readonly Int32Array[],
  { times, changes, deadline }: Annealing & { deadline: Deadline },
): void {
  const random = randomFrom(plan.menu.problem.task.seed);
  for (let time = 0; time < times || (time < 2 * times && !plan.isDone()); time++) {
    const ofOpenDay = time < times ? (OPEN_DAY[time % OPEN_DAY.length] as number) : OPEN_DAY_OF_NO_PLAN;
    let cost = plan.costIfOpenDaysCost(ofOpenDay);
    let best = plan.cost();
    let keep = plan.saveAll();
    for (let change = 0; change < changes && !deadline.isOver; change++) {
      const heat = HOT * (COLD / HOT) ** (change / changes);
      const pots = potsByLot(plan, random);
      const restore = pots.map((pot) => plan.save(pot));
      const limit = cost - heat * Math.log(1 - random());
      if (changeByLot(plan, pots, dishes, random) && plan.cookWithin(pots, limit, ofOpenDay)) {
        cost = plan.costIfOpenDaysCost(ofOpenDay);
        if (plan.cost() >= best) continue;
        best = plan.cost();
        keep = plan.saveAll();
      } else for (const back of restore) back();
    }
    keep();
  }
}

function potsByLot({ pots }: WeekPlan, random: () => number): number[] {
  const one = Math.floor(random() * pots.length);
  const other = Math.floor(random() * pots.length);
  return random() < OF_TWO && one !== other ? [one, other] : [one];
}

/** Puts other dishes into these pots. Returns whether there are some that the rules allow beside the others. */
function changeByLot(
  plan: WeekPlan,
  pots: readonly number[],
  dishes: readonly Int32Array[],
  random: () => number,
): boolean {
  for (const pot of pots) plan.dishOf[pot] = NONE;
  return pots.every((pot) => {
    const own = dishes[pot] as Int32Array;
    const dish = own[Math.floor(random() * own.length)];
    if (dish === undefined || !allows(plan, pot, dish)) return false;
    plan.dishOf[pot] = dish;
    return true;
  });
}
