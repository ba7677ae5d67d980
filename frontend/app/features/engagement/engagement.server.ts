import type { AppLoadContext } from '@remix-run/node';
import { apiFor } from '~/platform/api.server';
import { type ApiResult, failureOf } from '~/platform/api-errors.server';
import type { Toast } from '~/platform/toast.server';
import { engagementIntent } from './engagement-intents';

type Asked = {
  intent: (typeof engagementIntent)[keyof typeof engagementIntent];
  rating: string;
  ratingId: string;
  helpful: string;
};

/** Does what one of the small forms asks for, and says how it went. */
export async function act(context: AppLoadContext, recipeId: string, asked: Asked) {
  const { answer, success, failure } = await send(context, recipeId, asked);
  if (answer.response.ok) return { done: true, toast: { tone: 'success', ...success } satisfies Toast };
  const toast: Toast = { tone: 'danger', title: failure, text: failureOf(answer).message };
  return { done: false, toast };
}

type Outcome = { answer: ApiResult<unknown>; success: { title: string; text?: string }; failure: string };

async function send(context: AppLoadContext, recipeId: string, asked: Asked): Promise<Outcome> {
  const api = apiFor(context);
  switch (asked.intent) {
    case engagementIntent.favorite:
      return {
        answer: await api.POST('/api/favorites', { body: { recipeId } }),
        success: { title: 'Added to favorites' },
        failure: 'Failed to add favorite',
      };
    case engagementIntent.unfavorite:
      return {
        answer: await api.DELETE('/api/favorites/{recipeId}', { params: { path: { recipeId } } }),
        success: { title: 'Removed from favorites' },
        failure: 'Failed to remove favorite',
      };
    case engagementIntent.rate: {
      const rating = Number(asked.rating);
      return {
        answer: await api.POST('/api/favorites/rate', { body: { recipeId, rating } }),
        success:
          rating === 0
            ? { title: 'Your rating is removed.' }
            : { title: 'Rating submitted', text: 'Thank you for rating this recipe!' },
        failure: 'Failed to submit rating',
      };
    }
    case engagementIntent.vote:
      return {
        answer: await api.PUT('/api/ratings/{id}/helpful', {
          params: { path: { id: asked.ratingId } },
          body: { isHelpful: asked.helpful === 'yes' },
        }),
        success: { title: 'Thank you for your vote.' },
        failure: 'Your vote could not be saved',
      };
    case engagementIntent.unvote:
      return {
        answer: await api.DELETE('/api/ratings/{id}/helpful', { params: { path: { id: asked.ratingId } } }),
        success: { title: 'Your vote is removed.' },
        failure: 'Your vote could not be removed',
      };
    default:
      throw new Error(`${asked.intent} has a page of its own`);
  }
}
