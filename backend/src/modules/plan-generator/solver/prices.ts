import type { Problem } from '../problem/problem.js';
import { WINDOW } from '../rules/uses.js';
import { PlanProgram, PRECISION } from './plan-program.js';
import type { Duals } from './reduced-worth.js';
import { programOf, type Solver, withProgram } from './solver.js';

/** The result of the program for all days together. */
export interface Prices extends Duals {
  /** The number of times that the best mixture uses each recipe in the plan, by its number in the pool. */
  uses: Float64Array;
  /** No plan can be worth more, without kept meals. */
  bound: number;
  /** The distance of the nearest mixture of meals from each range of an average day, in kcal or grams. */
  missing: Float64Array;
  /** Meals for which no recipe fits, even in fractions. */
  unfilled: number;
  /** Whether every candidate was considered, so that what is missing is certainly missing. */
  settled: boolean;
}

const MAX_ROUNDS = 40;
const CLOSE_ENOUGH = 5e-4;

/**
 * All days add up to one small linear program: how often is each meal eaten in the whole plan? Its optimum is
 * a bound of any plan, and it is quickly solved, since only those meals enter that the prices so far call for
 * (column generation). If not all targets can be met, the sum `yielding` is missed before any other.
 */
export function pricesOf(solver: Solver, problem: Problem, yielding: number | null = null): Prices {
  const program = new PlanProgram(problem, usesInBalance(problem), yielding);
  const first = program.first();
  return withProgram(solver, programOf(solver, first.rows, first.columns), (model) => {
    for (let round = 1; ; round++) {
      model.run();
      const duals = model.getSolution().rowDual;
      const prices = program.read(duals);
      const { columns, gain } = program.called(prices);
      const value = model.getObjectiveValue();
      const settled = gain <= PRECISION * Math.max(1, Math.abs(value));
      if (settled || round === MAX_ROUNDS || (gain < CLOSE_ENOUGH * value && program.isWithin(model)))
        return {
          ...prices,
          bound: value + gain + program.slackOf(duals),
          ...program.solution(model),
          settled,
        };
      program.extend(model, columns);
    }
  });
}

/**
 * The uses that are allowed in full weeks, in proportion: the last days of a plan of 30 may allow two more, but a
 * program that counts on them would leave each week too little.
 */
function usesInBalance({ task: { wish } }: Problem): number {
  const { days, rules } = wish;
  return days < WINDOW ? rules.maxUses : (rules.maxUses * days) / WINDOW;
}
