import type { CardOptions, CardSize } from '../../../../../paper/recipe-cards/index.js';
import type { Plan } from '../../plan-model/index.js';
import type { RecipePictures, Recipient } from '../plan-document.js';

/** Two small cards share a page. */
export const CARD_SIZES = ['small', 'medium', 'large'] as const satisfies readonly CardSize[];

export type { CardOptions, CardSize };

/** The content of recipe cards. */
export interface CardsDocument {
  plan: Plan;
  recipient: Recipient;
  pictures: RecipePictures;
  options: CardOptions;
}
