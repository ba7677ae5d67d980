import type { AppLoadContext } from '@remix-run/node';
import { queuedRecipePath, queuePath } from '~/paths/admin-recipes';
import { apiFor } from '~/platform/api.server';
import { dataOf } from '~/platform/api-errors.server';

export const mostAtOnce = 500;

const perRead = 100;
const mostReads = 20;

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

export type PlaceInQueue = {
  /** Null for one that does not wait. */
  position: number | null;
  total: number;
  next: string | null;
};

/** Where a recipe stands in the queue and which comes after it; after one that does not wait, the first does. */
export async function placeInQueue(context: AppLoadContext, id: string): Promise<PlaceInQueue> {
  let first: string | null = null;
  let waiting = 0;
  for (let page = 1; page <= mostReads; page += 1) {
    const { recipes, total } = await readWaiting(context, page);
    first ??= recipes[0]?.id ?? null;
    waiting = total;
    const at = recipes.findIndex((recipe) => recipe.id === id);
    if (at !== -1) {
      const position = (page - 1) * perRead + at + 1;
      const onNextPage = async () => (await readWaiting(context, page + 1)).recipes[0]?.id ?? null;
      const next = recipes[at + 1]?.id ?? (position < total ? await onNextPage() : null);
      return { position, total, next };
    }
    if (page * perRead >= total) break;
  }
  return { position: null, total: waiting, next: first };
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
