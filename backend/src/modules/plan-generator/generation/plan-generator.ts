import type { MealPlace, PlanMeal, PlanRecipe, PlanWish, Totals } from '../../plan-model/index.js';

export interface GenerationTask {
  wish: PlanWish;
  /** The user whose own recipes may be used in addition to public ones. */
  userId: string;
  seed: number;
  /** Meals that must not change. */
  kept: {
    meal: PlanMeal;
    recipe: PlanRecipe;
    /** The sides of the meal. */
    sides: { recipe: PlanRecipe; servings: number }[];
  }[];
}

/** All meals of the plan are kept, including the one to be swapped. */
export interface SwapTask extends GenerationTask {
  place: MealPlace;
}

export interface SwapChoice {
  recipeId: string;
  servings: number;
}

/** All meals of the plan are kept, including those to be swapped. */
export interface FoodSwapTask extends GenerationTask {
  /** The food that each dish has to contain. */
  foodId: string;
  places: MealPlace[];
}

export interface PlacedSwapChoice extends SwapChoice {
  place: MealPlace;
  /** Whether the day is then within its targets. */
  holds: boolean;
}

export interface Relaxation {
  rule: string;
  /** The alternative request in words. */
  label: string;
  /** The fields of the form that would change. */
  change: Record<string, unknown>;
  /** Whether a plan was found with it. */
  possible: boolean;
}

export interface Refusal {
  rule: string;
  /** The obstacle in words. */
  reason: string;
  /** True if it was proven that there is no plan, false if none was found in time. */
  proven: boolean;
  /** The worst day of the nearest plan that was found, if any. */
  nearest: { day: number; totals: Totals } | null;
  relaxations: Relaxation[];
}

/** Finds the meals of plans in a separate thread. */
export abstract class PlanGenerator {
  /** Throws an error that says why there are none. */
  abstract generate(task: GenerationTask): Promise<PlanMeal[]>;

  abstract swaps(task: SwapTask): Promise<SwapChoice[]>;

  /** The nearest swaps of each place with a food. */
  abstract swapsWithFood(task: FoodSwapTask): Promise<PlacedSwapChoice[]>;
}
