import type { CookingHabit } from '../../plan-model/index.js';
import type { Place } from './pots.js';

interface Kitchen {
  cooking: Exclude<CookingHabit, 'fresh'>;
  /** The days on which nobody cooks. */
  without: ReadonlySet<number>;
}

/** No pot lasts longer, because hardly any dish keeps so long without being frozen. */
const MAX_DAYS_KEPT = 4;

/** The costs of pots, by cooking habit. Only the ratios count. */
const COSTS = {
  normal: { pot: 1, cookingDay: 0.4, meals: [0, 0, 0, 1.2, 4, 8, 12] },
  little: { pot: 1, cookingDay: 3, meals: [0, 0, 0, 0.2, 4, 8, 12] },
} as const;

/** The cost of a meal by the number of days since the first meal of its pot. */
const DAYS_KEPT = [0, 0, 0.2, 1, 3];
const THREE_DAYS_RUNNING = 1;
/** The same for dinner as on the last time. */
const SAME_MEAL = 0.1;
/** A meal that nothing is left over for, on a day on which nobody cooks. */
const UNCOOKED = 20;

/** The number of beginnings of a plan that are extended side by side. */
const BEGINNINGS = 100;

/** A pot that may still be eaten from. */
interface OpenPot {
  number: number;
  first: number;
  /** The last day on which it was eaten, and the position of that meal within its day. */
  last: number;
  index: number;
  /** Whether it was eaten on the day before the last one, too. */
  isOnTwoDays: boolean;
  meals: number;
}

/** Some first meals of a plan in pots. */
interface Beginning {
  cost: number;
  pots: number;
  open: readonly OpenPot[];
  lastCookingDay: number;
  /** The number of the pot of its last meal, and the meals before. */
  pot: number;
  before: Beginning | null;
}

/**
 * Puts lunches and dinners into pots so that those on days without cooking are leftovers wherever an earlier day can cook
 * for them. Meal by meal, the best beginnings are continued in every way, so that pots are there when such days come.
 */
export function potsAroundDays<Meal extends Place>(meals: readonly Meal[], kitchen: Kitchen): Meal[][] {
  let beginnings: Beginning[] = [{ cost: 0, pots: 0, open: [], lastCookingDay: -1, pot: -1, before: null }];
  for (const meal of meals)
    beginnings = unlike(beginnings.flatMap((beginning) => continued(beginning, meal, kitchen))).slice(
      0,
      BEGINNINGS,
    );
  const numbers: number[] = [];
  for (let at = beginnings[0] ?? null; at?.before; at = at.before) numbers.unshift(at.pot);
  return [...Map.groupBy(meals, (_, at) => numbers[at]).values()];
}

/** The cheapest first, and of those that leave the same pots only the cheapest. */
function unlike(beginnings: Beginning[]): Beginning[] {
  const seen = new Set<string>();
  return beginnings
    .sort((one, other) => one.cost - other.cost)
    .filter(({ open, lastCookingDay }) => {
      const pots = open.map(({ first, last, index, isOnTwoDays, meals }) =>
        [first, last, index, isOnTwoDays, meals].join(),
      );
      const name = [lastCookingDay, ...pots.sort()].join(' ');
      return !seen.has(name) && seen.add(name);
    });
}

/** The next meal eats from each pot that it may, or from a new one. */
function continued(before: Beginning, meal: Place, kitchen: Kitchen): Beginning[] {
  const { day } = meal;
  const stillGood = before.open.filter(({ first }) => day - first <= MAX_DAYS_KEPT);
  const leftovers = stillGood
    .filter(({ last }) => last < day)
    .map((pot) => ({
      ...before,
      before,
      pot: pot.number,
      cost: before.cost + costOfLeftovers(pot, meal, kitchen),
      open: stillGood.map((one) => (one === pot ? eatenAt(pot, meal) : one)),
    }));
  return [...leftovers, withNewPot(before, stillGood, meal, kitchen)];
}

const eatenAt = (pot: OpenPot, { day, index }: Place): OpenPot => ({
  ...pot,
  last: day,
  index,
  isOnTwoDays: pot.last === day - 1,
  meals: pot.meals + 1,
});

function costOfLeftovers(pot: OpenPot, { day, index }: Place, { cooking }: Kitchen): number {
  const ofMeals = COSTS[cooking].meals;
  return (
    (ofMeals[Math.min(pot.meals + 1, ofMeals.length - 1)] as number) +
    (DAYS_KEPT[day - pot.first] ?? 0) +
    (pot.isOnTwoDays && pot.last === day - 1 ? THREE_DAYS_RUNNING : 0) +
    (pot.index === index ? SAME_MEAL : 0)
  );
}

function withNewPot(
  before: Beginning,
  stillGood: readonly OpenPot[],
  { day, index }: Place,
  { cooking, without }: Kitchen,
): Beginning {
  const number = before.pots;
  const made = { ...before, before, pot: number, pots: number + 1, open: stillGood };
  if (without.has(day)) return { ...made, cost: before.cost + UNCOOKED };
  const costs = COSTS[cooking];
  return {
    ...made,
    cost: before.cost + costs.pot + (before.lastCookingDay === day ? 0 : costs.cookingDay),
    lastCookingDay: day,
    open: [...stillGood, { number, first: day, last: day, index, isOnTwoDays: false, meals: 1 }],
  };
}
