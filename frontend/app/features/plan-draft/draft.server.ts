import type { AppLoadContext } from '@remix-run/node';
import { headingOf } from '~/features/meal-plans/plan-heading';
import type { Certificate, Draft, PlanMeal, WeekFigures } from '~/features/meal-plans/plan-words';
import { askPrep } from '~/features/meal-plans/prep.server';
import { shownDays, weekIn, weekOfDay } from '~/features/meal-plans/shown-days';
import { weekPrep } from '~/features/meal-plans/shown-prep';
import { apiFor } from '~/platform/api.server';
import { dataOf, pageNotFound } from '~/platform/api-errors.server';
import { type MealPlace, placeKey } from './places';

export async function readDraft(context: AppLoadContext, id = ''): Promise<Draft> {
  const answer = await apiFor(context).GET('/api/meal-plan/drafts/{id}', { params: { path: { id } } });
  return dataOf(answer, context.requestId);
}

/** Beside each meal stand the forms that change it, so a week of 42 meals is too heavy with all that shorter ones show. */
const maxMealsShownInFull = 5;

/** A draft as its page shows it: one week of its days, and only the names and numbers of its recipes. */
export async function readShownDraft(context: AppLoadContext, id: string | undefined, url: URL) {
  const draft = await readDraft(context, id);
  const week = weekIn(url.searchParams, draft.mealPlan);
  const { mealPlan, certificate, nutrition, draftId, revision, canUndo, savedPlanId, customer, saidWish } =
    draft;
  const [{ data: prep }, notChecked] = await Promise.all([
    askPrep(context, draftId, week),
    customer ? readOwnWords(context, customer.id) : null,
  ]);
  const isShownInFull = mealPlan.mealsPerDay <= maxMealsShownInFull;
  const figures = nutrition.weeks[week - 1] ?? null;
  return {
    id: draftId,
    revision,
    canUndo,
    savedPlanId,
    customer,
    notChecked,
    expiresAt: draft.expiresAt,
    saidWish,
    week,
    plan: headingOf(mealPlan),
    average: nutrition.averageDaily,
    figures: isShownInFull ? figures : withMissedAims(figures),
    certificate: isShownInFull ? certificate : nearWeek(certificate, week),
    days: shownDays(draft, week, { pictured: isShownInFull }),
    locked: draft.locked.map(placeKey),
    // The plan is shown without it.
    prep: prep ? weekPrep(prep) : null,
  };
}

/** Returns the restrictions in the customer's own words. No check of plans understands them, so the trainer has to. */
async function readOwnWords(context: AppLoadContext, id: string): Promise<string | null> {
  const { data } = await apiFor(context).GET('/api/trainer/customers/{id}', { params: { path: { id } } });
  const words = data?.restrictions?.freeText ?? [];
  return words.length > 0 ? words.map((one) => `“${one}”`).join(', ') : null;
}

/** Leaves out everything that the week is like but the aims that it misses. */
const withMissedAims = (figures: WeekFigures | null): WeekFigures | null =>
  figures?.details
    ? { ...figures, details: figures.details.filter(({ missed }) => missed !== null) }
    : figures;

/** Leaves out the days of other weeks that are within their targets. */
const nearWeek = (certificate: Certificate, week: number): Certificate => ({
  ...certificate,
  days: certificate.days.filter(({ day, holds }) => weekOfDay(day) === week || !holds),
});

export type ShownDraft = Awaited<ReturnType<typeof readShownDraft>>;

/** The number of meals that eat from the same pot as this one, and of the others of them that are locked. */
export function mealsOfPot(
  { mealPlan: { meals }, locked }: Pick<Draft, 'mealPlan' | 'locked'>,
  place: MealPlace,
): { all: number; locked: number } {
  const cookOf = (meal: PlanMeal) => placeKey(meal.leftoverOf ?? meal);
  const here = meals.find((meal) => placeKey(meal) === placeKey(place));
  const ofPot = meals.filter((meal) => here && cookOf(meal) === cookOf(here));
  const keys = locked.map(placeKey);
  const isLocked = (meal: PlanMeal) => meal !== here && keys.includes(placeKey(meal));
  return { all: ofPot.length, locked: ofPot.filter(isLocked).length };
}

/** The meal of a draft that an address refers to. */
export function mealOf({ mealPlan }: Draft, place: MealPlace, requestId: string) {
  const meal = mealPlan.meals.find(
    ({ day, mealNumber }) => day === place.day && mealNumber === place.mealNumber,
  );
  if (!meal) throw pageNotFound(requestId);
  return meal;
}
