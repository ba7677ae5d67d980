import type { RuleName } from '../plan-certificate/index.js';
import type { PlanMeal, PlanWish, Totals, WishChange } from '../plan-model/index.js';
import type { GeneratorRecipe } from './recipe-columns/generator-recipe.js';

/**
 * A meal that must not change. Its numbers are those of the plan's own copy, because the recipe may have changed
 * since.
 */
export interface KeptMeal extends Pick<PlanMeal, 'day' | 'mealNumber' | 'mealType' | 'servings'> {
  recipe: KeptRecipe;
  /** Whether an earlier meal cooked it, so that it repeats nothing. */
  isLeftovers?: boolean;
  /** Its sides, which stay beside the dish that replaces it. Absent if there are none. */
  sides?: KeptSide[];
}

export type KeptRecipe = Pick<
  GeneratorRecipe,
  | 'id'
  | 'kcal'
  | 'protein'
  | 'carbs'
  | 'fat'
  | 'fiber'
  | 'cuisine'
  | 'mainIngredientTags'
  | 'foodIds'
  | 'unknownIngredients'
  | 'kitchen'
>;

/** A side of a meal that must not change. */
export interface KeptSide {
  recipe: KeptRecipe;
  servings: number;
}

export interface GenerateTask {
  wish: PlanWish;
  /** The user whose own recipes may be used in addition to public ones. */
  viewerId: string;
  /** The same recipes, task, and seed give the same plan. */
  seed: number;
  kept: KeptMeal[];
  /** The time after which everything stops. It is a last resort, because the answer then depends on the machine. */
  deadlineMs: number;
  /** A score from 0 to 1 for each recipe by ID. Without it, ratings are used. */
  scores?: ReadonlyMap<string, number>;
}

export type BlockingRule = RuleName | keyof Totals | 'mealsPerDay';

export interface Planned {
  kind: 'plan';
  /** Includes kept meals, ordered by day and number. */
  meals: PlanMeal[];
  /**
   * From 0 to 1: the mean of its meals minus the costs of variety, and more than which no plan within the rules can
   * score. Null for a plan whose week was weighed as a whole, which has no such bound.
   */
  worth: { score: number; bound: number } | null;
}

export interface Refused {
  kind: 'refused';
  /** The rule whose relaxation helps most. */
  rule: BlockingRule;
  /** True only if no plan can exist. Otherwise none was found. */
  proven: boolean;
  nearest: Nearest | null;
  relaxations: Relaxation[];
}

/** The missing amounts, by the target or the rule that asks for them. */
type Missing = Totals & Partial<Record<BlockingRule, number>>;

/** The best plan that was found: it satisfies every rule but not the targets of every day. */
export interface Nearest {
  meals: PlanMeal[];
  /** All days. `missing` says how far each number is outside its bounds. */
  days: { day: number; actual: Totals; missing: Missing; holds: boolean }[];
}

export interface Relaxation {
  rule: BlockingRule;
  /** The alternative in words: "Up to 45 minutes of preparation". */
  label: string;
  /** The changes of the request. */
  change: WishChange;
  /** Whether a plan was found with it. */
  possible: boolean;
}

export type Generated = Planned | Refused;
