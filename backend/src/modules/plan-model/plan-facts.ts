import type { MealType } from '../recipes/index.js';
import { type EatenServings, listEaten } from './meal-sides.js';
import { type Plan, type PlanMeal, type PlanRecipe, type Totals } from './plan.js';

export interface DailyTotals extends Totals {
  day: number;
}

/** The facts that lists and cards show of a plan. */
export interface PlanFacts {
  days: number;
  mealsPerDay: number;
  dailyCalorieTarget: number;
  clientName: string | null;
  /** Each type once, in the order of a day. */
  mealTypes: MealType[];
  totalMeals: number;
  averageDaily: Totals;
}

export const recipesById = ({ recipes }: Pick<Plan, 'recipes'>): ReadonlyMap<string, PlanRecipe> =>
  new Map(recipes.map((recipe) => [recipe.id, recipe]));

/** The recipe of a dish or of a side. */
export function recipeOf(
  { recipeId }: Pick<EatenServings, 'recipeId'>,
  recipes: ReadonlyMap<string, PlanRecipe>,
): PlanRecipe {
  const recipe = recipes.get(recipeId);
  if (!recipe) throw new Error(`the plan does not hold the recipe ${recipeId}`);
  return recipe;
}

/** The energy and macros of this many servings. */
export const totalsOf = (recipe: PlanRecipe, servings: number): Totals => ({
  calories: recipe.caloriesKcal * servings,
  protein: recipe.proteinGrams * servings,
  carbs: recipe.carbsGrams * servings,
  fat: recipe.fatGrams * servings,
});

export const sumOf = (totals: Totals[]): Totals =>
  totals.reduce(
    (sum, one) => ({
      calories: sum.calories + one.calories,
      protein: sum.protein + one.protein,
      carbs: sum.carbs + one.carbs,
      fat: sum.fat + one.fat,
    }),
    { calories: 0, protein: 0, carbs: 0, fat: 0 },
  );

/** Rounds kcal only. Grams are kept exact, so that they are rounded only once, for display. */
export const roundedTotals = ({ calories, protein, carbs, fat }: Totals): Totals => ({
  calories: Math.round(calories),
  protein: withoutNoise(protein),
  carbs: withoutNoise(carbs),
  fat: withoutNoise(fat),
});

/** Hundredths of a gram in quarters of a serving have four decimals. Further digits come from floating-point sums. */
const withoutNoise = (grams: number) => Math.round(grams * 10_000) / 10_000;

export function dailyTotals(plan: Plan): DailyTotals[] {
  const recipes = recipesById(plan);
  return Array.from({ length: plan.days }, (_, index) => ({
    day: index + 1,
    ...totalsOfMeals(
      plan.meals.filter(({ day }) => day === index + 1),
      recipes,
    ),
  }));
}

/** Dishes and sides together. */
export const totalsOfMeals = (meals: readonly PlanMeal[], recipes: ReadonlyMap<string, PlanRecipe>): Totals =>
  roundedTotals(exactTotals(meals, recipes));

const exactTotals = (meals: readonly PlanMeal[], recipes: ReadonlyMap<string, PlanRecipe>): Totals =>
  sumOf(meals.flatMap(listEaten).map((eaten) => totalsOf(recipeOf(eaten, recipes), eaten.servings)));

export function averageDaily(plan: Plan): Totals {
  const sum = exactTotals(plan.meals, recipesById(plan));
  return roundedTotals({
    calories: sum.calories / plan.days,
    protein: sum.protein / plan.days,
    carbs: sum.carbs / plan.days,
    fat: sum.fat / plan.days,
  });
}

export const computeFacts = (plan: Plan): PlanFacts => ({
  days: plan.days,
  mealsPerDay: plan.mealsPerDay,
  dailyCalorieTarget: plan.targets.calories,
  clientName: plan.clientName,
  mealTypes: [...new Set(plan.meals.map(({ mealType }) => mealType))],
  totalMeals: plan.meals.length,
  averageDaily: averageDaily(plan),
});
