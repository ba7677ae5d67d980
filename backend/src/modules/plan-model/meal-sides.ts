import { MAX_SIDES_OF_MEAL, type MealSide, type PlanMeal, type PlanRecipe } from './plan.js';

export type EatenServings = Pick<PlanMeal, 'recipeId' | 'servings'>;

/** Everything that is eaten at a meal: the dish, then its sides. */
export const listEaten = ({ recipeId, servings, sides = [] }: PlanMeal): EatenServings[] => [
  { recipeId, servings },
  ...sides,
];

/** Everything that is made at a meal. A side is made when it is eaten, and a dish unless it is leftovers. */
export const listMade = (meal: PlanMeal): EatenServings[] =>
  meal.leftoverOf ? (meal.sides ?? []) : listEaten(meal);

/** The ID of each recipe that is eaten, once, in the order in which they are first eaten. */
export const recipeIdsOf = (meals: readonly PlanMeal[]): string[] => [
  ...new Set(meals.flatMap(listEaten).map(({ recipeId }) => recipeId)),
];

/** The sides of a meal, each as the only recipe of a meal at the same place. */
export const sidesAsMeals = ({ day, mealNumber, mealType, sides = [] }: PlanMeal): PlanMeal[] =>
  sides.map(({ recipeId, servings }) => ({ day, mealNumber, mealType, recipeId, servings }));

/** The meals at which a recipe is eaten as the dish or as a side, each with the servings of this recipe. */
export const mealsOfRecipe = (meals: readonly PlanMeal[], recipeId: string): PlanMeal[] =>
  meals.flatMap((meal) => [meal, ...sidesAsMeals(meal)]).filter((one) => one.recipeId === recipeId);

/** Every amount in which a side is eaten, in servings. */
export const amountsOfSide = ({ step, most }: { step: number; most: number }): number[] =>
  Array.from({ length: Math.round(most / step) }, (_, index) => (index + 1) * step);

/** Says why these sides cannot be eaten beside a dish, or returns null. Recipes that are missing are not judged. */
export function problemOfSides(
  sides: readonly MealSide[],
  recipes: ReadonlyMap<string, Pick<PlanRecipe, 'name' | 'side'>>,
): string | null {
  if (sides.length > MAX_SIDES_OF_MEAL) return `A meal has at most ${MAX_SIDES_OF_MEAL} sides`;
  for (const [index, { recipeId, servings }] of sides.entries()) {
    const recipe = recipes.get(recipeId);
    if (!recipe) continue;
    const { name, side } = recipe;
    if (!side) return `${name} is a dish of its own, not a side`;
    if (sides.findIndex((one) => one.recipeId === recipeId) !== index)
      return `${name} is beside the same dish twice`;
    if (!amountsOfSide(side).includes(servings))
      return `${name} is eaten in steps of ${side.step}, up to ${side.most} servings`;
  }
  return null;
}
