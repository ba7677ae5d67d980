import type { Plan, PlanMeal, PlanRecipe, Totals } from '../plan-model/index.js';

/** A meal with its recipe and the eaten amounts. */
export interface Eaten {
  meal: PlanMeal;
  recipe: PlanRecipe;
  totals: Totals;
  /** "Day 3, dinner: Lentil soup" */
  place: string;
}

/** Meals whose recipe is missing are skipped here, and the check for completeness reports them. */
export function eatenIn(plan: Plan): Eaten[] {
  const recipes = new Map(plan.recipes.map((recipe) => [recipe.id, recipe]));
  return plan.meals.flatMap((meal) => {
    const recipe = recipes.get(meal.recipeId);
    return recipe
      ? [{ meal, recipe, totals: portionOf(recipe, meal.servings), place: place(meal, recipe) }]
      : [];
  });
}

const portionOf = (recipe: PlanRecipe, servings: number): Totals => ({
  calories: recipe.caloriesKcal * servings,
  protein: recipe.proteinGrams * servings,
  carbs: recipe.carbsGrams * servings,
  fat: recipe.fatGrams * servings,
});

const place = ({ day, mealType }: PlanMeal, { name }: PlanRecipe) => `Day ${day}, ${mealType}: ${name}`;
