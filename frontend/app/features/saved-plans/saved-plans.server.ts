import type { AppLoadContext } from '@remix-run/node';
import type { components } from '#openapi/schema';
import { isForAdmins } from '~/paths/pages';
import { libraryOf, type SavedPlansQuery, savedPlansPath } from '~/paths/saved-plans';
import { apiFor } from '~/platform/api.server';
import { dataOf, failureOf } from '~/platform/api-errors.server';
import { requireUser } from '~/platform/guards.server';
import { ownPath } from '~/platform/own-path';
import { pageIn, searchIn } from '~/platform/page-number';

type Schemas = components['schemas'];

export type ListedPlan = Schemas['ListedPlanResponse'];
export type SavedPlan = Schemas['SavedPlanResponse'];
export type SavedPlanHolder = Schemas['HoldersResponse']['customers'][number];
export type ShareLink = Schemas['ShareResponse'];

export const plansPerPage = 12;

/** The list of saved plans that an address belongs to. Trainers and admins have their own. */
export async function requireLibrary(context: AppLoadContext, request: Request) {
  const url = new URL(request.url);
  const isAdmins = isForAdmins(url.pathname);
  const user = await requireUser(context, isAdmins ? 'admin' : 'trainer');
  const library = libraryOf(user.role);
  return { user, library, url, from: ownPath(url.searchParams.get('from')) ?? savedPlansPath(library) };
}

export function queryIn(params: URLSearchParams): SavedPlansQuery {
  const templates = { only: true, none: false }[params.get('templates') ?? ''] ?? null;
  return { search: searchIn(params, 200), templates, page: pageIn(params) };
}

/** Loads a page of saved plans, or the reason why they are temporarily unavailable. */
export async function listPlans(context: AppLoadContext, { search, templates, page }: SavedPlansQuery) {
  const query = {
    page,
    limit: plansPerPage,
    withMeals: false,
    ...(search && { search }),
    ...(templates !== null && { templates }),
  };
  const answer = await apiFor(context).GET('/api/trainer/meal-plans', { params: { query } });
  const failure = failureOf(answer, 'Failed to fetch meal plans');
  if (failure.isPassing) return { plans: [], total: 0, pages: 1, problem: failure.message };
  const { mealPlans: plans, total } = dataOf(answer, context.requestId);
  return { plans, total, pages: Math.max(1, Math.ceil(total / plansPerPage)), problem: null };
}

export async function readSavedPlan(context: AppLoadContext, id: string | undefined): Promise<SavedPlan> {
  const path = { id: id ?? '' };
  const answer = await apiFor(context).GET('/api/trainer/meal-plans/{id}', { params: { path } });
  return dataOf(answer, context.requestId);
}

export async function readHolders(context: AppLoadContext, id: string): Promise<SavedPlanHolder[]> {
  const path = { id };
  const answer = await apiFor(context).GET('/api/trainer/meal-plans/{id}/assignments', { params: { path } });
  return dataOf(answer, context.requestId).customers;
}

/** Returns null for a plan that is not shared. */
export async function readShareLink(context: AppLoadContext, id: string): Promise<ShareLink | null> {
  const answer = await apiFor(context).GET('/api/meal-plans/{id}/share', { params: { path: { id } } });
  return answer.response.status === 404 ? null : dataOf(answer, context.requestId);
}
