import { NONE } from '../recipe-columns/recipe-columns.js';
import type { PlanState } from './plan-state.js';

/** The worth of its meals, except kept ones, minus the costs of variety. */
export function worthOfPlan(state: PlanState): number {
  let worth = 0;
  for (const [day, slots] of state.problem.days.entries())
    for (const [index, { kind }] of slots.entries()) {
      const place = state.chosenAt(day, index);
      if (place !== NONE) worth += state.problem.kinds[kind]?.candidates.worth[place] ?? 0;
    }
  return worth - state.usage.totalCost();
}

export const openMeals = ({ problem }: PlanState): number =>
  problem.kinds.reduce((sum, { open }) => sum + open, 0);
