import { engagementPath } from './engagement-intents';
import { useFormInPlace } from './use-form-in-place';

/** A small form about a recipe, wherever that recipe is shown. */
export const useEngagement = (recipeId: string, what: string) =>
  useFormInPlace(engagementPath(recipeId), what);
