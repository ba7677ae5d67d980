import type { Problem, SlotKind } from '../problem/problem.js';

/** Candidates of one kind in columns, best first, so that a search can stop early. */
export interface Shortlist {
  length: number;
  /** Indexes within the kind's candidates. */
  places: Int32Array;
  recipes: Int32Array;
  mains: Int32Array;
  cuisines: Int32Array;
  /** The values by which they are ranked. */
  worth: Float64Array;
  /** Portion by portion in the order of the sums. */
  amounts: Float64Array;
}

/** Ranks `places` of a kind's candidates by `worth`, which is indexed by place. */
export function shortlistOf(
  { pool }: Problem,
  { candidates }: SlotKind,
  places: readonly number[],
  worth: Float64Array,
): Shortlist {
  const ranked = Int32Array.from(places).sort(
    (one, other) => (worth[other] ?? 0) - (worth[one] ?? 0) || one - other,
  );
  const recipes = ranked.map((place) => candidates.recipes[place] ?? 0);
  const { width } = pool;
  const amounts = new Float64Array(width * ranked.length);
  for (const [index, place] of ranked.entries())
    for (let n = 0; n < width; n++)
      amounts[width * index + n] =
        (pool.amounts[width * (recipes[index] ?? 0) + n] ?? 0) * (candidates.servings[place] ?? 0);
  return {
    length: ranked.length,
    places: ranked,
    recipes,
    mains: recipes.map((recipe) => pool.mains[recipe] ?? -1),
    cuisines: recipes.map((recipe) => pool.cuisines[recipe] ?? -1),
    worth: Float64Array.from(ranked, (place) => worth[place] ?? 0),
    amounts,
  };
}
