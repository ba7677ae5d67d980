import { parseWithZod } from '@conform-to/zod/v4';
import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { readOwnRecipe } from '~/features/recipes/recipes.server';
import { adminRecipePath } from '~/paths/admin-recipes';
import type { Role } from '~/paths/pages';
import { recipePath } from '~/paths/recipes';
import { ApiFailure, type ApiResult, failureOf } from '~/platform/api-errors.server';
import { refuseForm } from '~/platform/forms.server';
import { readAdminRecipe } from './admin-recipes.server';

/** Loads a recipe whose picture this user may change, with its page in the user's area. */
export async function readPictured(context: AppLoadContext, role: Role, id: string | undefined) {
  const recipe = role === 'admin' ? await readAdminRecipe(context, id) : await readOwnRecipe(context, id);
  const isInReview = role === 'admin' && !recipe.isApproved;
  return { recipe, page: isInReview ? adminRecipePath(recipe.id) : recipePath(recipe.id) };
}

/** Shows the form again with the error about the chosen file. */
export function refusePicture(context: AppLoadContext, answer: ApiResult<unknown>) {
  const { status, message, fields } = failureOf(answer);
  const picture = fields.picture ?? [status === 413 ? 'Please select an image smaller than 5MB.' : message];
  const chosen = new FormData();
  chosen.set('picture', 'chosen');
  const submission = parseWithZod(chosen, { schema: z.object({ picture: z.string() }) });
  const failure = new ApiFailure(status, { fields: { picture } });
  return refuseForm({ context, submission, failure, secrets: ['picture'] });
}
