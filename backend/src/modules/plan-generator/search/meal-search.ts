import { NONE } from '../recipe-columns/recipe-columns.js';
import { EMPTY, OUTSIDE, OUTSIDE_SLOPE, outsideOf, penaltyOf } from './day-value.js';
import type { PlanState } from './plan-state.js';
import type { Shortlist } from './shortlist.js';

/** A meal is only changed for an improvement of at least this much. */
const BETTER = 1e-9;

/** Finds the best one or two meals for places of a day while all others stay. */
export class MealSearch {
  private readonly width: number;
  private readonly least: Float64Array;
  private readonly most: Float64Array;
  /** Zeros, for a meal without amounts. */
  private readonly nothing: Float64Array;
  private readonly scale: Float64Array;
  private best = 0;
  private bestOne = NONE;
  private bestOther = NONE;

  /** Both by kind: the candidates, and what each is worth. */
  constructor(
    private readonly state: PlanState,
    private readonly lists: readonly Shortlist[],
    private readonly worth: readonly Float64Array[],
  ) {
    const { pool, ranges } = state.problem;
    this.width = pool.width;
    this.least = new Float64Array(pool.width);
    this.most = new Float64Array(pool.width);
    this.nothing = new Float64Array(pool.width);
    this.scale = ranges.unit.map((unit) => 1 / unit);
  }

  /** Returns whether it found better ones, which are then in the plan. */
  improvePair(day: number, one: number, other: number): boolean {
    const { state } = this;
    const [placeOne, placeOther] = [state.take(day, one), state.take(day, other)];
    this.start(this.valueWith(day, [one, placeOne], [other, placeOther]));
    this.searchPair(day, one, other);
    const isBetter = this.bestOne !== NONE;
    state.put(day, one, isBetter ? this.bestOne : placeOne);
    state.put(day, other, isBetter ? this.bestOther : placeOther);
    return isBetter;
  }

  improveOne(day: number, index: number): boolean {
    const { state } = this;
    const place = state.take(day, index);
    this.start(this.valueWith(day, [index, place]));
    this.searchOne(day, index);
    state.put(day, index, this.bestOne === NONE ? place : this.bestOne);
    return this.bestOne !== NONE;
  }

  /** The value of the day, which is only comparable with values of the same day. */
  valueOf(day: number): number {
    const { state } = this;
    const meals = state.openPlaces(day).map((index) => [index, state.take(day, index)] as const);
    const value = this.valueWith(day, ...meals);
    for (const [index, place] of meals) state.put(day, index, place);
    return value;
  }

  private start(value: number): void {
    this.best = value + BETTER;
    this.bestOne = NONE;
    this.bestOther = NONE;
  }

  /** The value of the day with these meals instead of the current ones. */
  private valueWith(day: number, ...meals: (readonly [index: number, place: number])[]): number {
    const { state } = this;
    let value = 0;
    for (const [index, place] of meals) {
      value += this.gainOf(day, index, place);
      state.put(day, index, place);
    }
    value -= penaltyOf(outsideOf(state, day));
    for (const [index] of meals) state.take(day, index);
    return value;
  }

  private gainOf(day: number, index: number, place: number): number {
    if (place === NONE) return EMPTY;
    const { problem, usage } = this.state;
    const { kind } = this.state.slot(day, index);
    const recipe = problem.kinds[kind]?.candidates.recipes[place] ?? 0;
    return (
      (this.worth[kind]?.[place] ?? 0) - usage.costOf(recipe, problem.pool.cuisines[recipe] ?? NONE, day)
    );
  }

  private searchPair(day: number, one: number, other: number): void {
    const { usage } = this.state;
    const { kind, type } = this.state.slot(day, one);
    const list = this.lists[kind] as Shortlist;
    const others = this.lists[this.state.slot(day, other).kind] as Shortlist;
    if (others.length === 0) return;
    const bestOfOthers = others.worth[0] as number;
    const isDinner = type === 'dinner';
    for (let at = 0; at < list.length; at++) {
      const worth = list.worth[at] as number;
      if (worth + bestOfOthers <= this.best) break;
      const recipe = list.recipes[at] as number;
      const main = list.mains[at] as number;
      const cuisine = list.cuisines[at] as number;
      if (!usage.allows(recipe, main, day, isDinner)) continue;
      const value = worth - usage.costOf(recipe, cuisine, day);
      if (value + bestOfOthers <= this.best) continue;
      usage.count(recipe, main, cuisine, day, isDinner, 1);
      this.leaveRoom(day, list.amounts, this.width * at);
      const found = this.bestIn(others, day, this.state.slot(day, other).type === 'dinner', value);
      usage.count(recipe, main, cuisine, day, isDinner, -1);
      if (found === NONE) continue;
      this.bestOne = list.places[at] as number;
      this.bestOther = found;
    }
  }

  private searchOne(day: number, index: number): void {
    const { kind, type } = this.state.slot(day, index);
    this.leaveRoom(day, this.nothing, 0);
    this.bestOne = this.bestIn(this.lists[kind] as Shortlist, day, type === 'dinner', 0);
  }

  /** Computes what remains for one more meal after `more` is added to the day. */
  private leaveRoom(day: number, more: Float64Array, from: number): void {
    const { totals, problem } = this.state;
    const { width } = this;
    for (let n = 0; n < width; n++) {
      const eaten = (totals[width * day + n] as number) + (more[from + n] as number);
      this.least[n] = (problem.ranges.least[n] as number) - eaten;
      this.most[n] = (problem.ranges.most[n] as number) - eaten;
    }
  }

  /** The position of the candidate that, with `value` for the others, beats the best so far, or NONE. */
  private bestIn(list: Shortlist, day: number, isDinner: boolean, value: number): number {
    const { usage } = this.state;
    const { width } = this;
    let found = NONE;
    for (let at = 0, from = 0; at < list.length; at++, from += width) {
      const worth = value + (list.worth[at] as number);
      if (worth <= this.best) break;
      const bearable = (worth - this.best - OUTSIDE) / OUTSIDE_SLOPE;
      const outside = this.outsideWith(list.amounts, from, bearable);
      if (outside > 0 && outside >= bearable) continue;
      const recipe = list.recipes[at] as number;
      const net = worth - penaltyOf(outside) - usage.costOf(recipe, list.cuisines[at] as number, day);
      if (net <= this.best || !usage.allows(recipe, list.mains[at] as number, day, isDinner)) continue;
      this.best = net;
      found = list.places[at] as number;
    }
    return found;
  }

  /** Returns the distance of a meal from the remaining room. The sum stops at `bearable`. */
  private outsideWith(amounts: Float64Array, from: number, bearable: number): number {
    const { least, most, scale, width } = this;
    let outside = 0;
    for (let n = 0; n < width; n++) {
      const amount = amounts[from + n] as number;
      const low = (least[n] as number) - amount;
      const high = amount - (most[n] as number);
      if (low > 0) outside += low * (scale[n] as number);
      else if (high > 0) outside += high * (scale[n] as number);
      else continue;
      if (outside >= bearable) return outside;
    }
    return outside;
  }
}
