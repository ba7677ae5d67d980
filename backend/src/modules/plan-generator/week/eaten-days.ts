import type { Slot } from '../problem/problem.js';
import type { Serving } from './cooked-plan.js';
import { WHOLE } from './filled-part.js';

/** How a day is eaten, what it costs by itself, and whether it is within its targets. */
export interface EatenDay {
  servings: Serving[];
  cost: number;
  isDone: boolean;
}

/** The days of a plan as they are eaten. */
export class EatenDays {
  readonly servings: Serving[][];
  private readonly costs: Float64Array;
  private readonly done: Uint8Array;

  constructor(days: readonly (readonly Slot[])[]) {
    this.servings = days.map((slots) => slots.map(() => WHOLE));
    this.costs = new Float64Array(days.length);
    this.done = new Uint8Array(days.length);
  }

  at(day: number): EatenDay {
    return { servings: this.servings[day] as Serving[], cost: this.costOf(day), isDone: this.isDone(day) };
  }

  set(day: number, { servings, cost, isDone }: EatenDay): void {
    this.servings[day] = servings;
    this.costs[day] = cost;
    this.done[day] = isDone ? 1 : 0;
  }

  costOf(day: number): number {
    return this.costs[day] as number;
  }

  cost(): number {
    let cost = 0;
    for (const one of this.costs) cost += one;
    return cost;
  }

  isDone(day: number): boolean {
    return this.done[day] === 1;
  }

  /** The days that are outside their targets. */
  open(): number[] {
    return [...this.done.keys()].filter((day) => this.done[day] === 0);
  }

  /** Returns what brings these days back as they are. */
  save(days: readonly number[]): () => void {
    const before = days.map((day) => this.at(day));
    return () => {
      for (const [at, day] of days.entries()) this.set(day, before[at] as EatenDay);
    };
  }
}
