import type { PlanRecipe } from '../../plan-model/index.js';
import { type EatenRecipe, portionsOf } from '../intake.js';

/** What a card says to take, and for how many servings. */
export type CookedRecipe = Pick<PlanRecipe, 'ingredientsJson' | 'instructionsText' | 'servings'>;

/** For the portion that the plan eats each time; the whole recipe where portions differ. */
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
