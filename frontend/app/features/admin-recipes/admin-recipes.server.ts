import type { AppLoadContext } from '@remix-run/node';
import type { components, paths } from '#openapi/schema';
import { numbersOf } from '~/features/recipes/number-filters';
import { apiFor } from '~/platform/api.server';
import { dataOf, failureOf } from '~/platform/api-errors.server';
import { isUuid } from '~/platform/uuid.server';
import { type AdminRecipeFilters, type RecipesView, viewFrom } from './admin-recipe-filters';

export type AdminRecipe = components['schemas']['AdminRecipeResponse'];
export type RecipeWithDependents = components['schemas']['RecipeWithDependentsResponse'];
type RecipeQuery = NonNullable<paths['/api/admin/recipes']['get']['parameters']['query']>;

/** Loads a page of the recipes on which admins decide, or null if it is temporarily unavailable. */
export async function findAdminRecipes(context: AppLoadContext, query: RecipeQuery) {
  const asOf = new Date().toISOString();
  const answer = await apiFor(context).GET('/api/admin/recipes', {
    params: { query: { ...query, view: 'card' } },
  });
  if (failureOf(answer).isPassing) return null;
  const { recipes, total, understood } = dataOf(answer, context.requestId);
  return { recipes, total, understood, pages: Math.ceil(total / (query.limit ?? 12)), asOf };
}

export const queryOf = ({ search, mealType, dietaryTag, status, page, ...rest }: AdminRecipeFilters) => ({
  page,
  ...(search && { search }),
  ...(mealType && { mealType: [mealType] }),
  ...(dietaryTag && { dietaryTag: [dietaryTag] }),
  ...numbersOf(rest),
  ...(status && { approved: status === 'approved' }),
});

export async function readAdminRecipe(context: AppLoadContext, id: string | undefined): Promise<AdminRecipe> {
  const answer = await apiFor(context).GET('/api/admin/recipes/{id}', { params: { path: { id: id ?? '' } } });
  return dataOf(answer, context.requestId);
}

/** Loads what would be deleted with each recipe, in this order, and skips recipes that do not exist. */
export async function readDependents(
  context: AppLoadContext,
  ids: readonly string[],
): Promise<RecipeWithDependents[]> {
  const id = [...new Set(ids.filter(isUuid).map((one) => one.toLowerCase()))];
  if (id.length === 0) return [];
  const answer = await apiFor(context).GET('/api/admin/recipes/dependents', { params: { query: { id } } });
  return dataOf(answer, context.requestId).recipes;
}

/** Returns null if the numbers are temporarily unavailable. */
export async function readStats(context: AppLoadContext) {
  const { data } = await apiFor(context).GET('/api/admin/stats');
  return data ?? null;
}

const yearInSeconds = 365 * 24 * 3600;

export function rememberedView(context: AppLoadContext): RecipesView {
  return viewFrom(viewCookie(context).read(context.cookies)) ?? 'cards';
}

export function rememberView(context: AppLoadContext, view: RecipesView | undefined): HeadersInit {
  return view ? { 'Set-Cookie': viewCookie(context).set(view, { maxAgeSeconds: yearInSeconds }) } : {};
}

function viewCookie(context: AppLoadContext) {
  return context.pageCookie('admin-recipe-view-type');
}
