import type { Plan } from '../../plan-model/index.js';
import type { RecipePictures, Recipient } from '../plan-document.js';

/** Two small cards share a page. */
export const CARD_SIZES = ['small', 'medium', 'large'] as const;

export type CardSize = (typeof CARD_SIZES)[number];

export interface CardOptions {
  cardSize: CardSize;
  includeNutrition: boolean;
}

/** The content of recipe cards. */
export interface CardsDocument {
  plan: Plan;
  recipient: Recipient;
  pictures: RecipePictures;
  options: CardOptions;
}
