import type { CardOptions, CardSize } from '../../../../../paper/recipe-cards/index.js';
import type { Plan, PlanRecipe } from '../../plan-model/index.js';
import type { RecipePictures, Recipient } from '../plan-document.js';

/** Two small cards share a page. */
export const CARD_SIZES = ['small', 'medium', 'large'] as const satisfies readonly CardSize[];

export type { CardOptions, CardSize };

/**
 * Recipes of several plans. Their cards have the amounts of the whole recipe, because days and portions differ from plan
 * to plan.
 */
export interface CollectedRecipes extends Pick<Plan, 'planName' | 'createdAt'> {
  recipes: PlanRecipe[];
}

/** The content of recipe cards. */
export interface CardsDocument {
  plan: Plan | CollectedRecipes;
  recipient: Recipient;
  pictures: RecipePictures;
  options: CardOptions;
}
