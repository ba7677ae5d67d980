import type { Problem, SlotKind } from '../problem/problem.js';
import { NONE } from '../recipe-columns/recipe-columns.js';

/** The prices that the whole plan pays for scarce resources. */
export interface Duals {
  /** The price of a kcal or a gram, in the order of the sums. */
  sums: Float64Array;
  /** The price of a meal of each kind. */
  kinds: Float64Array;
  /**
   * The price of another use of each recipe, including its main ingredient and cuisine, by its number within the pool.
   */
  recipes: Float64Array;
}

/** The worth of each candidate of a kind minus the price of what it uses. It is written into `reduced`. */
export function reducedWorth(
  { pool }: Problem,
  prices: Duals,
  { candidates }: SlotKind,
  kind: number,
  reduced: Float64Array = new Float64Array(candidates.recipes.length),
): Float64Array {
  const price = prices.kinds[kind] ?? 0;
  const { recipes, servings, worth } = candidates;
  const { amounts, width } = pool;
  const { sums, recipes: uses } = prices;
  let last = NONE;
  let fixed = 0;
  let perServing = 0;
  for (let place = 0; place < recipes.length; place++) {
    const recipe = recipes[place] as number;
    if (recipe !== last) {
      last = recipe;
      fixed = price + (uses[recipe] as number);
      perServing = 0;
      const start = width * recipe;
      for (let n = 0; n < width; n++) perServing += (amounts[start + n] as number) * (sums[n] as number);
    }
    reduced[place] = (worth[place] as number) - fixed - perServing * (servings[place] as number);
  }
  return reduced;
}

/** The indexes of the highest values in descending order, without marked ones. */
export function topPlaces(values: Float64Array, marked: Uint8Array | undefined, count: number): number[] {
  const top: number[] = [];
  let least = Number.NEGATIVE_INFINITY;
  for (let place = 0; place < values.length; place++) {
    const value = values[place] as number;
    if (top.length === count && value <= least) continue;
    if (marked?.[place] === 1) continue;
    if (top.length === count) top.pop();
    let at = top.length;
    while (at > 0 && (values[top[at - 1] as number] as number) < value) at--;
    top.splice(at, 0, place);
    least = values[top.at(-1) as number] as number;
  }
  return top;
}
