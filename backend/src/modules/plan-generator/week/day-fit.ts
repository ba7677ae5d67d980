import type { DayCosts } from './day-costs.js';
import { FilledDay, type KeptAmounts, type Options, type Part } from './filled-day.js';
import { PartOfMeal } from './part-of-meal.js';
import { onceAt } from './sides-of-day.js';
import { OUTSIDE } from './weights.js';

const BETTER = 1e-9;
const MAX_SWEEPS = 3;
/** The share of choices that are drawn by lot. */
const BY_LOT = 0.4;

/** A day whose parts are changed, one or two at a time, as long as that makes it better. */
export class DayFit extends FilledDay {
  private readonly open: readonly PartOfMeal[];
  private readonly base: Float64Array;
  private best = 0;
  private isFound = false;

  constructor(costs: DayCosts, parts: readonly Part[], kept: readonly KeptAmounts[]) {
    super(costs, parts, kept);
    this.open = parts.map((part) => new PartOfMeal(part, parts, costs));
    this.base = new Float64Array(this.width);
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
    const ofDay = this.costs.ofDay(this.amounts, part.options.vectors, option * this.width);
    return open.costOf(option) + this.sides.costWith(part, option) + ofDay;
  }

  private improveTwo(openOne: PartOfMeal, openOther: PartOfMeal): boolean {
    const [one, other] = [openOne.part, openOther.part];
    const isOneMeal = one.meal === other.meal;
    const [beforeOne, beforeOther] = [one.chosen, other.chosen];
    const ofDay = this.costs.ofWholeDay(this.amounts);
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
      this.base[n] = (this.amounts[n] as number) + (options.vectors[from + n] as number);
  }
}
