import type { AppLoadContext } from '@remix-run/node';
import { diaryDayPath } from '~/paths/diary';
import { apiFor } from '~/platform/api.server';
import { dataOf } from '~/platform/api-errors.server';
import { timeIn, todayIn } from '~/platform/calendar';
import { redirectWithToast } from '~/platform/toast.server';
import { isDay, mealAt, meals } from './diary-texts';

const failed = 'Failed to load the diary';

export async function readDay(context: AppLoadContext, date: string) {
  const answer = await apiFor(context).GET('/api/nutrition/days/{date}', { params: { path: { date } } });
  return dataOf(answer, context.requestId, failed);
}

type Span = { from: string; to: string; averages?: 'week' | 'month' };

export async function readDays(context: AppLoadContext, query: Span) {
  const answer = await apiFor(context).GET('/api/nutrition/days', { params: { query } });
  return dataOf(answer, context.requestId, failed);
}

/** Returns null if the customer hides the diary from trainers. */
export async function readCustomerDays(context: AppLoadContext, id: string, query: Span) {
  const path = '/api/trainer/customers/{id}/nutrition';
  const answer = await apiFor(context).GET(path, { params: { path: { id }, query } });
  if (answer.response.status === 403) return null;
  return dataOf(answer, context.requestId, failed);
}

/** Returns null if the customer hides the diary from trainers. */
export async function readCustomerDay(context: AppLoadContext, id: string, date: string) {
  const path = '/api/trainer/customers/{id}/nutrition/{date}';
  const answer = await apiFor(context).GET(path, { params: { path: { id, date } } });
  if (answer.response.status === 403) return null;
  return dataOf(answer, context.requestId, failed);
}

export async function findFoods(context: AppLoadContext, search: string) {
  const query = { limit: 12, ...(search && { search }) };
  const answer = await apiFor(context).GET('/api/nutrition/foods', { params: { query } });
  return dataOf(answer, context.requestId, 'Failed to search').foods;
}

/** Returns what the page of an entry shows. The page of one that was deleted meanwhile leads back to the day in its address. */
export async function readEntry(context: AppLoadContext, id: string, url: string) {
  const answer = await apiFor(context).GET('/api/nutrition/entries/{id}', { params: { path: { id } } });
  const day = new URL(url).searchParams.get('date') ?? '';
  if (answer.response.status === 404 && isDay(day))
    throw redirectWithToast(context, diaryDayPath(day), {
      tone: 'warning',
      title: 'This entry has been deleted meanwhile',
    });
  return dataOf(answer, context.requestId);
}

export async function readNutritionGoals(context: AppLoadContext) {
  return dataOf(await apiFor(context).GET('/api/nutrition/goals'), context.requestId);
}

/** Returns what the page of an own food shows. */
export async function readOwnFood(context: AppLoadContext, id = '') {
  const answer = await apiFor(context).GET('/api/nutrition/foods/own/{id}', { params: { path: { id } } });
  return dataOf(answer, context.requestId);
}

type OwnFoodsQuery = { search?: string; page: number; limit: number };

export async function readOwnFoods(context: AppLoadContext, query: OwnFoodsQuery) {
  const answer = await apiFor(context).GET('/api/nutrition/foods/own', { params: { query } });
  return dataOf(answer, context.requestId, 'Failed to load your foods');
}

/**
 * Reads from an address what an entry is to be for. The meal is the one that the address names, or else the one that is
 * eaten at this time of the day.
 */
export async function addingIn(context: AppLoadContext, url: string, timeZone: string | null) {
  const { date } = dayIn(url, timeZone);
  const { searchParams } = new URL(url);
  const named = meals.find((meal) => meal === searchParams.get('meal'));
  const hour = Number(timeIn(timeZone, new Date()).slice(0, 2));
  const number = Number(searchParams.get('mealNumber'));
  const { planned } = number ? await readDay(context, date) : { planned: null };
  const found = planned?.planId === searchParams.get('planId') ? planned : null;
  const instead = found?.meals.find(({ mealNumber, entryId }) => mealNumber === number && !entryId) ?? null;
  return {
    ...{ date, meal: instead?.meal ?? named ?? mealAt(hour) },
    /** The meal of the plan that the entry answers, as long as it has no entry yet. */
    instead: found && instead ? { planId: found.planId, ...instead } : null,
  };
}

/** Returns the day that an address names, or today. */
export const dayIn = (url: string, timeZone: string | null): { date: string; today: string } =>
  dayNamed(new URL(url).searchParams.get('date') ?? '', timeZone);

/** Returns the day that is named, or today. No day lies in the future. */
export function dayNamed(asked: string, timeZone: string | null): { date: string; today: string } {
  const today = todayIn(timeZone);
  return { date: isDay(asked) && asked <= today ? asked : today, today };
}
