import { randomFrom } from '../problem/random.js';
import { NONE } from '../recipe-columns/recipe-columns.js';
import type { Deadline } from '../search/search-budget.js';
import { allows } from './allowed.js';
import { estimateDay } from './day-estimate.js';
import type { Pot } from './pots.js';
import type { SuitableDishes } from './suitable-dishes.js';
import type { WeekPlan } from './week-plan.js';

/** The average loss that is accepted in a change, at the beginning and at the end. */
const HOT = 5;
const COLD = 0.1;
/** The number of dishes of a pot among which a change chooses. Those at the beginning, which are better, come more often. */
const MAX_CHOICE = 100;

/**
 * Changes the dishes of a plan by lot before any portions and sides are chosen, by what they cost the week: what they need
 * from the shop, how they share the kitchen, how much they vary, and how near the days of these dishes are to their
 * targets. That takes a small part of the time of fitting days. A search that begins here comes to better plans than one
 * that begins with the best dish for each pot.
 */
export function sketchWeek(
  plan: WeekPlan,
  lists: readonly SuitableDishes[],
  { changes, deadline }: { changes: number; deadline: Deadline },
): void {
  const random = randomFrom(plan.menu.problem.task.seed);
  const days = [...plan.menu.problem.days.keys()];
  const estimates = Float64Array.from(days, (day) => estimateDay(plan, day));
  /** The costs of a pot that change with its dish. */
  const ownCost = (pot: number) =>
    plan.daysOfPot(pot).reduce((sum, day) => sum + (estimates[day] as number), 0) -
    worthOf(lists[pot] as SuitableDishes, plan.dishOf[pot] as number) * (plan.pots[pot] as Pot).meals.length;
  plan.countWeeks(days);
  let cost = plan.cost();
  /** The costs that were added since the beginning, now and at their least. */
  let added = 0;
  let best = 0;
  let keep = plan.saveAll();
  for (let change = 0; change < changes && !deadline.isOver; change++) {
    const heat = HOT * (COLD / HOT) ** (change / changes);
    const pot = Math.floor(random() * plan.pots.length);
    const dish = dishByLot(lists[pot] as SuitableDishes, random);
    if (dish === NONE || dish === plan.dishOf[pot] || !allows(plan, pot, dish)) continue;
    const restore = plan.save(pot);
    const before = estimates.slice();
    const ownBefore = ownCost(pot);
    plan.dishOf[pot] = dish;
    for (const day of plan.daysOfPot(pot)) estimates[day] = estimateDay(plan, day);
    plan.countWeeks(plan.daysOfPot(pot));
    const now = plan.cost();
    const more = now - cost + ownCost(pot) - ownBefore;
    if (more > -heat * Math.log(1 - random())) {
      restore();
      estimates.set(before);
      continue;
    }
    cost = now;
    added += more;
    if (added >= best) continue;
    best = added;
    keep = plan.saveAll();
  }
  keep();
}

function dishByLot({ dishes }: SuitableDishes, random: () => number): number {
  return dishes[Math.floor(random() ** 2 * Math.min(MAX_CHOICE, dishes.length))] ?? NONE;
}

function worthOf({ dishes, worth }: SuitableDishes, dish: number): number {
  return worth[dishes.indexOf(dish)] ?? 0;
}
