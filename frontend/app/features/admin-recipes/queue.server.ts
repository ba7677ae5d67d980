import type { AppLoadContext } from '@remix-run/node';
import { queuedRecipePath, queuePath } from '~/paths/admin-recipes';
import { apiFor } from '~/platform/api.server';
import { dataOf } from '~/platform/api-errors.server';

export const mostAtOnce = 500;

const perRead = 100;

/** The ids of those that wait, the newest first: as many as can be approved at once. */
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

/** Where a recipe stands in the queue and which comes after it; after one that does not wait, the first does. */
export async function placeInQueue(context: AppLoadContext, id: string) {
  const answer = await apiFor(context).GET('/api/admin/recipes/{id}/queue-place', {
    params: { path: { id } },
  });
  return dataOf(answer, context.requestId);
}

/** The page to go on to after this one: the next recipe, or what is left of the queue. */
export async function nextInQueue(context: AppLoadContext, id: string): Promise<string> {
  const { next } = await placeInQueue(context, id);
  return next ? queuedRecipePath(next) : queuePath;
}

async function readWaiting(context: AppLoadContext, page: number) {
  const query = { approved: false, page, limit: perRead, view: 'card' } as const;
  return dataOf(await apiFor(context).GET('/api/admin/recipes', { params: { query } }), context.requestId);
}
