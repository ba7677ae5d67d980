import type { AppLoadContext } from '@remix-run/node';
import { shownDays, weekIn } from '~/features/meal-plans/shown-days';
import { shownItem, shownPrep } from '~/features/meal-plans/shown-prep';
import { apiFor } from '~/platform/api.server';
import { dataOf } from '~/platform/api-errors.server';
import type { PlanTab } from './library-paths';
import { readSavedPlan } from './saved-plans.server';

/** One week of a saved plan, or what is prepared for it: as much as its page shows. */
export async function readShownPlan(context: AppLoadContext, id: string | undefined, url: URL) {
  const saved = await readSavedPlan(context, id);
  const { meals: _, rules: __, startOfWeekMealPrep: ___, targets: ____, ...plan } = saved.mealPlanData;
  const tab: PlanTab = url.searchParams.get('tab') === 'prep' ? 'prep' : 'schedule';
  const week = weekIn(url.searchParams, plan);
  const { notes, tags, isTemplate, assignmentCount, certificate, nutrition } = saved;
  return {
    id: saved.id,
    plan,
    tab,
    week,
    notes,
    tags,
    isTemplate,
    assignmentCount,
    certificate,
    average: nutrition.averageDaily,
    // A saved plan begins whenever it is assigned: its days have no dates yet.
    days: tab === 'schedule' ? shownDays({ ...saved, mealPlan: saved.mealPlanData }, week, false) : [],
    prep: tab === 'prep' ? await readPrep(context, saved.id, week) : null,
  };
}

export type ShownPlan = Awaited<ReturnType<typeof readShownPlan>>;

async function readPrep(context: AppLoadContext, id: string, week: number) {
  const answer = await apiFor(context).GET('/api/meal-plans/{id}/prep', {
    params: { path: { id }, query: { week } },
  });
  const { guide, groups } = dataOf(answer, context.requestId);
  // The guide has the same list in it.
  return {
    guide: guide && shownPrep(guide),
    shoppingList: guide ? [] : groups.flatMap(({ items }) => items.map(shownItem)),
  };
}
