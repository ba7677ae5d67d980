import { type AppLoadContext, redirect } from '@remix-run/node';
import type { operations } from '#openapi/schema';
import type { PlanRun } from '~/features/meal-plans/plan-run';
import type { FitnessGoal } from '~/features/meal-plans/plan-words';
import { askPrep } from '~/features/meal-plans/prep.server';
import { dateOfDay, type ShownDay, shownDay, weekOfDay } from '~/features/meal-plans/shown-days';
import { apiFor } from '~/platform/api.server';
import { dataOf, failureOf } from '~/platform/api-errors.server';
import { filtersFrom, type PlanFilters, pathWith } from './my-plan-filters';
import type { HeldPlan, ListedPlan } from './my-plan-words';
import { shoppingGroup } from './shopping-words.server';

const perPage = 24;

/** It is tried again after a failure that may have passed. */
const mostRetries = 2;

/** One page of what the address at hand asks for; what went wrong instead, where it cannot be read. */
export async function listPlans(context: AppLoadContext, url: URL) {
  const filters = filtersFrom(url.searchParams);
  const query = { ...filters, limit: perPage, withMeals: false };
  const answer = await askForPlans(context, query);
  if (!answer.data) return { filters, problem: failureOf(answer).message };
  const { mealPlans, total, summary } = answer.data;
  const pages = Math.ceil(total / perPage);
  const lastPage = Math.max(1, pages);
  if (filters.page > lastPage) throw redirect(pathWith(url.pathname, { ...filters, page: lastPage }));
  return { filters, plans: mealPlans.map(shownPlan), total, pages, summary };
}

type PlansQuery = NonNullable<operations['PersonalPlans_list']['parameters']['query']>;

/** Asks again where the failure may have passed. */
async function askForPlans(context: AppLoadContext, query: PlansQuery) {
  const ask = () => apiFor(context).GET('/api/meal-plan/personalized', { params: { query } });
  let answer = await ask();
  for (let again = 0; again < mostRetries && answer.response.status >= 500; again += 1) answer = await ask();
  return answer;
}

export const runOf = ({ status, startsOn, endsOn }: PlanRun): PlanRun => ({ status, startsOn, endsOn });

/** What a card shows of a plan. */
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

export type CurrentPlan = {
  fitnessGoal: FitnessGoal | null;
  followed: FollowedPlan | null;
  /** Something runs or is to come, whether it can be shown or not. */
  hasPlan: boolean;
};

/** The plan that runs today, and where it ends soon the next one, day by day; without any, only what the last one was for. */
export async function readCurrentPlan(context: AppLoadContext): Promise<CurrentPlan> {
  const query = { limit: 2, withMeals: false };
  const { data } = await askForPlans(context, query);
  const [first, second] = data?.mealPlans ?? [];
  const fitnessGoal = first?.fitnessGoal ?? null;
  if (!first || first.status === 'past') return { fitnessGoal, followed: null, hasPlan: false };
  const next = second?.status === 'upcoming' ? second : null;
  const [held, heldNext] = await Promise.all([readWhole(context, first), next && readWhole(context, next)]);
  return { fitnessGoal, followed: held && dayByDay(held, heldNext), hasPlan: true };
}

async function readWhole(context: AppLoadContext, { id }: ListedPlan): Promise<HeldPlan | null> {
  const { data } = await apiFor(context).GET('/api/meal-plan/{id}', { params: { path: { id } } });
  return data && hasMeals(data) ? data : null;
}

const hasMeals = ({ mealPlanData }: HeldPlan) => mealPlanData.meals.length > 0;

const daysAhead = 7;

export type FollowedPlan = ReturnType<typeof dayByDay>;

function dayByDay(held: HeldPlan, next: HeldPlan | null) {
  const { id, planName, today, totalDays, startsOn } = held;
  const own = comingDays(held, daysAhead);
  return {
    id,
    planName,
    totalDays,
    today: today === null ? null : shownDay(inRound(held), today),
    startsOn: today === null ? startsOn : null,
    next: next && { id: next.id, planName: next.planName, startsOn: next.startsOn },
    coming: next ? [...own, ...comingDays(next, daysAhead - own.length)] : own,
  };
}

/**
 * With the dates of the round that runs now: a plan begins anew after its last day. Each day without what it was to come
 * to: whoever only eats it is told what it has.
 */
export const inRound = ({ mealPlanData, nutrition, roundStartsOn }: HeldPlan) => ({
  nutrition,
  mealPlan: { ...mealPlanData, startsOn: roundStartsOn },
});

export type ComingDay = ReturnType<typeof comingDays>[number];

/** From today on, or from the first day of a plan that has not begun, up to the day on which another takes over. */
function comingDays(held: HeldPlan, most: number) {
  const first = held.today ?? 1;
  const plan = inRound(held);
  const left = held.endsOn === null ? most : Math.min(most, daysTo(held.endsOn, held.roundStartsOn, first));
  return Array.from({ length: Math.max(0, left) }, (_, ahead) => {
    const day = shownDay(plan, ((first - 1 + ahead) % held.totalDays) + 1);
    return {
      planId: held.id,
      planName: held.planName,
      day: day.day,
      week: weekOfDay(day.day),
      date: dateOfDay(held.roundStartsOn, first + ahead),
      isToday: held.today !== null && ahead === 0,
      calories: day.totals.calories,
      meals: namesOf(day),
    };
  });
}

const msOfDay = 86_400_000;

/** Counts the days from that day of the cycle up to a date. */
const daysTo = (date: string, roundStartsOn: string, day: number): number =>
  (Date.parse(date) - Date.parse(roundStartsOn)) / msOfDay - (day - 1);

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
