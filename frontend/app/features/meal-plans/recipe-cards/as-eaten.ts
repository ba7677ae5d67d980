import type { CardRecipe } from './card-options';

/** What a card says to take, and for how many servings. */
export type CookedRecipe = Pick<CardRecipe, 'ingredientsJson' | 'instructionsText' | 'servings'>;

/** For the portion that the plan eats each time; the whole recipe where portions differ. */
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
