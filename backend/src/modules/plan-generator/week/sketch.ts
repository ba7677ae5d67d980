import { randomFrom } from '../problem/random.js';
import { NONE } from '../recipe-columns/recipe-columns.js';
import type { Deadline } from '../search/search-budget.js';
import { allows } from './allowed.js';
import type { Pot } from './pots.js';
import type { SuitableDishes } from './suitable-dishes.js';
import type { WeekPlan } from './week-plan.js';

/** The average loss that is accepted in a change, at the beginning and at the end. */
const HOT = 2;
const COLD = 0.1;
/** The number of dishes of a pot among which a change chooses. Those at the beginning, which are better, come more often. */
const MAX_CHOICE = 100;

/**
 * Changes the dishes of a plan by lot before any portions and sides are chosen, by what they cost the week: what they need
 * from the shop, how they share the kitchen, and how much they vary. That takes a small part of the time of fitting days.
 * A search that begins here comes to better plans than one that begins with the best dish for each pot.
 */
export function sketchWeek(
  plan: WeekPlan,
  lists: readonly SuitableDishes[],
  { changes, deadline }: { changes: number; deadline: Deadline },
): void {
  const random = randomFrom(plan.menu.problem.task.seed);
  const value = (pot: number) =>
    worthOf(lists[pot] as SuitableDishes, plan.dishOf[pot] as number) * (plan.pots[pot] as Pot).meals.length;
  plan.countWeeks([...plan.menu.problem.days.keys()]);
  let cost = plan.pots.reduce((sum, _, pot) => sum - value(pot), plan.cost());
  let best = cost;
  let keep = plan.saveAll();
  for (let change = 0; change < changes && !deadline.isOver; change++) {
    const heat = HOT * (COLD / HOT) ** (change / changes);
    const pot = Math.floor(random() * plan.pots.length);
    const { meals } = plan.pots[pot] as Pot;
    const dish = dishByLot(lists[pot] as SuitableDishes, random);
    if (dish === NONE || dish === plan.dishOf[pot] || !allows(plan, pot, dish)) continue;
    const restore = plan.save(pot);
    const costOfOthers = cost - plan.cost() + value(pot);
    plan.dishOf[pot] = dish;
    plan.countWeeks(meals.map(({ day }) => day));
    const now = costOfOthers + plan.cost() - value(pot);
    if (now > cost - heat * Math.log(1 - random())) {
      restore();
      continue;
    }
    cost = now;
    if (cost >= best) continue;
    best = cost;
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
