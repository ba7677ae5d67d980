import type { AppLoadContext } from '@remix-run/node';
import { dateOfDay, shortDate } from '~/features/meal-plans/plan-dates';
import type { Draft } from '~/features/meal-plans/plan-words';
import { eatenWith } from '~/features/meal-plans/portion';
import { picturedRecipe, weekIn } from '~/features/meal-plans/shown-days';
import { apiFor } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';
import { mealOf } from './draft.server';
import { placeKey } from './places';

/** Loads swaps that use up what is left over of a food, or the reason why they are not available. */
export async function readUses(context: AppLoadContext, draft: Draft, params: URLSearchParams) {
  const week = weekIn(params, draft.mealPlan);
  const answer = await apiFor(context).GET('/api/meal-plan/drafts/{id}/uses', {
    params: { path: { id: draft.draftId }, query: { foodId: params.get('food') ?? '', week } },
  });
  if (!answer.data) return { week, leftOver: null, uses: [], problem: failureOf(answer).message };
  const { leftOver } = answer.data;
  const uses = answer.data.uses.map(({ meal, recipe, servings, usedGrams, day: becomes, holds, breaks }) => {
    const { mealType, recipe: now } = mealOf(draft, meal, context.requestId);
    return {
      place: placeKey(meal),
      day: meal.day,
      date: shortDate(dateOfDay(draft.mealPlan.startsOn, meal.day)),
      mealType,
      insteadOf: now.name,
      recipeId: recipe.id,
      name: recipe.name,
      pictured: picturedRecipe(recipe),
      minutes: recipe.prepTimeMinutes + recipe.cookTimeMinutes,
      servings,
      usedGrams,
      eaten: eatenWith(recipe, servings),
      becomes,
      holds,
      breaks,
    };
  });
  return { week, leftOver, uses, problem: null };
}

export type Uses = Awaited<ReturnType<typeof readUses>>;
