/**
 * The steps that are tried before a plan is given up. They are counted and not timed, so that answers do not
 * depend on the machine.
 */
export interface SearchBudget {
  /** The number of candidates of each kind from which meals are chosen. */
  width: number;
  /** Rounds in which all days are improved again. */
  rounds: number;
  /** Fresh starts of the plan while days are open. */
  beginnings: number;
  /** Attempts to make two days again together because one is open. */
  rebuilds: number;
  /** The number of programs of single days that the solver gets afterwards. */
  programs: number;
  /** Selections of foods that are tried if their number is limited. */
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

/** Enough to see whether a plan exists. */
export const BRIEF: SearchBudget = {
  width: 60,
  rounds: 0,
  beginnings: 1,
  rebuilds: 20,
  programs: 0,
  baskets: 6,
};

/** The time at which all work stops. */
export class Deadline {
  private readonly at: number;

  /** `isAbandoned` tells that nobody waits for the answer anymore. */
  constructor(
    milliseconds: number,
    private readonly isAbandoned: () => boolean = () => false,
  ) {
    this.at = performance.now() + milliseconds;
  }

  get isOver(): boolean {
    return performance.now() > this.at || this.isAbandoned();
  }

  /** Half of the remaining time, so that as much remains for what follows. */
  halfWay(): Deadline {
    return new Deadline((this.at - performance.now()) / 2, this.isAbandoned);
  }

  /** The remaining time, but at most this much. */
  seconds(most: number): number {
    return Math.max(0.05, Math.min(most, (this.at - performance.now()) / 1000));
  }
}
