import {
  type Cooking,
  cookingsOfMore,
  cookingsWithSides,
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
  /** Every time that it is cooked. Leftovers count where they are cooked. */
  cookings: Cooking[];
}

export interface EatenPortion {
  recipe: PlanRecipe;
  id: string;
  servings: number;
}

export interface EatenMeal extends EatenPortion {
  meal: PlanMeal;
  sides: EatenPortion[];
  /** The cooking that the meal begins, if it makes more than the portion. */
  cooking: Cooking | undefined;
  /** Minutes of preparing and cooking. */
  minutes: number;
}

/** Every recipe of the plan once, in the order in which they are first eaten. */
export function recipesEaten(plan: Plan): EatenRecipe[] {
  const { meals } = plan;
  const byId = recipesById(plan);
  const cookings = Map.groupBy(cookingsWithSides(plan), ({ meal }) => meal.recipeId);
  return recipeIdsOf(meals)
    .flatMap((id) => byId.get(id) ?? [])
    .map((recipe, index) => ({
      recipe,
      id: `recipe-${index + 1}`,
      meals: mealsOfRecipe(meals, recipe.id),
      cookings: cookings.get(recipe.id) ?? [],
    }));
}

/** The meals of each day, from day 1 on. */
export function mealsByDay(plan: Plan, eaten: readonly EatenRecipe[]): EatenMeal[][] {
  const { days, meals } = plan;
  const byId = recipesById(plan);
  const cookings = cookingsOfMore(plan);
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
      cooking: cookings.get(meal),
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

/** The servings in which a recipe is cooked in the plan, in ascending order. */
export const amountsCooked = ({ cookings }: Pick<EatenRecipe, 'cookings'>): number[] =>
  [...new Set(cookings.map(({ servings }) => servings))].sort((a, b) => a - b);

/** The servings of a recipe that are cooked and that no meal of the plan eats. */
export const servingsLeft = ({ cookings }: Pick<EatenRecipe, 'cookings'>): number =>
  cookings.reduce((sum, { left }) => sum + left, 0);
