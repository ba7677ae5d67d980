import { type Food, foods } from '../foods/index.js';
import { type Plan, type PlanMeal, type PlanRecipe, recipesById } from '../plan-model/index.js';
import type { RecipeIngredient } from '../recipes/index.js';
import { type Fraction, NOTHING, over, plus, times, toNumber, written } from './fraction.js';
import { distinct } from './grouping.js';
import { type DayRange, isWithin } from './weeks.js';

/** An ingredient as one meal needs it. */
export interface Use {
  meal: PlanMeal;
  recipe: PlanRecipe;
  ingredient: RecipeIngredient;
  food: Food | null;
  /** The share of the recipe's amount that the meal uses. */
  share: Fraction;
}

/** What the meals of one week need. */
export interface Week {
  days: DayRange;
  uses: Use[];
}

export type Meals = Pick<Plan, 'meals' | 'recipes'>;

/** Uses are in the order of the plan. A meal whose recipe is missing from the plan is skipped. */
export function collectUses(plan: Meals, days?: DayRange): Use[] {
  const recipes = recipesById(plan);
  return plan.meals
    .filter((meal) => isWithin(meal, days))
    .flatMap((meal) => {
      const recipe = recipes.get(meal.recipeId);
      return recipe ? usesOfMeal(meal, recipe) : [];
    });
}

const usesOfMeal = (meal: PlanMeal, recipe: PlanRecipe): Use[] => {
  const share = over(written(meal.servings), written(recipe.servings));
  return recipe.ingredientsJson.map((ingredient) => ({
    meal,
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

export const recipesOf = (uses: Use[]): string[] => distinct(uses.map(({ recipe }) => recipe.name));

export const daysOf = (uses: Use[]): number[] =>
  distinct(uses.map(({ meal }) => meal.day)).sort((a, b) => a - b);

/** Ingredients have the names of the shopping list; water is left out. */
export const ingredientsOf = (uses: Use[]): string[] =>
  distinct(
    uses
      .filter(({ food }) => food?.id !== 'water')
      .map(({ food, ingredient }) => food?.name ?? ingredient.name.trim()),
  );
