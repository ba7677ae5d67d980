import type { Deadline } from '../search/search-budget.js';
import type { SideBias } from './day-parts.js';
import type { WeekPlan } from './week-plan.js';
import { OUTSIDE } from './weights.js';

// What is changed last, once every pot has its dish: portions and sides.

const BETTER = 1e-6;

/**
 * Does without each side that a week has, and gives it each other one at the price of one that is there. A day by itself
 * keeps what others have to buy anyway, and takes nothing that only pays off where several have it.
 */
export function improveSides(plan: WeekPlan, deadline: Deadline): void {
  for (const { days } of plan.weeks)
    for (const [side, { purchase }] of plan.menu.sides.entries()) {
      if (deadline.isOver) return;
      const isEatenOn = (day: number) =>
        (plan.servings[day] ?? []).some(({ sides }) => sides.some((each) => each.side === side));
      const used = days.filter(isEatenOn);
      if (used.length > 0) fitWithBias(plan, used, { side, more: OUTSIDE });
      else fitWithBias(plan, days, { side, more: -plan.menu.costOfFood * purchase.foods.length });
    }
}

/** Fits days as if a side cost more or less than it does, and keeps that if it makes the plan better. */
function fitWithBias(plan: WeekPlan, days: readonly number[], bias: SideBias): void {
  const before = plan.cost();
  const restore = plan.saveDays(days);
  for (const day of days) plan.fit(day, true, { bias });
  plan.countServings(days);
  if (plan.cost() >= before - BETTER) restore();
}

/** Fits each day so many times from other beginnings, and keeps that if it makes the plan better. */
export function polishDays(plan: WeekPlan, beginnings: number): void {
  for (const day of plan.menu.problem.days.keys()) {
    const before = plan.cost();
    const restore = plan.saveDays([day]);
    plan.fit(day, true, { beginnings });
    plan.countServings([day]);
    if (plan.cost() >= before) restore();
  }
}

/** The ways to eat a day that are looked at for what they save in its week, and the combinations of those of two days. */
const WAYS_OF_DAY = 300;
const WAYS_OF_PAIRS = 40_000;
/** A day that costs this much more than another by itself hardly ever saves as much in its week. */
const MOST_SAVED = 40;

/**
 * Lets one day, or two, be eaten so that the whole plan costs less, until none can: a day by itself only estimates what is
 * left of pots and packages then.
 */
export function polishWeeks(plan: WeekPlan, deadline: Deadline): void {
  const days = [...plan.menu.problem.days.keys()];
  const single = days.map((day) => [day]);
  const pairs = days.flatMap((one) => days.filter((other) => other > one).map((other) => [one, other]));
  const ofPairs = Math.floor(Math.sqrt(WAYS_OF_PAIRS / Math.max(1, pairs.length)));
  const improve = (all: readonly (readonly number[])[], ways: number): boolean =>
    all.filter((together) => !deadline.isOver && eatTogether(plan, together, ways)).length > 0;
  let isBetter = true;
  while (isBetter) isBetter = improve(single, WAYS_OF_DAY) || improve(pairs, ofPairs);
}

/** Tries so many of the cheapest ways to eat each of these days, together, and keeps those with which the plan costs least. */
function eatTogether(plan: WeekPlan, days: readonly number[], count: number): boolean {
  const before = plan.cost() - BETTER;
  let best = before;
  let keep = plan.saveDays(days);
  const ways = days.map((day) => plan.cheapestWays(day, { count, within: MOST_SAVED }));
  const eatFrom = (at: number) => {
    const day = days[at];
    if (day !== undefined) {
      for (const way of ways[at] ?? []) {
        plan.eat(day, way);
        eatFrom(at + 1);
      }
      return;
    }
    plan.countServings(days);
    if (plan.cost() >= best) return;
    best = plan.cost();
    keep = plan.saveDays(days);
  };
  eatFrom(0);
  keep();
  return best < before;
}
