/** How much is tried before a plan is given up. In steps, not in time, so that no answer depends on the machine. */
export interface SearchBudget {
  /** Candidates of each kind that meals are chosen from. */
  width: number;
  /** How often all days are gone through again for the better. */
  rounds: number;
  /** How often the plan is begun anew while days stay open. */
  beginnings: number;
  /** How often two days are made anew together because one of them is open. */
  rebuilds: number;
  /** How many programs of single days go to the solver then. */
  programs: number;
  /** How many selections of foods are tried where their number is limited. */
  baskets: number;
}

export const FULL: SearchBudget = {
  width: 120,
  rounds: 4,
  beginnings: 3,
  rebuilds: 60,
  programs: 4,
  baskets: 24,
};

/** Enough to see whether a plan is there. */
export const BRIEF: SearchBudget = {
  width: 60,
  rounds: 0,
  beginnings: 1,
  rebuilds: 20,
  programs: 0,
  baskets: 6,
};

/** For a change that the brief look did not find enough: all that the search itself can do. */
export const THOROUGH: SearchBudget = { ...FULL, rounds: 0, programs: 0 };

/** When to stop wherever one is. */
export class Deadline {
  private readonly at: number;

  /** `isAbandoned`: no one waits for the answer any more. */
  constructor(
    milliseconds: number,
    private readonly isAbandoned: () => boolean = () => false,
  ) {
    this.at = performance.now() + milliseconds;
  }

  get isOver(): boolean {
    return performance.now() > this.at || this.isAbandoned();
  }

  /** Half of what is left: as much remains for what comes after. */
  halfWay(): Deadline {
    return new Deadline((this.at - performance.now()) / 2, this.isAbandoned);
  }

  /** What is left, at most so much. */
  seconds(most: number): number {
    return Math.max(0.05, Math.min(most, (this.at - performance.now()) / 1000));
  }
}
