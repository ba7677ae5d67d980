import type { AppLoadContext } from '@remix-run/node';
import { apiFor } from '~/platform/api.server';
import { type ApiResult, dataOf, failureOf } from '~/platform/api-errors.server';

const mostInAStrip = 6;
const mostSimilar = 4;

/** What was assigned to a customer, the latest first. */
export async function assignedRecipes(context: AppLoadContext, page: number, perPage: number) {
  const query = { page, limit: perPage };
  const answer = await apiFor(context).GET('/api/customer/recipes', { params: { query } });
  return dataOf(answer, context.requestId);
}

/** The first of them, for beside a list that is there without them, too. */
export async function latestAssigned(context: AppLoadContext) {
  const query = { page: 1, limit: mostInAStrip };
  const answer = await apiFor(context).GET('/api/customer/recipes', { params: { query } });
  return orNone(context, answer) ?? { recipes: [], total: 0 };
}

export async function recommendedRecipes(context: AppLoadContext) {
  const query = { limit: mostInAStrip };
  const answer = await apiFor(context).GET('/api/recipes/recommended', { params: { query } });
  return orNone(context, answer)?.recipes ?? [];
}

export async function similarRecipes(context: AppLoadContext, id: string) {
  const answer = await apiFor(context).GET('/api/recipes/{id}/similar', {
    params: { path: { id }, query: { limit: mostSimilar } },
  });
  return orNone(context, answer)?.recipes ?? [];
}

/** A suggestion that cannot be had is no reason to show nothing else. */
function orNone<T>(context: AppLoadContext, answer: ApiResult<T>): T | undefined {
  if (!answer.response.ok) context.report(failureOf(answer));
  return answer.data;
}
