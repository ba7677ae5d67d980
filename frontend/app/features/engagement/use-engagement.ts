import { useFormInPlace } from '~/features/forms/use-form-in-place';
import { engagementPath } from '~/paths/recipes';

/** A small form about a recipe, wherever that recipe is shown. */
export const useEngagement = (recipeId: string, what: string) =>
  useFormInPlace(engagementPath(recipeId), what);
