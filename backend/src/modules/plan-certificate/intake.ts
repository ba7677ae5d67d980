import type { Plan, PlanMeal, PlanRecipe, Totals } from '../plan-model/index.js';

/** One recipe that is eaten at a meal: the dish or a side. */
export interface Served {
  meal: PlanMeal;
  recipe: PlanRecipe;
  servings: number;
  /** Whether it is made for this meal. Leftovers are not. */
  isCooked: boolean;
  /** "Day 3, dinner: Lentil soup" */
  place: string;
}

/** A meal with the recipe of its dish and the eaten amounts. */
export interface Eaten extends Served {
  /** The sides whose recipes are in the plan. */
  sides: Served[];
  /** The dish and its sides together. */
  totals: Totals;
}

/** Meals whose recipe is missing are skipped here, and the check for completeness reports them. */
export function eatenIn(plan: Plan): Eaten[] {
  const recipes = new Map(plan.recipes.map((recipe) => [recipe.id, recipe]));
  return plan.meals.flatMap((meal) => {
    const recipe = recipes.get(meal.recipeId);
    if (!recipe) return [];
    const isCooked = meal.leftoverOf === undefined;
    const dish = { meal, recipe, servings: meal.servings, isCooked, place: placeOf(meal, recipe) };
    const sides = (meal.sides ?? []).flatMap(({ recipeId, servings }): Served[] => {
      const side = recipes.get(recipeId);
      return side ? [{ meal, recipe: side, servings, isCooked: true, place: placeOf(meal, side) }] : [];
    });
    return [{ ...dish, sides, totals: totalsOf([dish, ...sides]) }];
  });
}

/** Every dish and every side. */
export const servedIn = (eaten: readonly Eaten[]): Served[] => eaten.flatMap((one) => [one, ...one.sides]);

function totalsOf(served: readonly Served[]): Totals {
  const sum = (amountIn: (recipe: PlanRecipe) => number) =>
    served.reduce((total, { recipe, servings }) => total + amountIn(recipe) * servings, 0);
  return {
    calories: sum(({ caloriesKcal }) => caloriesKcal),
    protein: sum(({ proteinGrams }) => proteinGrams),
    carbs: sum(({ carbsGrams }) => carbsGrams),
    fat: sum(({ fatGrams }) => fatGrams),
  };
}

const placeOf = ({ day, mealType }: PlanMeal, { name }: PlanRecipe) => `Day ${day}, ${mealType}: ${name}`;
