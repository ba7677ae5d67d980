import type { AppLoadContext } from '@remix-run/node';
import { apiFor } from '~/platform/api.server';
import { dataOf } from '~/platform/api-errors.server';

const step = 100;

/** Moves a recipe one place up or down from its current position. */
export async function moveRecipe(context: AppLoadContext, id: string, recipeId: string, by: 1 | -1) {
  const ids = await recipesUpTo(context, id, recipeId);
  const at = ids.indexOf(recipeId);
  const to = Math.min(Math.max(at + by, 0), ids.length - 1);
  if (at >= 0) ids.splice(to, 0, ...ids.splice(at, 1));
  return apiFor(context).PUT('/api/collections/{id}/order', {
    params: { path: { id } },
    body: { recipeIds: ids },
  });
}

/** Loads the IDs in order, at least to the one after this recipe. */
async function recipesUpTo(context: AppLoadContext, id: string, recipeId: string): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await apiFor(context).GET('/api/collections/{id}', {
      params: { path: { id }, query: { page, limit: step } },
    });
    const { recipes } = dataOf(answer, context.requestId);
    ids.push(...recipes.map((recipe) => recipe.id));
    const at = ids.indexOf(recipeId);
    if (recipes.length < step || (at >= 0 && at < ids.length - 1)) return ids;
  }
}
