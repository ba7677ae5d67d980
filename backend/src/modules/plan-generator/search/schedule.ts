import type { Prices } from '../solver/prices.js';
import { reducedWorth } from '../solver/reduced-worth.js';
import type { PlanState } from './plan-state.js';

/**
 * What each candidate is worth on a day beyond what it takes from the other days. A recipe that the best mixture has often is
 * due from time to time: ahead of its time it counts less, so that the last days are left what they need.
 */
export class Schedule {
  private readonly reduced: Float64Array[];
  /** What was told of the last day: the next one is written over it. */
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

  /** By kind and place, of those places alone, which are the same for each day. It holds until the next day is asked for. */
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
