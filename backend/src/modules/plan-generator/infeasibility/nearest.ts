import type { PlanMeal, Totals } from '../../plan-model/index.js';
import type { Problem } from '../problem/problem.js';
import { type Ranges, TARGETS } from '../problem/sums.js';
import { NONE } from '../recipe-columns/recipe-columns.js';
import { isDone } from '../search/day-value.js';
import type { PlanState } from '../search/plan-state.js';
import type { Nearest } from '../task.js';

/** The meals that exist, including kept ones. */
export function mealsOf(state: PlanState): PlanMeal[] {
  const { problem } = state;
  return problem.days.flatMap((slots, day) =>
    slots.flatMap(({ mealNumber, type, kind, kept }, index) => {
      const meal = kept ?? chosenMeal(problem, kind, state.chosenAt(day, index));
      if (meal === null) return [];
      const recipeId = problem.pool.ids[meal.recipe] ?? '';
      return { day: day + 1, mealNumber, mealType: type, recipeId, servings: meal.servings };
    }),
  );
}

function chosenMeal({ kinds }: Problem, kind: number, place: number) {
  const candidates = kinds[kind]?.candidates;
  if (place === NONE || candidates === undefined) return null;
  return { recipe: candidates.recipes[place] ?? 0, servings: candidates.servings[place] ?? 0 };
}

export function nearestOf(state: PlanState): Nearest {
  const days = [...state.problem.days.keys()].map((day) => {
    const amounts = [...state.totalsOf(day)];
    const missing = amounts.map((amount, n) => outside(amount, n, state.problem.ranges));
    const further = state.problem.sums.map(({ name }, n) => [name, missing[n]]).slice(TARGETS.length);
    return {
      day: day + 1,
      actual: totalsOf(amounts),
      missing: { ...totalsOf(missing), ...Object.fromEntries(further) },
      holds: isDone(state, day),
    };
  });
  return { meals: mealsOf(state), days };
}

/** Negative if there is too little, positive if there is too much. */
function outside(amount: number, n: number, { least, most }: Ranges): number {
  return Math.min(0, amount - (least[n] ?? 0)) + Math.max(0, amount - (most[n] ?? 0));
}

/** The amounts that have targets, of the amounts of all sums. */
export function totalsOf(amounts: readonly number[]): Totals {
  const [calories, protein, carbs, fat] = TARGETS.map((_, n) => Math.round((amounts[n] ?? 0) * 100) / 100);
  return { calories: calories ?? 0, protein: protein ?? 0, carbs: carbs ?? 0, fat: fat ?? 0 };
}
