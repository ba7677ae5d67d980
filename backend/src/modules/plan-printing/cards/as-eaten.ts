import type { PlanRecipe } from '../../plan-model/index.js';
import { type EatenRecipe, portionsOf } from '../intake.js';

/** The ingredients and steps that a card shows, and for how many servings. */
export type CookedRecipe = Pick<PlanRecipe, 'ingredientsJson' | 'instructionsText' | 'servings'>;

/** A card is for the portion that the plan eats each time. If portions differ, it has the whole recipe. */
export function asEaten(eaten: EatenRecipe): CookedRecipe {
  const { ingredientsJson, instructionsText, servings } = eaten.recipe;
  const [portion, ...others] = portionsOf(eaten);
  if (portion === undefined || others.length > 0) return eaten.recipe;
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
