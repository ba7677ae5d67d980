import type { Problem, SlotKind } from '../problem/problem.js';
import { NONE } from '../recipe-columns/recipe-columns.js';

/** What the plan as a whole pays for what is scarce. */
export interface Duals {
  /** Of a kcal and of a gram, in the order of NUTRIENTS. */
  nutrients: Float64Array;
  /** Of a meal of each kind. */
  kinds: Float64Array;
  /** By number of pool: of one more use; what its main ingredient and cuisine are short of is in it. */
  recipes: Float64Array;
}

/** What each candidate of a kind is worth beyond what it takes. It is written into `reduced`. */
export function reducedWorth(
  { pool }: Problem,
  prices: Duals,
  { candidates }: SlotKind,
  kind: number,
  reduced: Float64Array = new Float64Array(candidates.recipes.length),
): Float64Array {
  const price = prices.kinds[kind] ?? 0;
  const { recipes, servings, worth } = candidates;
  let last = NONE;
  let fixed = 0;
  let perServing = 0;
  for (let place = 0; place < recipes.length; place++) {
    const recipe = recipes[place] as number;
    if (recipe !== last) {
      last = recipe;
      fixed = price + (prices.recipes[recipe] as number);
      perServing = 0;
      for (let n = 0; n < 4; n++)
        perServing += (pool.amounts[4 * recipe + n] as number) * (prices.nutrients[n] as number);
    }
    reduced[place] = (worth[place] as number) - fixed - perServing * (servings[place] as number);
  }
  return reduced;
}

/** The places of the highest values, highest first, apart from those that are marked. */
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
