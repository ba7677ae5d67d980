import type { MealType } from '../recipe.entity.js';

/** A recipe as somebody else wrote it down, in our words as far as it could be read; nothing of it is checked yet. */
export interface FoundRecipe {
  /** Where it stands: the line of a table, or which one of a page. */
  row: number;
  name: string;
  description: string;
  mealTypes: MealType[];
  /** Null where it is not said. */
  servings: number | null;
  /** Both null where no time is said at all. */
  prepTimeMinutes: number | null;
  cookTimeMinutes: number | null;
  ingredients: string[];
  steps: string[];
  cuisine: string | null;
  nutrition: FoundNutrition | null;
  source: string | null;
}

/** Per serving. */
export interface FoundNutrition {
  caloriesKcal: number;
  proteinGrams: number;
  carbsGrams: number;
  fatGrams: number;
  fibreGrams?: number;
  sugarGrams?: number;
  sodiumMg?: number;
}

/** A row of a table that cannot be read as one. */
export interface UnreadableRow {
  row: number;
  name: string;
  problem: string;
}

/** What was sent is nothing that recipes could be looked for in. */
export class UnreadableImportError extends Error {}

export const MOST_ROWS = 200;

export const tooManyRows = () =>
  new UnreadableImportError(`There are more than ${MOST_ROWS} recipes. Please import them in parts.`);
