import type { AppLoadContext } from '@remix-run/node';
import type { components } from '#openapi/schema';
import { apiFor } from '~/platform/api.server';
import { dataOf, failureOf } from '~/platform/api-errors.server';
import { pageIn } from '~/platform/page-number';
import { ratingSorts } from './rating-sorts';

export type Ratings = Awaited<ReturnType<typeof readRatings>>;
export type Rating = components['schemas']['RatingResponse'];
export type Engagement = components['schemas']['EngagementResponse'];

const perPage = 10;

/** Loads how often others opened and cooked a recipe, and why it may suit the user. The page works without it. */
export async function readEngagement(context: AppLoadContext, recipeId: string): Promise<Engagement | null> {
  const answer = await apiFor(context).GET('/api/recipes/{id}/engagement', {
    params: { path: { id: recipeId } },
  });
  if (!answer.response.ok) context.report(failureOf(answer));
  return answer.data ?? null;
}

/** Loads the ratings that the address selects, and the user's own. */
export async function readRatings(context: AppLoadContext, recipeId: string, url: URL) {
  const sort = ratingSorts.find(({ value }) => value === url.searchParams.get('reviews'))?.value ?? 'recent';
  const page = pageIn(url.searchParams, 'reviewPage');
  const api = apiFor(context);
  const path = { id: recipeId };
  const [ratings, own] = await Promise.all([
    api.GET('/api/recipes/{id}/ratings', { params: { path, query: { sort, page, limit: perPage } } }),
    api.GET('/api/recipes/{id}/rating', { params: { path } }),
  ]);
  const listed = dataOf(ratings, context.requestId);
  return {
    ...listed,
    own: dataOf(own, context.requestId).data,
    sort,
    page,
    pages: Math.ceil(listed.total / perPage),
  };
}
