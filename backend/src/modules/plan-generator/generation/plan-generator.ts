import type { PlanMeal, PlanRecipe, PlanWish, Totals } from '../../plan-model/index.js';

export interface GenerationTask {
  wish: PlanWish;
  /** Whose recipes may be used beside the library's. */
  userId: string;
  seed: number;
  /** What stays as it is. */
  kept: { meal: PlanMeal; recipe: PlanRecipe }[];
}

/** All meals of the plan are kept, the one that is swapped too. */
export interface SwapTask extends GenerationTask {
  place: Pick<PlanMeal, 'day' | 'mealNumber'>;
}

export interface SwapChoice {
  recipeId: string;
  servings: number;
}

export interface Relaxation {
  rule: string;
  /** What would be asked instead, for people. */
  label: string;
  /** The fields of the form that would change. */
  change: Record<string, unknown>;
  /** Whether a plan was found with it. */
  possible: boolean;
}

export interface Refusal {
  rule: string;
  /** For people: what stands in the way. */
  reason: string;
  /** That there is none was proven; otherwise none was found in time. */
  proven: boolean;
  /** The worst day of the nearest that was found, if there is any. */
  nearest: { day: number; totals: Totals } | null;
  relaxations: Relaxation[];
}

/** Finds the meals of plans, in a thread of its own. */
export abstract class PlanGenerator {
  /** Throws what says why there are none. */
  abstract generate(task: GenerationTask): Promise<PlanMeal[]>;

  abstract swaps(task: SwapTask): Promise<SwapChoice[]>;
}
