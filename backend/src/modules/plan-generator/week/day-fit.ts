import type { Problem } from '../problem/problem.js';
import { NONE } from '../recipe-columns/recipe-columns.js';
import { DayCosts, type MealBounds } from './day-costs.js';
import { FreshSides } from './fresh-sides.js';
import type { Vectors } from './vectors.js';
import { SAME_FRESH } from './weights.js';
import { DayOfWholeMeals, optionIn, wholeMeals } from './whole-meals.js';

/** What can be eaten in one place: portions of a dish, or a side in its amounts and none of it. */
export interface Options {
  /** By option, its vector. */
  vectors: Float64Array;
  /** What each costs by itself. */
  costs: Float64Array;
  count: number;
}

/** A place that is filled by one of its options. */
export interface Part {
  meal: number;
  options: Options;
  chosen: number;
  /** By option: the number of the fruit, vegetables, or salad that it is, or NONE. */
  fresh?: Int32Array;
}

const BETTER = 1e-9;
const MAX_SWEEPS = 3;
/** The share of choices that are drawn by lot. */
const BY_LOT = 0.4;

/** One day: its meals are made of parts, and each part is one of several options. It finds the best ones together. */
export class DayFit {
  private readonly width: number;
  private readonly costs: DayCosts;
  private readonly freshSides = new FreshSides();
  private readonly day: Float64Array;
  private readonly perMeal: Float64Array;
  /** What no option has. */
  private readonly nothing: Float64Array;
  private readonly base: Float64Array;
  private readonly mealBase: Float64Array;
  private best = 0;
  private isFound = false;

  constructor(
    problem: Problem,
    vectors: Vectors,
    private readonly bounds: readonly MealBounds[],
    private readonly parts: readonly Part[],
    kept: readonly { meal: number; vector: Float64Array }[],
  ) {
    this.width = vectors.width;
    this.costs = new DayCosts(problem, this.width, bounds);
    this.day = new Float64Array(this.width);
    this.nothing = new Float64Array(this.width);
    this.base = new Float64Array(this.width);
    this.mealBase = new Float64Array(this.width);
    this.perMeal = new Float64Array(this.width * bounds.length);
    for (const { meal, vector } of kept) this.add(meal, vector, 0, 1);
    for (const part of parts) this.put(part);
  }

  /** What the day costs as it is. */
  cost(): number {
    const { width, nothing } = this;
    let cost = this.costs.ofDay(this.day, nothing, 0) + this.freshSides.cost();
    for (let meal = 0; meal < this.bounds.length; meal++)
      cost += this.costs.ofMeal(meal, this.perMeal, meal * width, nothing, 0);
    for (const { options, chosen } of this.parts) cost += options.costs[chosen] as number;
    return cost;
  }

  /** Whether all bounds of the day and of its meals are kept. */
  isDone(): boolean {
    for (let meal = 0; meal < this.bounds.length; meal++)
      if (this.costs.outsideOfMeal(meal, this.perMeal, meal * this.width, this.nothing, 0) > 0) return false;
    return this.costs.isWithin(this.day);
  }

  /** Changes one part at a time while that helps. */
  improveSingly(): void {
    for (let sweep = 0; sweep < MAX_SWEEPS; sweep++) {
      let isBetter = false;
      for (const part of this.parts) isBetter = this.improveOne(part) || isBetter;
      if (!isBetter) return;
    }
  }

  /** Changes two parts at a time while that helps. */
  improve(): void {
    for (let sweep = 0; sweep < MAX_SWEEPS; sweep++) {
      let isBetter = false;
      for (let one = 0; one < this.parts.length; one++)
        for (let other = one + 1; other < this.parts.length; other++)
          isBetter = this.improveTwo(this.parts[one] as Part, this.parts[other] as Part) || isBetter;
      if (!isBetter) return;
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
    for (let meal = 0; meal < this.bounds.length; meal++)
      if (!open.has(meal)) cost += this.costs.ofMeal(meal, this.perMeal, meal * this.width, this.nothing, 0);
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

  private improveOne(part: Part): boolean {
    const { options, meal, chosen: before } = part;
    const { width } = this;
    this.take(part);
    const start = meal * width;
    let best = this.costWith(part, before, start) - BETTER;
    let found = before;
    for (let at = 0; at < options.count; at++) {
      const own =
        (options.costs[at] as number) +
        this.freshSides.costWith(part, at) +
        this.costs.ofMeal(meal, this.perMeal, start, options.vectors, at * width);
      if (own >= best) continue;
      const cost = own + this.costs.ofDay(this.day, options.vectors, at * width);
      if (cost >= best) continue;
      best = cost;
      found = at;
    }
    part.chosen = found;
    this.put(part);
    return found !== before;
  }

  private costWith(part: Part, at: number, start: number): number {
    const { options, meal } = part;
    const from = at * this.width;
    const own = (options.costs[at] as number) + this.freshSides.costWith(part, at);
    const ofMeal = this.costs.ofMeal(meal, this.perMeal, start, options.vectors, from);
    return own + ofMeal + this.costs.ofDay(this.day, options.vectors, from);
  }

  private improveTwo(one: Part, other: Part): boolean {
    const before = this.costOfPair(one, other);
    this.take(one);
    this.take(other);
    const [beforeOne, beforeOther] = [one.chosen, other.chosen];
    this.best = before + this.freshSides.costOfPair(one, other) - BETTER;
    this.isFound = false;
    if (one.meal === other.meal) this.searchWithin(one, other);
    else this.searchAcross(one, other);
    if (!this.isFound) [one.chosen, other.chosen] = [beforeOne, beforeOther];
    this.put(one);
    this.put(other);
    return this.isFound;
  }

  /** The cost of all that two parts have an effect on, as they are. */
  private costOfPair(one: Part, other: Part): number {
    const { width } = this;
    const own = (one.options.costs[one.chosen] as number) + (other.options.costs[other.chosen] as number);
    const ofMeal = ({ meal }: Part) => this.costs.ofMeal(meal, this.perMeal, meal * width, this.nothing, 0);
    const meals = ofMeal(one) + (other.meal === one.meal ? 0 : ofMeal(other));
    return own + meals + this.costs.ofDay(this.day, this.nothing, 0);
  }

  /** No side is in both parts, because a meal has one that is fresh. */
  private searchWithin(one: Part, other: Part): void {
    const { width, base, mealBase } = this;
    const start = one.meal * width;
    const { vectors, count } = other.options;
    const costs = this.freshSides.costsOf(other);
    const costsOfOne = this.freshSides.costsOf(one);
    let [bestOne, bestOther] = [one.chosen, other.chosen];
    for (let first = 0; first < one.options.count; first++) {
      const ofFirst = costsOfOne[first] as number;
      if (ofFirst >= this.best) continue;
      for (let n = 0; n < width; n++) {
        const amount = one.options.vectors[first * width + n] as number;
        base[n] = (this.day[n] as number) + amount;
        mealBase[n] = (this.perMeal[start + n] as number) + amount;
      }
      for (let second = 0, from = 0; second < count; second++, from += width) {
        const own = ofFirst + (costs[second] as number);
        if (own >= this.best) continue;
        const partial = own + this.costs.ofMeal(one.meal, mealBase, 0, vectors, from);
        if (partial >= this.best) continue;
        const cost = partial + this.costs.ofDay(base, vectors, from);
        if (cost >= this.best) continue;
        this.best = cost;
        this.isFound = true;
        [bestOne, bestOther] = [first, second];
      }
    }
    [one.chosen, other.chosen] = [bestOne, bestOther];
  }

  private searchAcross(one: Part, other: Part): void {
    const { width, base } = this;
    const { vectors, count } = other.options;
    const ownOfOther = this.ownCosts(other);
    const ownOfOne = this.ownCosts(one);
    let least = Number.POSITIVE_INFINITY;
    for (const own of ownOfOther) if (own < least) least = own;
    let [bestOne, bestOther] = [one.chosen, other.chosen];
    for (let first = 0; first < one.options.count; first++) {
      const ofFirst = ownOfOne[first] as number;
      if (ofFirst + least >= this.best) continue;
      const only = this.freshSides.onlyOf(one, first);
      for (let n = 0; n < width; n++)
        base[n] = (this.day[n] as number) + (one.options.vectors[first * width + n] as number);
      for (let second = 0; second < count; second++) {
        let partial = ofFirst + (ownOfOther[second] as number);
        if (partial >= this.best) continue;
        if (only !== NONE && other.fresh?.[second] === only) partial += SAME_FRESH;
        const cost = partial + this.costs.ofDay(base, vectors, second * width);
        if (cost >= this.best) continue;
        this.best = cost;
        this.isFound = true;
        [bestOne, bestOther] = [first, second];
      }
    }
    [one.chosen, other.chosen] = [bestOne, bestOther];
  }

  /** What each option of a part, which is taken out, costs besides the day. */
  private ownCosts(part: Part): Float64Array {
    const { width } = this;
    const { meal, options } = part;
    return this.freshSides
      .costsOf(part)
      .map(
        (cost, at) => cost + this.costs.ofMeal(meal, this.perMeal, meal * width, options.vectors, at * width),
      );
  }

  private take(part: Part): void {
    this.freshSides.add(part, -1);
    this.add(part.meal, part.options.vectors, part.chosen * this.width, -1);
  }

  private put(part: Part): void {
    this.freshSides.add(part, 1);
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
