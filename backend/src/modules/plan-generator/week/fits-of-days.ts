import { DayCosts } from './day-costs.js';
import { DayFit } from './day-fit.js';
import type { KeptAmounts, Part } from './filled-day.js';
import { boundsOfMeal } from './meal-bounds.js';
import type { Menu } from './menu.js';

/** Makes the fit of each day of a plan. */
export class FitsOfDays {
  private readonly costs: readonly DayCosts[];
  /** The amounts of the kept meals of each day. */
  private readonly kept: readonly KeptAmounts[][];

  constructor({ problem, vectors, dishes }: Menu) {
    this.costs = problem.days.map((slots) => {
      const bounds = slots.map((slot) => boundsOfMeal(problem, slot));
      return new DayCosts(problem, vectors.width, bounds);
    });
    this.kept = problem.days.map((slots) =>
      slots.flatMap(({ kept }, meal) =>
        kept === null ? [] : [{ meal, vector: vectors.ofKept(dishes, kept) }],
      ),
    );
  }

  of(day: number, parts: readonly Part[]): DayFit {
    return new DayFit(this.costs[day] as DayCosts, parts, this.kept[day] ?? []);
  }
}
