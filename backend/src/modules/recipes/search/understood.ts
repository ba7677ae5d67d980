import type { RecipeFilter } from '../recipe-filters.js';
import type { Token } from './search-text.js';

/** What a part of a search was taken for. */
export interface Understood {
  /** As people would say it: "without milk", "up to 400 kcal". */
  label: string;
  /** What the search would be without it. */
  rest: string;
}

/** A rule that some words of a search stand for. */
export interface ReadRule {
  label: string;
  filter: Partial<RecipeFilter>;
  tokens: readonly Token[];
  /** What is cut out of the search to take the rule back, where that is not all of its words. */
  cut?: readonly Token[];
}
