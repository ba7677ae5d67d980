import type { AppLoadContext } from '@remix-run/node';
import { eatenWith } from '~/features/meal-plans/portion';
import { apiFor } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';
import type { Suggestion } from '~/ui';
import type { Place } from './places';

/** The search words, and whether only recipes that fit the day are wanted. */
export type SwapSearch = { search: string; fits: boolean };

/** Null before anything was looked for. */
export function searchIn(params: URLSearchParams): SwapSearch | null {
  const search = params.get('search')?.trim().slice(0, maxSearch) ?? '';
  return search === '' ? null : { search, fits: params.get('fits') === 'yes' };
}

const maxSearch = 200;

/** What could be eaten instead; or why that cannot be said right now. */
export async function readSwaps(
  context: AppLoadContext,
  id: string,
  { day, mealNumber }: Place,
  search: SwapSearch | null,
) {
  const answer = await apiFor(context).GET('/api/meal-plan/drafts/{id}/swaps', {
    params: { path: { id }, query: { day, mealNumber, ...search } },
  });
  if (!answer.data) return { candidates: null, problem: failureOf(answer).message };
  const candidates = answer.data.candidates.map(
    ({ recipe, servings, day: becomes, holds, breaks, isOwn }) => ({
      recipeId: recipe.id,
      name: recipe.name,
      servings,
      minutes: recipe.prepTimeMinutes + recipe.cookTimeMinutes,
      eaten: eatenWith(recipe, servings),
      becomes,
      holds,
      breaks,
      isOwn,
    }),
  );
  return { candidates, problem: null };
}

export type Swaps = Awaited<ReturnType<typeof readSwaps>>;
export type Swap = NonNullable<Swaps['candidates']>[number];

/** One that the search suggests while one types. */
export type SwapSuggestion = Suggestion & Pick<Swap, 'servings'>;
