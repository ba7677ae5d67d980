/**
 * The meals of a finished plan with the recipes that are eaten at them. `pot` is the place of the meal that cooked the
 * dish: the meal's own, unless it is leftovers. A pointer to a meal that did not cook this dish counts as none.
 */
export function eatenMeals(plan) {
  const recipes = new Map(plan.recipes.map((recipe) => [recipe.id, recipe]));
  const meals = new Map(plan.meals.map((meal) => [placeOf(meal), meal]));
  const partOf = ({ recipeId, servings }) => {
    const recipe = recipes.get(recipeId);
    if (!recipe) throw new Error(`The plan has no recipe ${recipeId}.`);
    return { recipe, servings };
  };
  return plan.meals.map((meal) => {
    const cook = meal.leftoverOf && meals.get(placeOf(meal.leftoverOf));
    const isLeftover = cook !== undefined && cook.recipeId === meal.recipeId && !cook.leftoverOf;
    return {
      day: meal.day,
      mealNumber: meal.mealNumber,
      mealType: meal.mealType,
      dish: partOf(meal),
      sides: (meal.sides ?? []).map(partOf),
      isLeftover,
      pot: placeOf(isLeftover ? cook : meal),
    };
  });
}

const placeOf = ({ day, mealNumber }) => `${day}:${mealNumber}`;

/**
 * Lists the ingredients that are eaten at a meal, with their grams. An ingredient that was not weighed counts
 * as 0 g.
 */
export const ingredientsOf = ({ dish, sides }) => [dish, ...sides].flatMap(ingredientsOfPart);

export const ingredientsOfPart = ({ recipe, servings }) =>
  recipe.ingredientsJson.map(({ foodId, name, grams }) => ({
    foodId,
    name,
    grams: ((grams ?? 0) * servings) / recipe.servings,
  }));

/**
 * The weight of a meal is that of its ingredients, water and broth included. Water that boils away is not
 * deducted.
 */
export const gramsOf = (meal) => sumOf(ingredientsOf(meal), ({ grams }) => grams);

export const sumOf = (list, value) => list.reduce((sum, one) => sum + value(one), 0);
