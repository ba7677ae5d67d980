import type { PrintedSize } from '../../platform/pictures/printed-picture.js';
import type { Certificate } from '../plan-certificate/index.js';
import type { MealPrep, Plan, PlanRecipe, ShoppingItem } from '../plan-model/index.js';

export interface PdfOptions {
  pageSize: 'A4' | 'Letter';
  orientation: 'portrait' | 'landscape';
  includeShoppingList: boolean;
  /** The averages of a day, and the bars beside days and recipes. */
  includeMacroSummary: boolean;
  includeRecipePhotos: boolean;
}

/** The names of whom the plan is for and from. */
export interface Recipient {
  customerName: string | null;
  trainerName: string | null;
}

/** The shopping and the preparation of one week. */
export interface PrintedWeek {
  /** "days 8 to 14". */
  days: string;
  shoppingList: readonly ShoppingItem[];
  /** Null where the plan has none. */
  prep: MealPrep | null;
}

/** A JPEG for a place of that size; null where the recipe has none. */
export type RecipePictures = (recipe: PlanRecipe, size: PrintedSize) => Promise<Buffer | null>;

/** All that a printed plan says. */
export interface PlanDocument {
  plan: Plan;
  certificate: Certificate;
  /** Requests in plain words that are no part of the certificate; null or absent where there were no words. */
  leftOut?: readonly string[] | null;
  weeks: readonly PrintedWeek[];
  recipient: Recipient;
  pictures: RecipePictures;
  options: PdfOptions;
}
