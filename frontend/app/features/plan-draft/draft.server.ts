import type { AppLoadContext } from '@remix-run/node';
import type { Draft } from '~/features/meal-plans/plan-words';
import { shownDays, weekIn } from '~/features/meal-plans/shown-days';
import { type ShownItem, type ShownPrep, shownItem, shownPrep } from '~/features/meal-plans/shown-prep';
import { apiFor } from '~/platform/api.server';
import { dataOf, pageNotFound } from '~/platform/api-errors.server';
import type { Place } from './draft-paths';

export async function readDraft(context: AppLoadContext, id = ''): Promise<Draft> {
  const answer = await apiFor(context).GET('/api/meal-plan/drafts/{id}', { params: { path: { id } } });
  return dataOf(answer, context.requestId);
}

/** A draft as its page shows it: one week of its days, and no more of its recipes than their names and numbers. */
export async function readShownDraft(context: AppLoadContext, id: string | undefined, url: URL) {
  const draft = await readDraft(context, id);
  const week = weekIn(url.searchParams, draft.mealPlan);
  const { mealPlan, certificate, nutrition, draftId, revision, canUndo, savedPlanId, customer, expiresAt } =
    draft;
  return {
    id: draftId,
    revision,
    canUndo,
    savedPlanId,
    customer,
    expiresAt,
    week,
    plan: headingOf(mealPlan),
    average: nutrition.averageDaily,
    certificate,
    days: shownDays(draft, week),
    locked: draft.locked.map(placeKey),
    prep: await readPrep(context, draftId, week),
  };
}

export type ShownDraft = Awaited<ReturnType<typeof readShownDraft>>;

export const placeKey = ({ day, mealNumber }: Place): string => `${day}:${mealNumber}`;

const headingOf = ({
  planName,
  fitnessGoal,
  description,
  dailyCalorieTarget,
  clientName,
  days,
  mealsPerDay,
}: Draft['mealPlan']) => ({
  planName,
  fitnessGoal,
  description,
  dailyCalorieTarget,
  clientName,
  days,
  mealsPerDay,
});

type Prep = { guide: ShownPrep | null; shoppingList: ShownItem[] };

/** What is bought and prepared in one week; null where it cannot be said now. */
async function readPrep(context: AppLoadContext, id: string, week: number): Promise<Prep | null> {
  const { data } = await apiFor(context).GET('/api/meal-plans/{id}/prep', {
    params: { path: { id }, query: { week } },
  });
  if (!data) return null;
  if (data.guide) return { guide: shownPrep(data.guide), shoppingList: [] };
  return { guide: null, shoppingList: data.groups.flatMap(({ items }) => items.map(shownItem)) };
}

/** The meal of a draft that an address is about. */
export function mealOf({ mealPlan }: Draft, place: Place, requestId: string) {
  const meal = mealPlan.meals.find(
    ({ day, mealNumber }) => day === place.day && mealNumber === place.mealNumber,
  );
  if (!meal) throw pageNotFound(requestId);
  return meal;
}
