import type { Certificate } from '../certificate/certificate.js';
import type { Plan, PlanRecipe, ShoppingItem } from '../plan.js';

export interface PdfOptions {
  pageSize: 'A4' | 'Letter';
  orientation: 'portrait' | 'landscape';
  includeShoppingList: boolean;
  /** What a day has on average, and the bars beside days and recipes. */
  includeMacroSummary: boolean;
  includeRecipePhotos: boolean;
}

/** Who it is for and from, as they are to be addressed. */
export interface Recipient {
  customerName: string | null;
  trainerName: string | null;
}

/** What is bought at once: "Days 1 to 7". */
export interface ShoppingTrip {
  title: string;
  items: readonly ShoppingItem[];
}

/** A JPEG; null where the recipe has none. */
export type RecipePictures = (recipe: PlanRecipe) => Promise<Buffer | null>;

/** All that a printed plan says. */
export interface PlanDocument {
  plan: Plan;
  certificate: Certificate;
  shopping: readonly ShoppingTrip[];
  recipient: Recipient;
  pictures: RecipePictures;
  options: PdfOptions;
}
