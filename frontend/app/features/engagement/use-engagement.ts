import { useFormInPlace } from '~/features/forms/use-form-in-place';
import { engagementPath } from '~/paths/recipes';

/** The actions of forms about one recipe. */
export const engagementIntent = {
  favorite: 'favorite',
  unfavorite: 'unfavorite',
  rate: 'rate',
  vote: 'vote',
  unvote: 'unvote',
  cook: 'cook',
  share: 'share',
} as const;

/** A small form about a recipe, wherever that recipe is shown. */
export const useEngagement = (recipeId: string, what: string) =>
  useFormInPlace(engagementPath(recipeId), what);
