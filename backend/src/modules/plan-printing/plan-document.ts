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

/** The names of the plan's customer and its trainer. */
export interface Recipient {
  customerName: string | null;
  trainerName: string | null;
}

/** The shopping and the preparation of one week. */
export interface PrintedWeek {
  /** "days 8 to 14". */
  days: string;
  shoppingList: readonly ShoppingItem[];
  /** Null if the plan has none. */
  prep: MealPrep | null;
}

/** Returns a JPEG for this size, or null if the recipe has no picture. */
export type RecipePictures = (recipe: PlanRecipe, size: PrintedSize) => Promise<Buffer | null>;

/** The content of a printed plan. */
export interface PlanDocument {
  plan: Plan;
  certificate: Certificate;
  /** Requests in plain words that the certificate does not cover. Null or absent if there were no words. */
  leftOut?: readonly string[] | null;
  weeks: readonly PrintedWeek[];
  recipient: Recipient;
  pictures: RecipePictures;
  options: PdfOptions;
}
