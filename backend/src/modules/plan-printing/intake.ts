import {
  cookingsOf,
  type Plan,
  type PlanMeal,
  type PlanRecipe,
  type Totals,
  totalsOf,
} from '../plan-model/index.js';

/** A recipe and the meals that use it. */
export interface EatenRecipe {
  recipe: PlanRecipe;
  /** Links to the recipe use this ID. */
  id: string;
  meals: PlanMeal[];
}

export interface EatenMeal {
  meal: PlanMeal;
  recipe: PlanRecipe;
  id: string;
}

/** Every recipe of the plan once, in the order in which they are first eaten. */
export function recipesEaten({ meals, recipes }: Plan): EatenRecipe[] {
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  const eaten = new Map<string, EatenRecipe>();
  for (const meal of meals) {
    const known = eaten.get(meal.recipeId);
    const recipe = byId.get(meal.recipeId);
    if (known) known.meals.push(meal);
    else if (recipe) eaten.set(meal.recipeId, { recipe, id: `recipe-${eaten.size + 1}`, meals: [meal] });
  }
  return [...eaten.values()];
}

/** The meals of each day, from day 1 on. */
export function mealsByDay({ days }: Plan, eaten: readonly EatenRecipe[]): EatenMeal[][] {
  const all = eaten.flatMap(({ recipe, id, meals }) => meals.map((meal) => ({ meal, recipe, id })));
  const inOrder = all.sort((a, b) => a.meal.day - b.meal.day || a.meal.mealNumber - b.meal.mealNumber);
  const byDay = Map.groupBy(inOrder, ({ meal }) => meal.day);
  return Array.from({ length: days }, (_, index) => byDay.get(index + 1) ?? []);
}

/** The numbers of a meal's portion. */
export const eatenTotals = ({ meal, recipe }: EatenMeal): Totals => totalsOf(recipe, meal.servings);

/** The servings in which a recipe is cooked in the plan, in ascending order. Leftovers count where they are cooked. */
export const amountsCooked = ({ meals }: EatenRecipe): number[] =>
  [...new Set(cookingsOf(meals).map(({ servings }) => servings))].sort((a, b) => a - b);
