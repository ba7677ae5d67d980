import type { DayCosts } from './day-costs.js';
import { type CostsOfMeal, PartOfMeal } from './part-of-meal.js';
import { onceAt, SidesOfDay } from './sides-of-day.js';
import { OUTSIDE } from './weights.js';
import { DayOfWholeMeals, optionIn, wholeMeals } from './whole-meals.js';

/** The choices for one place: portions of a dish, or the amounts of a side, including none. */
export interface Options {
  /** The vector of each option, in order of their energy. */
  vectors: Float64Array;
  /** The cost of each option by itself. */
  costs: Float64Array;
  count: number;
}

/** A place that is filled by one of its options. */
export interface Part {
  meal: number;
  options: Options;
  chosen: number;
  /** The number of the side that each option is, or NONE if that may be eaten again on the day. */
  once?: Int32Array;
  /** A cache of costs of its meal, shared with other fits. */
  ofMeal?: CostsOfMeal;
}

const BETTER = 1e-9;
const MAX_SWEEPS = 3;
/** The share of choices that are drawn by lot. */
const BY_LOT = 0.4;

/** Amounts of a meal that no choice changes. */
export interface KeptAmounts {
  meal: number;
  vector: Float64Array;
}

/** One day: its meals are made of parts, and each part is one of several options. It finds the best ones together. */
export class DayFit {
  private readonly width: number;
  private readonly sides = new SidesOfDay();
  private readonly open: readonly PartOfMeal[];
  private readonly day: Float64Array;
  private readonly perMeal: Float64Array;
  private readonly base: Float64Array;
  private best = 0;
  private isFound = false;

  constructor(
    private readonly costs: DayCosts,
    private readonly parts: readonly Part[],
    kept: readonly KeptAmounts[],
  ) {
    this.width = costs.width;
    this.open = parts.map((part) => new PartOfMeal(part, parts, costs));
    this.day = new Float64Array(this.width);
    this.base = new Float64Array(this.width);
    this.perMeal = new Float64Array(this.width * costs.meals);
    for (const { meal, vector } of kept) this.add(meal, vector, 0, 1);
    for (const part of parts) this.put(part);
  }

  /** Returns the cost of the day with the current choices. */
  cost(): number {
    let cost = this.costs.ofWholeDay(this.day) + this.sides.cost();
    for (let meal = 0; meal < this.costs.meals; meal++) cost += this.costs.ofWholeMeal(meal, this.perMeal);
    for (const { options, chosen } of this.parts) cost += options.costs[chosen] as number;
    return cost;
  }

  /** Whether all bounds of the day and of its meals are kept. */
  isDone(): boolean {
    return this.costs.isWithin(this.day) && this.costs.areMealsWithin(this.perMeal);
  }

  /** Changes one part at a time until each has been tried since the last change. */
  improveSingly(): void {
    const { open } = this;
    let settled = 0;
    for (let sweep = 0; sweep < MAX_SWEEPS; sweep++)
      for (const part of open) {
        settled = this.improveOne(part) ? 1 : settled + 1;
        if (settled === open.length) return;
      }
  }

  /** Does the same with two parts at a time. */
  improve(): void {
    const { open } = this;
    const pairs = (open.length * (open.length - 1)) / 2;
    let settled = 0;
    for (let sweep = 0; sweep < MAX_SWEEPS; sweep++)
      for (const [at, one] of open.entries())
        for (let next = at + 1; next < open.length; next++) {
          settled = this.improveTwo(one, open[next] as PartOfMeal) ? 1 : settled + 1;
          if (settled === pairs) return;
        }
  }

  /**
   * Tries all that can be eaten on the day together, if that is little enough, and keeps what costs least, if it is within
   * all bounds and costs less than `most`. Returns whether it was little enough.
   */
  improveByMeals(most = Number.POSITIVE_INFINITY): boolean {
    const { costs, width, parts } = this;
    const meals = wholeMeals(parts, { costs, width });
    if (!meals) return false;
    for (const part of parts) this.take(part);
    const kept = this.costOfKept();
    const eaten = this.day.slice();
    for (const part of parts) this.put(part);
    const limit = Math.min(most, this.cost()) - kept - BETTER;
    const ways = new DayOfWholeMeals(meals, costs, width, limit).cheapestWith(eaten);
    if (ways)
      for (const [meal, whole] of meals.entries())
        for (const [at, part] of whole.parts.entries())
          this.choose(part, optionIn(whole, ways[meal] as number, at));
    return true;
  }

  private costOfKept(): number {
    const open = new Set(this.parts.map(({ meal }) => meal));
    let cost = 0;
    for (let meal = 0; meal < this.costs.meals; meal++)
      if (!open.has(meal)) cost += this.costs.ofWholeMeal(meal, this.perMeal);
    return cost;
  }

  /** Begins again, each time with some choices by lot, and keeps what was best. */
  improveByLot(times: number, random: () => number): void {
    let best = this.cost();
    let chosen = this.parts.map((part) => part.chosen);
    for (let time = 0; time < times; time++) {
      for (const [at, part] of this.parts.entries())
        this.choose(
          part,
          random() < BY_LOT ? Math.floor(random() * part.options.count) : (chosen[at] as number),
        );
      this.improveSingly();
      this.improve();
      const cost = this.cost();
      if (cost >= best - BETTER) continue;
      best = cost;
      chosen = this.parts.map((part) => part.chosen);
    }
    for (const [at, part] of this.parts.entries()) this.choose(part, chosen[at] as number);
  }

  private choose(part: Part, option: number): void {
    if (option === part.chosen) return;
    this.take(part);
    part.chosen = option;
    this.put(part);
  }

  private improveOne(open: PartOfMeal): boolean {
    const { part } = open;
    const { options, chosen: before } = part;
    this.take(part);
    const ofMeal = open.ofMeal();
    let best = this.costWith(open, before) - BETTER;
    let found = before;
    for (let at = 0; at < options.count; at++) {
      const own = (options.costs[at] as number) + (ofMeal[at] as number);
      if (own >= best) continue;
      const cost = this.costWith(open, at);
      if (cost >= best) continue;
      best = cost;
      found = at;
    }
    part.chosen = found;
    this.put(part);
    return found !== before;
  }

  /** Returns the cost of an option of a part that is taken out of the day. */
  private costWith(open: PartOfMeal, option: number): number {
    const { part } = open;
    const ofDay = this.costs.ofDay(this.day, part.options.vectors, option * this.width);
    return open.costOf(option) + this.sides.costWith(part, option) + ofDay;
  }

  private improveTwo(openOne: PartOfMeal, openOther: PartOfMeal): boolean {
    const [one, other] = [openOne.part, openOther.part];
    const isOneMeal = one.meal === other.meal;
    const [beforeOne, beforeOther] = [one.chosen, other.chosen];
    const ofDay = this.costs.ofWholeDay(this.day);
    this.take(one);
    this.take(other);
    const ofOne = isOneMeal ? (one.options.costs[beforeOne] as number) : openOne.costOf(beforeOne);
    const again =
      this.sides.costWith(one, beforeOne) + this.sides.costWith(other, beforeOther, onceAt(one, beforeOne));
    this.best = ofOne + openOther.costOf(beforeOther) + again + ofDay - BETTER;
    this.isFound = false;
    if (isOneMeal) this.searchWithin(one, openOther);
    else this.searchAcross(openOne, openOther);
    if (!this.isFound) [one.chosen, other.chosen] = [beforeOne, beforeOther];
    this.put(one);
    this.put(other);
    return this.isFound;
  }

  private searchWithin(one: Part, open: PartOfMeal): void {
    const { part: other } = open;
    const { costs, count } = one.options;
    let [bestOne, bestOther] = [one.chosen, other.chosen];
    for (let first = 0; first < count; first++) {
      const own = costs[first] as number;
      one.chosen = first;
      const least = open.least();
      if (own + least >= this.best) continue;
      const ofOne = own + this.sides.costWith(one, first);
      const found = this.searchBeside(one, other, { ofOne, least, ofMeal: open.ofMeal() });
      if (found !== null) [bestOne, bestOther] = [first, found];
    }
    [one.chosen, other.chosen] = [bestOne, bestOther];
  }

  private searchAcross(openOne: PartOfMeal, open: PartOfMeal): void {
    const [one, other] = [openOne.part, open.part];
    const { costs, count } = one.options;
    const ofOneMeal = openOne.ofMeal();
    const ofMeal = open.ofMeal();
    const least = open.least();
    let [bestOne, bestOther] = [one.chosen, other.chosen];
    for (let first = 0; first < count; first++) {
      const own = (costs[first] as number) + (ofOneMeal[first] as number);
      if (own + least >= this.best) continue;
      const ofOne = own + this.sides.costWith(one, first);
      one.chosen = first;
      const found = this.searchBeside(one, other, { ofOne, least, ofMeal });
      if (found !== null) [bestOne, bestOther] = [first, found];
    }
    [one.chosen, other.chosen] = [bestOne, bestOther];
  }

  /**
   * Returns the best option of a part if that is better than what was found before, or null. It costs at least `least`, and
   * is eaten beside what `one` has chosen, which costs `ofOne`. Both are taken out.
   */
  private searchBeside(
    one: Part,
    other: Part,
    { ofOne, least, ofMeal }: { ofOne: number; least: number; ofMeal: Float64Array },
  ): number | null {
    const { vectors, costs } = other.options;
    const besides = onceAt(one, one.chosen);
    this.addToDay(one, one.chosen);
    const { first, end } = this.optionsBeside(other.options, this.best - ofOne - least);
    let found: number | null = null;
    for (let at = first; at < end; at++) {
      const own = ofOne + (costs[at] as number) + (ofMeal[at] as number);
      if (own >= this.best) continue;
      const partial = own + this.sides.costWith(other, at, besides);
      if (partial >= this.best) continue;
      const cost = partial + this.costs.ofDay(this.base, vectors, at * this.width, this.best - partial);
      if (cost >= this.best) continue;
      this.best = cost;
      this.isFound = true;
      found = at;
    }
    return found;
  }

  /**
   * Returns the options with which a day that has the sums in `base` without them may cost less than `limit`. Those with too
   * little or too much energy come before and after them.
   */
  private optionsBeside({ vectors, count }: Options, limit: number): { first: number; end: number } {
    if (limit > OUTSIDE) return { first: 0, end: count };
    const { width, costs } = this;
    const energy = this.base[0] as number;
    let first = 0;
    while (first < count && energy + (vectors[first * width] as number) < costs.leastEnergy) first++;
    let end = first;
    while (end < count && energy + (vectors[end * width] as number) <= costs.mostEnergy) end++;
    return { first, end };
  }

  /** Puts the sums of the day with an option of a part, which is taken out, into `base`. */
  private addToDay({ options }: Part, option: number): void {
    const from = option * this.width;
    for (let n = 0; n < this.width; n++)
      this.base[n] = (this.day[n] as number) + (options.vectors[from + n] as number);
  }

  private take(part: Part): void {
    this.sides.add(part, -1);
    this.add(part.meal, part.options.vectors, part.chosen * this.width, -1);
  }

  private put(part: Part): void {
    this.sides.add(part, 1);
    this.add(part.meal, part.options.vectors, part.chosen * this.width, 1);
  }

  private add(meal: number, vectors: Float64Array, from: number, times: number): void {
    const start = meal * this.width;
    for (let n = 0; n < this.width; n++) {
      const amount = times * (vectors[from + n] as number);
      this.day[n] = (this.day[n] as number) + amount;
      this.perMeal[start + n] = (this.perMeal[start + n] as number) + amount;
    }
  }
}
