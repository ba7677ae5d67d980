import type { AppLoadContext } from '@remix-run/node';
import { isForAdmins } from '~/paths/pages';
import { apiFor } from '~/platform/api.server';
import { requireUser } from '~/platform/guards.server';
import type { RecipeBody } from './recipe-form.server';
import type { Writer } from './writing-pages';

/** Checks who may write recipes on this page: admins on theirs, trainers on theirs. */
export async function requireWriter(context: AppLoadContext, request: Request): Promise<Writer> {
  const writer = isForAdmins(new URL(request.url).pathname) ? 'admin' : 'trainer';
  await requireUser(context, writer);
  return writer;
}

export function createRecipe(
  context: AppLoadContext,
  writer: Writer,
  body: RecipeBody & { isApproved: boolean },
) {
  const { isApproved, ...own } = body;
  return writer === 'admin'
    ? apiFor(context).POST('/api/admin/recipes', { body })
    : apiFor(context).POST('/api/trainer/recipes', { body: own });
}

export function changeRecipe(context: AppLoadContext, writer: Writer, id: string, body: RecipeBody) {
  const recipe = { params: { path: { id } }, body };
  return writer === 'admin'
    ? apiFor(context).PUT('/api/admin/recipes/{id}', recipe)
    : apiFor(context).PUT('/api/trainer/recipes/{id}', recipe);
}
