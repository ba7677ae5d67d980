import type { MealType } from '../recipe.entity.js';

/** A recipe from an external source, converted as far as it could be read. Nothing of it is validated yet. */
export interface FoundRecipe {
  /** The line of a table, or the position within a page. */
  row: number;
  name: string;
  description: string;
  mealTypes: MealType[];
  /** Null if the source does not say. */
  servings: number | null;
  /** Both are null if the source gives no time. */
  prepTimeMinutes: number | null;
  cookTimeMinutes: number | null;
  /** A source that does not tell it apart leaves it out. */
  restTimeMinutes?: number;
  ingredients: string[];
  steps: string[];
  cuisine: string | null;
  nutrition: FoundNutrition | null;
  /** Only tables say that a recipe is a side. */
  side?: FoundSide | null;
  source: string | null;
}

export interface FoundSide {
  kind: string;
  step: number;
  most: number;
}

/** Values are per serving. */
export interface FoundNutrition {
  caloriesKcal: number;
  proteinGrams: number;
  carbsGrams: number;
  fatGrams: number;
  fibreGrams?: number;
  sugarGrams?: number;
  sodiumMg?: number;
}

/** A row of a table that could not be read. */
export interface UnreadableRow {
  row: number;
  name: string;
  problem: string;
}

/** The input has no format in which recipes could be found. */
export class UnreadableImportError extends Error {}

export const MAX_ROWS = 200;

export const tooManyRows = () =>
  new UnreadableImportError(`There are more than ${MAX_ROWS} recipes. Please import them in parts.`);
