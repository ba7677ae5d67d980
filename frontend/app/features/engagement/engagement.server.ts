import type { AppLoadContext } from '@remix-run/node';
import type { Outcome } from '~/features/forms/answer-in-place.server';
import { apiFor } from '~/platform/api.server';
import { engagementIntent } from './use-engagement';

type Asked = {
  intent: (typeof engagementIntent)[keyof typeof engagementIntent];
  rating: string;
  ratingId: string;
  helpful: string;
  copied: string;
};

/** Performs the action of one of the small forms. */
export async function act(context: AppLoadContext, recipeId: string, asked: Asked): Promise<Outcome> {
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
            ? { title: 'Your rating has been removed.' }
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
        success: { title: 'Your vote has been removed.' },
        failure: 'Your vote could not be removed',
      };
    case engagementIntent.cook:
      return {
        answer: await api.POST('/api/favorites/interactions', {
          body: { recipeId, interactionType: 'cook' },
        }),
        success: { title: 'Marked as cooked', text: 'Enjoy your meal!' },
        failure: 'This could not be saved',
      };
    case engagementIntent.share:
      return {
        answer: await api.POST('/api/favorites/interactions', {
          body: { recipeId, interactionType: 'share' },
        }),
        success: { title: asked.copied ? 'Link Copied' : 'Recipe shared' },
        failure: 'This could not be saved',
      };
    default:
      throw new Error(`${asked.intent} has a page of its own`);
  }
}
