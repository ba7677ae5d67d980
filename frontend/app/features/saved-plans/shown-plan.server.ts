import type { AppLoadContext } from '@remix-run/node';
import { headingOf } from '~/features/meal-plans/plan-heading';
import { askPrep } from '~/features/meal-plans/prep.server';
import { shownDays, weekIn } from '~/features/meal-plans/shown-days';
import { weekPrep } from '~/features/meal-plans/shown-prep';
import type { SavedPlanTab } from '~/paths/saved-plans';
import { dataOf } from '~/platform/api-errors.server';
import { readSavedPlan } from './saved-plans.server';

/** One week of a saved plan, or what is prepared for it, with only what its page shows. */
export async function readShownPlan(context: AppLoadContext, id: string | undefined, url: URL) {
  const saved = await readSavedPlan(context, id);
  const plan = headingOf(saved.mealPlanData);
  const tab: SavedPlanTab = url.searchParams.get('tab') === 'prep' ? 'prep' : 'schedule';
  const week = weekIn(url.searchParams, plan);
  const { notes, tags, isTemplate, assignmentCount, certificate, nutrition, saidWish } = saved;
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
    saidWish,
    average: nutrition.averageDaily,
    figures: nutrition.weeks[week - 1] ?? null,
    // A saved plan begins when it is assigned, so its days have no dates yet.
    days:
      tab === 'schedule' ? shownDays({ ...saved, mealPlan: saved.mealPlanData }, week, { dated: false }) : [],
    prep: tab === 'prep' ? weekPrep(dataOf(await askPrep(context, saved.id, week), context.requestId)) : null,
  };
}

export type ShownPlan = Awaited<ReturnType<typeof readShownPlan>>;
