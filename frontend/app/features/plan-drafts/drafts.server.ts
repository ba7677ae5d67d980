import type { AppLoadContext } from '@remix-run/node';
import { apiFor } from '~/platform/api.server';

/**
 * Loads the user's drafts, newest first. If that fails there are none, because the rest of the page works without
 * them.
 */
export async function readDrafts(context: AppLoadContext) {
  const { data } = await apiFor(context).GET('/api/meal-plan/drafts');
  return data ?? { drafts: [], total: 0 };
}

export type ListedDraft = Awaited<ReturnType<typeof readDrafts>>['drafts'][number];
