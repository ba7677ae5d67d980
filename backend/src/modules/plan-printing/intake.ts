import {
  cookingsOf,
  kitchenMinutesOf,
  mealsOfRecipe,
  type Plan,
  type PlanMeal,
  type PlanRecipe,
  recipeIdsOf,
  recipesById,
  sumOf,
  type Totals,
  totalsOf,
} from '../plan-model/index.js';

/** A recipe and the meals at which it is eaten, each with the servings of this recipe. */
export interface EatenRecipe {
  recipe: PlanRecipe;
  /** Links to the recipe use this ID. */
  id: string;
  meals: PlanMeal[];
}

/** How much of a recipe is eaten at a meal. */
export interface EatenPortion {
  recipe: PlanRecipe;
  id: string;
  servings: number;
}

export interface EatenMeal extends EatenPortion {
  meal: PlanMeal;
  sides: EatenPortion[];
  /** Minutes of preparing and cooking. */
  minutes: number;
}

/** Every recipe of the plan once, in the order in which they are first eaten. */
export function recipesEaten({ meals, recipes }: Plan): EatenRecipe[] {
  const byId = recipesById({ recipes });
  return recipeIdsOf(meals)
    .flatMap((id) => byId.get(id) ?? [])
    .map((recipe, index) => ({
      recipe,
      id: `recipe-${index + 1}`,
      meals: mealsOfRecipe(meals, recipe.id),
    }));
}

/** The meals of each day, from day 1 on. */
export function mealsByDay({ days, meals, recipes }: Plan, eaten: readonly EatenRecipe[]): EatenMeal[][] {
  const byId = recipesById({ recipes });
  const known = new Map(eaten.map((one) => [one.recipe.id, one]));
  const portionOf = ({ recipeId, servings }: { recipeId: string; servings: number }): EatenPortion[] => {
    const one = known.get(recipeId);
    return one ? [{ recipe: one.recipe, id: one.id, servings }] : [];
  };
  const all = meals.flatMap((meal) =>
    portionOf(meal).map((dish) => ({
      ...dish,
      meal,
      sides: (meal.sides ?? []).flatMap(portionOf),
      minutes: kitchenMinutesOf(meal, byId),
    })),
  );
  const inOrder = all.sort((a, b) => a.meal.day - b.meal.day || a.meal.mealNumber - b.meal.mealNumber);
  const byDay = Map.groupBy(inOrder, ({ meal }) => meal.day);
  return Array.from({ length: days }, (_, index) => byDay.get(index + 1) ?? []);
}

/** The numbers of a meal's portion and of its sides. */
export const eatenTotals = (meal: EatenMeal): Totals =>
  sumOf([meal, ...meal.sides].map(({ recipe, servings }) => totalsOf(recipe, servings)));

/** The servings in which a recipe is cooked in the plan, in ascending order. Leftovers count where they are cooked. */
export const amountsCooked = ({ meals }: EatenRecipe): number[] =>
  [...new Set(cookingsOf(meals).map(({ servings }) => servings))].sort((a, b) => a - b);
