import type { ApiClient } from '../../../openapi/src/client.ts';
import type { SignedInUser } from './test-app.ts';

interface Opinion {
  rating: number;
  reviewText?: string | null;
  cookingDifficulty?: number | null;
  wouldCookAgain?: boolean | null;
}

export type Sort = 'rating_desc' | 'rating_asc' | 'reviews_desc' | 'recent';

export const rate = (by: SignedInUser, recipeId: string, opinion: Opinion) =>
  by.api.POST('/api/favorites/rate', { body: { recipeId, ...opinion } });

export const readRatings = async (
  api: ApiClient,
  id: string,
  query: { sort?: Sort; page?: number; limit?: number } = {},
) => (await api.GET('/api/recipes/{id}/ratings', { params: { path: { id }, query } })).data;

export const vote = (by: SignedInUser, id: string, isHelpful: boolean) =>
  by.api.PUT('/api/ratings/{id}/helpful', { params: { path: { id } }, body: { isHelpful } });

/** The summary of a recipe without ratings. */
export const NO_RATINGS = {
  averageRating: 0,
  totalRatings: 0,
  ratingDistribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
  totalReviews: 0,
  helpfulCount: 0,
  wouldCookAgainCount: 0,
  wouldCookAgainAnswers: 0,
  averageDifficulty: null,
};
