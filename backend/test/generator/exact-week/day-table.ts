import type { Problem } from '../../../src/modules/plan-generator/problem/problem.js';
import {
  FIBER_PER_1000_KCAL,
  FRUIT,
  LITTLE_FIBER,
  LOW_FIBER,
  LOW_FIBER_OF_ONE_LARGE_MEAL,
  MAX_FIBER_GRAMS,
  MUCH_FIBER,
  PORTIONS_OF_FRUIT,
  PRODUCE,
  PRODUCE_GRAMS,
  SIDE_AGAIN,
  SODIUM,
  SODIUM_MG,
} from '../../../src/modules/plan-generator/week/weights.js';
import type { Kitchen, Serving } from './kitchen.js';
import type { MealOption } from './meal-options.js';

const LARGE_MEAL_KCAL = 1000;

/** A cost that a day has for each unit of something above its limit, or below it. */
export interface DayTerm {
  has: (serving: Serving) => number;
  weight: number;
  limit: number;
  isBelow: boolean;
}

export function dayTerms({ task }: Pick<Problem, 'task'>): DayTerm[] {
  const { targets, rules } = task.wish;
  const leastFiber = rules.maxDailyFiber ? 0 : (targets.calories * FIBER_PER_1000_KCAL) / 1000;
  const isOneLargeMeal = task.wish.mealsPerDay === 1 && targets.calories > LARGE_MEAL_KCAL;
  const { gramsPerKcal, mostGrams, cost } = LOW_FIBER_OF_ONE_LARGE_MEAL;
  const ofOne = { grams: Math.min(mostGrams, gramsPerKcal * targets.calories), cost };
  const lowFiber = isOneLargeMeal ? ofOne : LOW_FIBER;
  const leastOfAll = rules.maxDailyFiber ? 0 : lowFiber.grams;
  const leastFruit = rules.dietaryTags.includes('keto') ? 0 : PORTIONS_OF_FRUIT;
  const mostFiber = Math.max(MAX_FIBER_GRAMS, 1.2 * (rules.minDailyFiber ?? 0));
  const above = { isBelow: false };
  const below = { isBelow: true };
  return [
    { has: ({ sodium }: Serving) => sodium, weight: SODIUM / SODIUM_MG, limit: SODIUM_MG, ...above },
    { has: ({ fiber }: Serving) => fiber, weight: LITTLE_FIBER / leastFiber, limit: leastFiber, ...below },
    {
      has: ({ fiber }: Serving) => fiber,
      weight: lowFiber.cost / lowFiber.grams,
      limit: leastOfAll,
      ...below,
    },
    { has: ({ fiber }: Serving) => fiber, weight: MUCH_FIBER / mostFiber, limit: mostFiber, ...above },
    {
      has: ({ produce }: Serving) => produce,
      weight: PRODUCE / PRODUCE_GRAMS,
      limit: PRODUCE_GRAMS,
      ...below,
    },
    { has: ({ fruit }: Serving) => fruit, weight: FRUIT, limit: leastFruit, ...below },
  ].filter(({ limit }) => limit > 0);
}

/** The options of a dish at a meal in columns, by energy. */
export interface OptionColumns {
  options: readonly MealOption[];
  costs: Float64Array;
  /** The sides of each option, one bit for each side. */
  sides: Int32Array;
  /** The sums of the problem, then what the terms of a day count. */
  amounts: readonly Float64Array[];
}

export function columnsOf(
  { sides }: Kitchen,
  options: readonly MealOption[],
  has: readonly ((serving: Serving) => number)[],
): OptionColumns {
  const amountOf = (option: MealOption, of: (serving: Serving) => number) =>
    option.sides.reduce(
      (sum, { side, amount }) => sum + amount * of(sides[side] as Serving),
      option.servings * of(option.dish),
    );
  const [energy] = has as [(serving: Serving) => number];
  const sorted = options.toSorted((one, other) => amountOf(one, energy) - amountOf(other, energy));
  return {
    options: sorted,
    costs: Float64Array.from(sorted, ({ cost }) => cost),
    sides: Int32Array.from(sorted, (option) =>
      option.sides.reduce((bits, { side }) => bits | (1 << side), 0),
    ),
    amounts: has.map((of) => Float64Array.from(sorted, (option) => amountOf(option, of))),
  };
}

interface Bounds {
  least: Float64Array;
  most: Float64Array;
}

/** The bounds and costs that all meals of a day share. */
export interface DayRules {
  bounds: Bounds;
  terms: readonly DayTerm[];
  once: SidesOnceADay;
}

/**
 * The sides that are eaten once a day, one bit for each, and those of them that are in dishes of the day,
 * too.
 */
export interface SidesOnceADay {
  all: number;
  inDishes: number;
}

/** Tries every way to eat these dishes on a day, and returns the least that it costs with each set of sides. */
export function tabulateDay(meals: readonly OptionColumns[], rules: DayRules): Map<number, number> {
  const found = new Map<number, number>();
  new DayVisit(meals, rules).visit({
    limitWith: (sides) => found.get(sides) ?? Number.POSITIVE_INFINITY,
    see: (sides, cost) => found.set(sides, cost),
  });
  return found;
}

/**
 * Marks each option, by meal, with 1 if a day with it can cost less than the limit of its set of sides,
 * otherwise 0.
 */
export function markUsable(
  meals: readonly OptionColumns[],
  rules: DayRules,
  limitWith: (sides: number) => number,
): Uint8Array[] {
  const marks = meals.map(({ options }) => new Uint8Array(options.length));
  new DayVisit(meals, rules).visit({
    limitWith,
    see: (_, __, chosen) => {
      for (const [meal, at] of chosen.entries()) (marks[meal] as Uint8Array)[at] = 1;
    },
  });
  return marks;
}

interface Visitor {
  /** Only days with these sides that cost less than this are visited. */
  limitWith(sides: number): number;
  /** `chosen` has the option of each meal. */
  see(sides: number, cost: number, chosen: Int32Array): void;
}

/** Goes through all days of these options that keep their bounds. The last meal is found by its energy. */
class DayVisit {
  private readonly sums: number;
  private readonly chosen: Int32Array;
  /** The meals in the order in which they are chosen, the one with most options last. */
  private readonly order: number[];
  private readonly totals: Float64Array[];
  private readonly meals: readonly OptionColumns[];
  private readonly bounds: Bounds;
  private readonly daily: readonly DayTerm[];
  private readonly once: SidesOnceADay;

  constructor(meals: readonly OptionColumns[], { bounds, terms, once }: DayRules) {
    this.meals = meals;
    this.bounds = bounds;
    this.daily = terms;
    this.once = once;
    this.sums = bounds.least.length;
    this.chosen = new Int32Array(meals.length);
    const countOf = (meal: number) => meals[meal]?.options.length ?? 0;
    this.order = [...meals.keys()].sort((one, other) => countOf(one) - countOf(other));
    this.totals = meals.map(() => new Float64Array(this.sums + terms.length));
  }

  visit(visitor: Visitor): void {
    this.choose(visitor, 0, { before: new Float64Array(this.sums + this.daily.length), cost: 0, sides: 0 });
  }

  private choose(
    visitor: Visitor,
    depth: number,
    { before, cost, sides }: { before: Float64Array; cost: number; sides: number },
  ): void {
    const meal = this.order[depth] as number;
    const own = this.meals[meal] as OptionColumns;
    const isLast = depth === this.order.length - 1;
    const total = this.totals[depth] as Float64Array;
    const [energies] = own.amounts as [Float64Array];
    const [energyBefore] = before as unknown as [number];
    const most = (this.bounds.most[0] as number) - energyBefore;
    const from = isLast ? firstAtLeast(energies, (this.bounds.least[0] as number) - energyBefore) : 0;
    for (let at = from; at < energies.length && (energies[at] as number) <= most; at++) {
      const costWith = cost + (own.costs[at] as number) + this.costOfAgain(own.sides[at] as number, sides);
      const all = sides | (own.sides[at] as number);
      if (isLast && costWith >= visitor.limitWith(all)) continue;
      for (let n = 0; n < total.length; n++)
        total[n] = (before[n] as number) + ((own.amounts[n] as Float64Array)[at] as number);
      this.chosen[meal] = at;
      if (!isLast) this.choose(visitor, depth + 1, { before: total, cost: costWith, sides: all });
      else if (this.isWithin(total)) {
        const whole = costWith + this.costOf(total);
        if (whole < visitor.limitWith(all)) visitor.see(all, whole, this.chosen);
      }
    }
  }

  /** Returns the cost of sides of a meal that are in dishes of the day, too, or beside another meal. */
  private costOfAgain(own: number, before: number): number {
    const { all, inDishes } = this.once;
    return SIDE_AGAIN * (countBits(own & inDishes) + countBits(own & all & before));
  }

  private isWithin(total: Float64Array): boolean {
    for (let sum = 1; sum < this.sums; sum++)
      if (
        (total[sum] as number) < (this.bounds.least[sum] as number) ||
        (total[sum] as number) > (this.bounds.most[sum] as number)
      )
        return false;
    return true;
  }

  private costOf(total: Float64Array): number {
    let cost = 0;
    for (const [n, { weight, limit, isBelow }] of this.daily.entries()) {
      const above = (total[this.sums + n] as number) - limit;
      if (above < 0 === isBelow) cost += weight * Math.abs(above);
    }
    return cost;
  }
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

/** The first place of ascending numbers that is no less than this. */
function firstAtLeast(numbers: Float64Array, least: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] as number) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
