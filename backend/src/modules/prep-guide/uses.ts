import { type Food, foods } from '../foods/index.js';
import {
  type CookedPlan,
  type Cooking,
  cookingsWithSides,
  type PlanMeal,
  type PlanRecipe,
  recipesById,
} from '../plan-model/index.js';
import type { RecipeIngredient } from '../recipes/index.js';
import { type Fraction, NOTHING, over, plus, times, toNumber, written } from './fraction.js';
import { distinct } from './grouping.js';
import { type DayRange, isWithin } from './weeks.js';

/** An ingredient as one cooking needs it. */
export interface Use {
  /** The meal that cooks, with the portions of all meals at which the dish is eaten. */
  meal: PlanMeal;
  /** The days on which the dish is eaten. */
  eatenOn: number[];
  /** The servings that no meal eats. */
  left: number;
  recipe: PlanRecipe;
  ingredient: RecipeIngredient;
  food: Food | null;
  /** The share of the recipe's amount that is cooked. */
  share: Fraction;
}

/** One week of a plan: its days and the recipes that are cooked in it. */
export interface Week {
  days: DayRange;
  uses: Use[];
}

/**
 * The uses of what is cooked on these days, in the order of the plan. Leftovers count where they are cooked,
 * and sides where they are eaten. Meals without a recipe in the plan are skipped.
 */
export function collectUses(plan: CookedPlan, days?: DayRange): Use[] {
  const recipes = recipesById(plan);
  return cookingsWithSides(plan)
    .filter(({ meal }) => isWithin(meal, days))
    .flatMap((cooking) => {
      const recipe = recipes.get(cooking.meal.recipeId);
      return recipe ? usesOfCooking(cooking, recipe) : [];
    });
}

const usesOfCooking = ({ meal: cook, eatenAt, servings, left }: Cooking, recipe: PlanRecipe): Use[] => {
  const share = over(written(servings), written(recipe.servings));
  const meal = { ...cook, servings };
  const eatenOn = distinct(eatenAt.map(({ day }) => day));
  return recipe.ingredientsJson.map((ingredient) => ({
    meal,
    eatenOn,
    left,
    recipe,
    ingredient,
    food: foods.get(ingredient.foodId ?? '') ?? null,
    share,
  }));
};

/** Null if the ingredient was not weighed. */
export const gramsOf = ({ ingredient, share }: Use): Fraction | null =>
  ingredient.grams === null ? null : times(written(ingredient.grams), share);

/** A rounded sum for sentences and minutes. The shopping list adds up without rounding. */
export const gramsOfAll = (uses: Use[]): number =>
  toNumber(uses.map(gramsOf).reduce(sumOf, NOTHING) ?? NOTHING);

const sumOf = (sum: Fraction | null, grams: Fraction | null) =>
  sum && grams ? plus(sum, grams) : (sum ?? grams);

/** The servings of their dishes that no meal eats. */
export const servingsLeft = (uses: Use[]): number =>
  [...new Map(uses.map(({ meal, left }) => [meal, left])).values()].reduce((sum, left) => sum + left, 0);

export const recipesOf = (uses: Use[]): string[] => distinct(uses.map(({ recipe }) => recipe.name));

/** The days on which they are cooked. */
export const daysOf = (uses: Use[]): number[] =>
  distinct(uses.map(({ meal }) => meal.day)).sort((a, b) => a - b);

/** The days on which their dishes are eaten. */
export const daysEaten = (uses: Use[]): number[] =>
  distinct(uses.flatMap(({ eatenOn }) => eatenOn)).sort((a, b) => a - b);

/** Ingredients have the names of the shopping list; water is left out. */
export const ingredientsOf = (uses: Use[]): string[] =>
  distinct(
    uses
      .filter(({ food }) => food?.id !== 'water')
      .map(({ food, ingredient }) => food?.name ?? ingredient.name.trim()),
  );
