import type { Prices } from '../solver/prices.js';
import { reducedWorth } from '../solver/reduced-worth.js';
import type { PlanState } from './plan-state.js';

/**
 * The worth of each candidate on a day minus what it takes from other days. A recipe that the best mixture uses often
 * is due from time to time: before its time it counts less, so that enough is left for the last days.
 */
export class Schedule {
  private readonly reduced: Float64Array[];
  /** Reused for each day, so the values of the previous day are overwritten. */
  private readonly worth: Float64Array[];

  constructor(
    private readonly state: PlanState,
    private readonly prices: Prices,
    private readonly haste: number,
  ) {
    const { problem } = state;
    this.reduced = problem.kinds.map((slots, kind) => reducedWorth(problem, prices, slots, kind));
    this.worth = this.reduced.map((reduced) => reduced.slice());
  }

  /**
   * Returns the worth of the candidates of each kind at those of its positions that are asked for, which are the same
   * for each day. The result is valid until the next call.
   */
  worthOn(day: number, places: readonly (readonly number[])[]): Float64Array[] {
    const { problem, usage } = this.state;
    const past = (day + 1) / problem.days.length;
    for (const [kind, worth] of this.worth.entries()) {
      const recipes = problem.kinds[kind]?.candidates.recipes;
      for (const place of places[kind] ?? []) {
        const recipe = recipes?.[place] ?? 0;
        const ahead = usage.usesOf(recipe) - (this.prices.uses[recipe] ?? 0) * past;
        worth[place] = (this.reduced[kind]?.[place] ?? 0) - this.haste * ahead;
      }
    }
    return this.worth;
  }
}
