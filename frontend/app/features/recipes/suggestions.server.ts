import type { AppLoadContext } from '@remix-run/node';
import { apiFor } from '~/platform/api.server';
import { type ApiResult, dataOf, failureOf } from '~/platform/api-errors.server';

const mostInAStrip = 6;
const mostSimilar = 4;

/** Loads the recipes assigned to a customer, latest first. */
export async function assignedRecipes(context: AppLoadContext, page: number, perPage: number) {
  const query = { page, limit: perPage };
  const answer = await apiFor(context).GET('/api/customer/recipes', { params: { query } });
  return dataOf(answer, context.requestId);
}

/** Loads the first of them to show beside a list, which is shown without them if that fails. */
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

/** A failed suggestion must not prevent the rest of the page. */
function orNone<T>(context: AppLoadContext, answer: ApiResult<T>): T | undefined {
  if (!answer.response.ok) context.report(failureOf(answer));
  return answer.data;
}
