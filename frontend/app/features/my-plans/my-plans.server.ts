import { type AppLoadContext, redirect } from '@remix-run/node';
import type { components } from '#openapi/schema';
import { addDays, shortDate } from '~/features/meal-plans/plan-dates';
import type { PlanRun } from '~/features/meal-plans/plan-run';
import { askPrep } from '~/features/meal-plans/prep.server';
import { picturedMeal, weekOfDay } from '~/features/meal-plans/shown-days';
import { apiFor } from '~/platform/api.server';
import { dataOf, failureOf } from '~/platform/api-errors.server';
import { filtersFrom, type PlanFilters, pathWith } from './my-plan-filters';
import type { AssignedPlan, ListedPlan } from './my-plan-words';
import { shoppingGroup } from './shopping-words.server';

const perPage = 24;

const maxRetries = 2;

/** Loads a page of the plans that an address asks for, or the reason why they cannot be read. */
export async function listPlans(context: AppLoadContext, url: URL) {
  const filters = filtersFrom(url.searchParams);
  const query = { ...filters, limit: perPage, withMeals: false };
  const answer = await askAgain(() =>
    apiFor(context).GET('/api/meal-plan/personalized', { params: { query } }),
  );
  if (!answer.data) return { filters, problem: failureOf(answer).message };
  const { mealPlans, total, summary } = answer.data;
  const pages = Math.ceil(total / perPage);
  const lastPage = Math.max(1, pages);
  if (filters.page > lastPage) throw redirect(pathWith(url.pathname, { ...filters, page: lastPage }));
  return { filters, plans: mealPlans.map(shownPlan), total, pages, summary };
}

/** Repeats a request if the failure may have been temporary. */
async function askAgain<Answer extends { response: Response }>(ask: () => Promise<Answer>): Promise<Answer> {
  let answer = await ask();
  for (let again = 0; again < maxRetries && answer.response.status >= 500; again += 1) answer = await ask();
  return answer;
}

export const runOf = ({ status, startsOn, endsOn }: PlanRun): PlanRun => ({ status, startsOn, endsOn });

/** The part of a plan that a card shows. */
export type ShownPlan = ReturnType<typeof shownPlan>;

const shownPlan = (plan: ListedPlan) => ({
  id: plan.id,
  planName: plan.planName,
  fitnessGoal: plan.fitnessGoal,
  totalDays: plan.totalDays,
  run: runOf(plan),
  assignedAt: plan.assignedAt,
  facts: plan.facts,
});

export type PlanList = Awaited<ReturnType<typeof listPlans>> & { filters: PlanFilters };

type PlansToFollow = components['schemas']['PlansToFollowResponse'];

/** The current or next plan with today's meals and the following days, or null if there is none. */
export type FollowedPlan = NonNullable<ReturnType<typeof followedPlan>>;

export async function readCurrentPlan(context: AppLoadContext) {
  const { data } = await askAgain(() => apiFor(context).GET('/api/meal-plan/current'));
  return {
    fitnessGoal: data?.fitnessGoal ?? null,
    followed: data ? followedPlan(data) : null,
    hasPlan: data?.hasPlan ?? false,
  };
}

function followedPlan({ plan, next, coming }: PlansToFollow) {
  if (!plan) return null;
  const { id, planName, totalDays, startsOn, today } = plan;
  return {
    ...{ id, planName, totalDays, next },
    startsOn: today ? null : startsOn,
    today: today && shownToday(today),

    coming: coming.map((day) => comingDay(day, today !== null && day.date === today.date)),
  };
}

function shownToday({ date, ...today }: NonNullable<NonNullable<PlansToFollow['plan']>['today']>) {
  const startsOn = addDays(date, 1 - today.day);
  return {
    ...today,
    date: shortDate(date),
    figures: null,
    check: null,
    meals: today.meals.map((meal) => picturedMeal(meal, startsOn)),
  };
}

export type ComingDay = ReturnType<typeof comingDay>;

const comingDay = (coming: PlansToFollow['coming'][number], isToday: boolean) => ({
  ...coming,
  isToday,
  date: shortDate(coming.date),
  week: weekOfDay(coming.day),
  meals: coming.meals.join(', '),
});

/** Uses the dates of the current cycle, because a plan begins again after its last day. */
export const inCurrentCycle = ({ mealPlanData, nutrition, cycleStartsOn }: AssignedPlan) => ({
  nutrition,
  mealPlan: { ...mealPlanData, startsOn: cycleStartsOn },
});

/** Loads one of the user's own plans completely. */
export async function readPlan(context: AppLoadContext, id: string | undefined): Promise<AssignedPlan> {
  const answer = await apiFor(context).GET('/api/meal-plan/{id}', { params: { path: { id: id ?? '' } } });
  return dataOf(answer, context.requestId);
}

export async function readPrepGuide(context: AppLoadContext, id: string, week: number) {
  const answer = await askPrep(context, id, week);
  const { guide, groups, ticked, storageSources, weeks, fromDay, toDay } = dataOf(answer, context.requestId);
  // The list is sent in groups, so it is removed from the guide.
  const shown = guide && {
    totalPrepTime: guide.totalPrepTime,
    steps: guide.prepInstructions,
    storage: guide.storageInstructions,
  };
  return {
    guide: shown,
    groups: groups.map(shoppingGroup),
    ticked,
    storageSources,
    week,
    weeks,
    fromDay,
    toDay,
  };
}

export type ShownGuide = Awaited<ReturnType<typeof readPrepGuide>>;
