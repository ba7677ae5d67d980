import { ingredientsOfPart, sumOf } from './eaten-meals.mjs';

const MAX_LEFT = 1 / 4;

/** The dishes that are cooked, each with the servings that are eaten of it and those that are made. */
export function cookedDishes(meals, { wholeRecipes = false } = {}) {
  return [...Map.groupBy(meals, ({ pot }) => pot).values()].map((fromPot) => {
    const [{ dish }] = fromPot;
    const eaten = sumOf(fromPot, ({ dish: { servings } }) => servings);
    const { recipe } = dish;
    return { recipe, eaten, made: wholeRecipes ? madeWhole(recipe.servings, eaten) : eaten };
  });
}

/** A recipe for several is made one more time until it is enough, unless more than a quarter of it all would be left. */
function madeWhole(makes, eaten) {
  let made = makes;
  while (made < eaten) made += makes;
  return makes === 1 || made - eaten > made * MAX_LEFT ? eaten : made;
}

/** The ingredients of everything that is made: of the dishes, and of the sides exactly as they are eaten. */
export const ingredientsNeeded = (dishes, meals) =>
  [
    ...dishes.map(({ recipe, made }) => ({ recipe, servings: made })),
    ...meals.flatMap(({ sides }) => sides),
  ].flatMap(ingredientsOfPart);
