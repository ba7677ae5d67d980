import type { AppLoadContext } from '@remix-run/node';
import { queuedRecipePath, queuePath } from '~/paths/admin-recipes';
import { apiFor } from '~/platform/api.server';
import { dataOf } from '~/platform/api-errors.server';

export const mostAtOnce = 500;

const perRead = 100;

/** Returns the IDs of waiting recipes, newest first, as many as can be approved at once. */
export async function waitingIds(
  context: AppLoadContext,
): Promise<{ ids: string[]; total: number; asOf: string }> {
  const asOf = new Date().toISOString();
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const { recipes, total } = await readWaiting(context, page);
    ids.push(...recipes.map(({ id }) => id));
    if (page * perRead >= Math.min(total, mostAtOnce)) return { ids: [...new Set(ids)], total, asOf };
  }
}

/**
 * Returns the recipe's position in the queue and the next recipe. For one that is not waiting, the first recipe is
 * next.
 */
export async function placeInQueue(context: AppLoadContext, id: string) {
  const answer = await apiFor(context).GET('/api/admin/recipes/{id}/queue-place', {
    params: { path: { id } },
  });
  return dataOf(answer, context.requestId);
}

/** The page to continue with: the next recipe, or the queue. */
export async function nextInQueue(context: AppLoadContext, id: string): Promise<string> {
  const { next } = await placeInQueue(context, id);
  return next ? queuedRecipePath(next) : queuePath;
}

async function readWaiting(context: AppLoadContext, page: number) {
  const query = { approved: false, page, limit: perRead, view: 'card' } as const;
  return dataOf(await apiFor(context).GET('/api/admin/recipes', { params: { query } }), context.requestId);
}
