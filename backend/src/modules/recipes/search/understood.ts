import type { RecipeFilter } from '../recipe-filters.js';
import type { Token } from './search-text.js';

/** One part of a search and how it was understood. */
export interface Understood {
  /** The rule in words: "without milk", "up to 400 kcal". */
  label: string;
  /** The search without this part. */
  rest: string;
}

/** A rule that some words of a search express. */
export interface ReadRule {
  label: string;
  filter: Partial<RecipeFilter>;
  tokens: readonly Token[];
  /** The words to remove in order to cancel the rule, if these are not all of its words. */
  cut?: readonly Token[];
}
