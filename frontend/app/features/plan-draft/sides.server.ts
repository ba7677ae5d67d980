import type { AppLoadContext } from '@remix-run/node';
import type { MealPlan } from '~/features/meal-plans/plan-words';
import { picturedRecipe } from '~/features/meal-plans/shown-days';
import { apiFor } from '~/platform/api.server';
import { type MealPlace, placeKey } from './places';

/** Reads the present sides of a meal and those that could be added. Without an answer, nothing is offered. */
export async function readSides(context: AppLoadContext, id: string, { day, mealNumber }: MealPlace) {
  const { data } = await apiFor(context).GET('/api/meal-plan/drafts/{id}/sides', {
    params: { path: { id }, query: { day, mealNumber } },
  });
  return {
    present: (data?.present ?? []).map(({ recipeId, name, recipe, servings, totals, amounts }) => ({
      recipeId,
      name,
      pictured: picturedRecipe(recipe),
      servings,
      totals,
      amounts: amounts.map((amount) => ({ value: String(amount.servings), label: amount.amountText })),
    })),
    offered: (data?.offered ?? []).map(
      ({ recipeId, name, recipe, servings, amountText, totals, day: becomes, holds, breaks, isOwn }) => ({
        pictured: picturedRecipe(recipe),
        ...{ recipeId, name, servings, amountText, totals, becomes, holds, breaks, isOwn },
      }),
    ),
  };
}

export type Sides = Awaited<ReturnType<typeof readSides>>;

/** The change of a side that a form asks for. One of the recipes is named. */
export type SideChange = { addSide: string; changeSide: string; removeSide: string; servings: number };

/** Everything that is beside the dish of a meal after a change. */
export function sidesAfter({ meals }: MealPlan, place: MealPlace, change: SideChange) {
  const { addSide, changeSide, removeSide, servings } = change;
  const meal = meals.find((one) => placeKey(one) === placeKey(place));
  const kept = (meal?.sides ?? [])
    .filter(({ recipeId }) => recipeId !== removeSide)
    .map((side) => ({
      recipeId: side.recipeId,
      servings: side.recipeId === changeSide ? servings : side.servings,
    }));
  return addSide ? [...kept, { recipeId: addSide, servings }] : kept;
}
