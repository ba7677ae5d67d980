import type { AppLoadContext } from '@remix-run/node';
import { eatenWith } from '~/features/meal-plans/portion';
import { apiFor } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';
import type { Suggestion } from '~/ui';
import type { MealPlace } from './places';

/** The search words, and whether only recipes that fit the day are wanted. */
export type SwapSearch = { search: string; fits: boolean };

/** Returns null before a search was made. */
export function searchIn(params: URLSearchParams): SwapSearch | null {
  const search = params.get('search')?.trim().slice(0, maxSearch) ?? '';
  return search === '' ? null : { search, fits: params.get('fits') === 'yes' };
}

const maxSearch = 200;

/** Loads alternatives, or the reason why they are not available. */
export async function readSwaps(
  context: AppLoadContext,
  id: string,
  { day, mealNumber }: MealPlace,
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

/** A recipe that the search suggests while the user types. */
export type SwapSuggestion = Suggestion & Pick<Swap, 'servings'>;
