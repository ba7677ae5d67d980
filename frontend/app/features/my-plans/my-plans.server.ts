import { type AppLoadContext, redirect } from '@remix-run/node';
import type { FitnessGoal } from '~/features/meal-plans/plan-words';
import { askPrep } from '~/features/meal-plans/prep.server';
import { dateOfDay, type ShownDay, shownDay, weekOfDay } from '~/features/meal-plans/shown-days';
import { apiFor } from '~/platform/api.server';
import { dataOf, failureOf } from '~/platform/api-errors.server';
import { filtersFrom, type PlanFilters, pathWith } from './my-plan-filters';
import type { HeldPlan, ListedPlan } from './my-plan-words';

const perPage = 24;

/** One page of what the address at hand asks for; what went wrong instead, where it cannot be read. */
export async function listPlans(context: AppLoadContext, url: URL) {
  const filters = filtersFrom(url.searchParams);
  const query = { ...filters, limit: perPage, withMeals: false };
  const answer = await apiFor(context).GET('/api/meal-plan/personalized', { params: { query } });
  if (!answer.data) return { filters, problem: failureOf(answer).message };
  const { mealPlans, total, summary } = answer.data;
  const pages = Math.ceil(total / perPage);
  const lastPage = Math.max(1, pages);
  if (filters.page > lastPage) throw redirect(pathWith(url.pathname, { ...filters, page: lastPage }));
  return { filters, plans: mealPlans.map(shownPlan), total, pages, summary };
}

/** What a card shows of a plan. */
export type ShownPlan = ReturnType<typeof shownPlan>;

const shownPlan = (plan: ListedPlan) => ({
  id: plan.id,
  planName: plan.planName,
  fitnessGoal: plan.fitnessGoal,
  totalDays: plan.totalDays,
  isActive: plan.isActive,
  assignedAt: plan.assignedAt,
  facts: plan.facts,
});

export type PlanList = Awaited<ReturnType<typeof listPlans>> & { filters: PlanFilters };

export type CurrentPlan = { fitnessGoal: FitnessGoal | null; followed: FollowedPlan | null };

/** The plan that is followed now, day by day; of one that no longer is, only what it was for. */
export async function readCurrentPlan(context: AppLoadContext): Promise<CurrentPlan> {
  const api = apiFor(context);
  const query = { limit: 1, withMeals: false };
  const { data } = await api.GET('/api/meal-plan/personalized', { params: { query } });
  const [first] = data?.mealPlans ?? [];
  const fitnessGoal = first?.fitnessGoal ?? null;
  if (!first?.isActive) return { fitnessGoal, followed: null };
  const answer = await api.GET('/api/meal-plan/{id}', { params: { path: { id: first.id } } });
  return { fitnessGoal, followed: answer.data && hasMeals(answer.data) ? dayByDay(answer.data) : null };
}

const hasMeals = ({ mealPlanData }: HeldPlan) => mealPlanData.meals.length > 0;

const daysAhead = 7;

export type FollowedPlan = ReturnType<typeof dayByDay>;

function dayByDay(held: HeldPlan) {
  const { id, planName, today, totalDays, startsOn } = held;
  return {
    id,
    planName,
    totalDays,
    today: today === null ? null : shownDay(inRound(held), today),
    begins: today === null ? dateOfDay(startsOn, 1) : null,
    coming: comingDays(held),
  };
}

/** With the dates of the round that runs now: a plan begins anew after its last day. */
export const inRound = (held: HeldPlan) => ({
  ...held,
  mealPlan: { ...held.mealPlanData, startsOn: held.roundStartsOn },
});

export type ComingDay = ReturnType<typeof comingDays>[number];

/** From today on, or from the first day of a plan that has not begun. */
function comingDays(held: HeldPlan) {
  const first = held.today ?? 1;
  const plan = inRound(held);
  return Array.from({ length: daysAhead }, (_, ahead) => {
    const day = shownDay(plan, ((first - 1 + ahead) % held.totalDays) + 1);
    return {
      day: day.day,
      week: weekOfDay(day.day),
      date: dateOfDay(held.roundStartsOn, first + ahead),
      isToday: held.today !== null && ahead === 0,
      calories: day.totals.calories,
      meals: namesOf(day),
    };
  });
}

const namesOf = ({ meals }: ShownDay) => meals.map(({ name }) => name).join(', ');

/** One of one's own, whole. */
export async function readPlan(context: AppLoadContext, id: string | undefined): Promise<HeldPlan> {
  const answer = await apiFor(context).GET('/api/meal-plan/{id}', { params: { path: { id: id ?? '' } } });
  return dataOf(answer, context.requestId);
}

export async function readPrepGuide(context: AppLoadContext, id: string, week: number) {
  const answer = await askPrep(context, id, week);
  const { guide, groups, ticked, storageSources, weeks, fromDay, toDay } = dataOf(answer, context.requestId);
  // The list comes in groups: as a part of the guide it would be sent twice.
  const shown = guide && {
    totalPrepTime: guide.totalPrepTime,
    steps: guide.prepInstructions,
    storage: guide.storageInstructions,
  };
  return { guide: shown, groups, ticked, storageSources, week, weeks, fromDay, toDay };
}

export type ShownGuide = Awaited<ReturnType<typeof readPrepGuide>>;
