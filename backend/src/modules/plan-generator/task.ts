import type { RuleName } from '../plan-certificate/index.js';
import type { PlanMeal, PlanRules, PlanWish, Totals } from '../plan-model/index.js';
import type { GeneratorRecipe } from './recipe-columns/generator-recipe.js';

/** A meal that stays as it is. Its numbers are those of the plan's own copy: the library's may have changed since. */
export interface KeptMeal extends Pick<PlanMeal, 'day' | 'mealNumber' | 'mealType' | 'servings'> {
  recipe: Pick<
    GeneratorRecipe,
    | 'id'
    | 'kcal'
    | 'protein'
    | 'carbs'
    | 'fat'
    | 'cuisine'
    | 'mainIngredientTags'
    | 'foodIds'
    | 'unknownIngredients'
  >;
}

export interface GenerateTask {
  wish: PlanWish;
  /** Whose own recipes may be in it beside the library's. */
  viewerId: string;
  /** The same library, task and seed give the same plan. */
  seed: number;
  kept: KeptMeal[];
  /** After so long it stops wherever it is. A last resort, since the answer then depends on the machine. */
  deadlineMs: number;
  /** From 0 to 1, how welcome each recipe is, by id; their ratings where this is not given. */
  scores?: ReadonlyMap<string, number>;
}

/** What may stand in the way of a plan. */
export type BlockingRule = RuleName | keyof Totals | 'mealsPerDay';

export interface Planned {
  kind: 'plan';
  /** Kept ones too, by day and number. */
  meals: PlanMeal[];
  /** From 0 to 1: the mean of its meals, less what it lacks in variety. */
  score: number;
  /** No plan within the rules can score more. */
  bound: number;
}

export interface Refused {
  kind: 'refused';
  /** Whose relaxation helps most. */
  rule: BlockingRule;
  /** True only where no plan can exist; otherwise none was found. */
  proven: boolean;
  nearest: Nearest | null;
  relaxations: Relaxation[];
}

/** The best that was found: it holds every rule, but not the targets of every day. */
export interface Nearest {
  meals: PlanMeal[];
  /** All days; `missing` says by how much each number lies outside what is allowed, as is where it does not. */
  days: { day: number; actual: Totals; missing: Totals; holds: boolean }[];
}

export interface Relaxation {
  rule: BlockingRule;
  /** For people: "Up to 45 minutes of preparation". */
  label: string;
  /** What to change in the wish. */
  change: WishChange;
  /** Whether a plan was found with it. */
  possible: boolean;
}

export interface WishChange {
  mealsPerDay?: number;
  targets?: Partial<Totals>;
  rules?: Partial<PlanRules>;
}

export type Generated = Planned | Refused;
