import type { AppLoadContext } from '@remix-run/node';
import { apiFor } from '~/platform/api.server';

/** One's drafts, the newest first; none where they cannot be read: what is below them works without. */
export async function readDrafts(context: AppLoadContext) {
  const { data } = await apiFor(context).GET('/api/meal-plan/drafts');
  return data ?? { drafts: [], total: 0 };
}

export type ListedDraft = Awaited<ReturnType<typeof readDrafts>>['drafts'][number];
