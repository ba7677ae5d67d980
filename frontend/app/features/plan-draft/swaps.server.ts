import type { AppLoadContext } from '@remix-run/node';
import type { Draft } from '~/features/meal-plans/plan-words';
import { eatenWith } from '~/features/meal-plans/portion';
import { potText } from '~/features/meal-plans/pot-text';
import { picturedRecipe } from '~/features/meal-plans/shown-days';
import { apiFor } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';
import type { Suggestion } from '~/ui';
import { type MealPlace, placeKey } from './places';

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
    ({ recipe, servings, day: becomes, holds, breaks, forPot, isOwn }) => ({
      recipeId: recipe.id,
      name: recipe.name,
      pictured: picturedRecipe(recipe),
      servings,
      minutes: recipe.prepTimeMinutes + recipe.cookTimeMinutes,
      eaten: eatenWith(recipe, servings),
      becomes,
      holds,
      breaks,
      forPot: forPot ?? null,
      isOwn,
    }),
  );
  return { candidates, problem: null };
}

/** Loads the leftovers of earlier meals that keep until this one. Without an answer, none are offered. */
export async function readLeftovers(
  context: AppLoadContext,
  { draftId, mealPlan }: Draft,
  { day, mealNumber }: MealPlace,
) {
  const answer = await apiFor(context).GET('/api/meal-plan/drafts/{id}/leftovers', {
    params: { path: { id: draftId }, query: { day, mealNumber } },
  });
  return (answer.data?.leftovers ?? []).map(
    ({ leftoverOf, recipe, servings, day: becomes, holds, breaks }) => ({
      from: placeKey(leftoverOf),
      name: recipe.name,
      pictured: picturedRecipe(recipe),
      pot: potText({ day, leftoverOf, recipe }, mealPlan.startsOn),
      servings,
      eaten: eatenWith(recipe, servings),
      becomes,
      holds,
      breaks,
    }),
  );
}

export type Leftovers = Awaited<ReturnType<typeof readLeftovers>>[number];

export type Swaps = Awaited<ReturnType<typeof readSwaps>>;
export type Swap = NonNullable<Swaps['candidates']>[number];

/** A recipe that the search suggests while the user types. */
export type SwapSuggestion = Suggestion & Pick<Swap, 'servings'>;
