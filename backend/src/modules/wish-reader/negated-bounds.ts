import { wordSet } from './phrases.js';
import type { WishText } from './wish-text.js';

const NEGATIONS = wordSet('nothing not dont doesnt shouldnt mustnt cant never no none');

/** Words that may stand between a negation and its bound. */
const BETWEEN = wordSet(`
  meal recipe dish day breakfast lunch dinner snack a any single the that which should must may can is be
  has have having contain take takes taking to of with go goes get gets
`);
const MAX_WORDS_BETWEEN = 4;

/**
 * Finds a negation that turns a minimum into a maximum: "no meal over 700 kcal", "should not take more than an hour".
 */
export function negationBefore(text: WishText, at: number): number | null {
  for (let start = at - 1; at - start <= MAX_WORDS_BETWEEN + 1; start -= 1) {
    if (NEGATIONS.has(text.word(start))) return start;
    if (!BETWEEN.has(text.word(start))) return null;
  }
  return null;
}
