import { randomFrom } from '../problem/random.js';
import { NONE } from '../recipe-columns/recipe-columns.js';
import type { Deadline } from '../search/search-budget.js';
import { allows } from './allowed.js';
import type { WeekPlan } from './week-plan.js';

/** The average loss that is accepted in a change: in the beginning, as a share of what an open day costs, and at the end. */
const HOT = 0.31;
const COLD = 0.1;
/**
 * What a day outside its targets costs. While it costs little, other plans are reached through it; if it costs too little,
 * the best plans have such days. So it costs more after each restart that ended there, and less after each other one.
 */
const OPEN_DAY = { first: 45, most: 250, dearer: 1.5, cheaper: 0.7 };
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
  let ofOpenDay = OPEN_DAY.first;
  for (let time = 0; time < times || (time < 2 * times && !plan.isDone()); time++) {
    let cost = plan.costIfOpenDaysCost(ofOpenDay);
    const hot = HOT * ofOpenDay;
    let best = plan.cost();
    let keep = plan.saveAll();
    for (let change = 0; change < changes && !deadline.isOver; change++) {
      const heat = hot * (COLD / hot) ** (change / changes);
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
    const { dearer, cheaper, most } = OPEN_DAY;
    ofOpenDay = Math.min(most, ofOpenDay * (plan.openDays().length > 0 ? dearer : cheaper));
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
