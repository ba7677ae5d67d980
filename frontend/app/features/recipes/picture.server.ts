import { parseWithZod } from '@conform-to/zod/v4';
import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { readAdminRecipe } from '~/features/admin-recipes/admin-recipes.server';
import { ApiFailure, type ApiResult, failureOf, pageNotFound } from '~/platform/api-errors.server';
import { refuseForm } from '~/platform/forms.server';
import type { Role } from '~/platform/paths';
import { readRecipe } from './recipes.server';

/** A recipe whose picture this user may change: for trainers their own, as long as it is; else there is no such page. */
export async function readOwnRecipe(context: AppLoadContext, role: Role, id: string) {
  if (role === 'admin') return readAdminRecipe(context, id);
  const recipe = await readRecipe(context, id);
  if (!recipe.isOwn || recipe.isApproved) throw pageNotFound(context.requestId);
  return recipe;
}

/** The form again, and what was wrong with the file that was chosen in it. */
export function refusePicture(context: AppLoadContext, answer: ApiResult<unknown>) {
  const { status, message, fields } = failureOf(answer);
  const picture = fields.picture ?? [status === 413 ? 'Please select an image smaller than 5MB.' : message];
  const chosen = new FormData();
  chosen.set('picture', 'chosen');
  const submission = parseWithZod(chosen, { schema: z.object({ picture: z.string() }) });
  const failure = new ApiFailure(status, { fields: { picture } });
  return refuseForm({ context, submission, failure, secrets: ['picture'] });
}
