import type { CardRecipe } from './card-options';

/** The content of a card, and the number of servings that it is for. */
export type CookedRecipe = Pick<CardRecipe, 'ingredientsJson' | 'instructionsText' | 'servings'>;

/** Scales a recipe to the portion that the plan eats each time, or leaves it whole if portions differ. */
export function asEaten(recipe: CardRecipe): CookedRecipe {
  const { ingredientsJson, instructionsText, servings, eaten } = recipe;
  const [portion, ...others] = new Set(eaten.map((meal) => meal.servings));
  if (portion === undefined || others.length > 0) return recipe;
  const share = portion / servings;
  return {
    instructionsText,
    servings: portion,
    ingredientsJson: ingredientsJson.map((one) => ({
      ...one,
      amount: one.amount === null ? null : one.amount * share,
    })),
  };
}
