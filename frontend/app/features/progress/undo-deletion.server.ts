import type { AppLoadContext } from '@remix-run/node';
import { type ApiResult, failureOf } from '~/platform/api-errors.server';
import { readForm } from '~/platform/read-form.server';
import { redirectWithAnswer, redirectWithToast } from '~/platform/toast.server';
import { restoreIntent } from './undo-deletion';

/** Returns the ID of what the form asks to restore, or null if it asks for something else. */
export async function restoredIdIn(request: Request): Promise<string | null> {
  const form = await readForm(request);
  const id = form.get('id');
  return form.get('intent') === restoreIntent && typeof id === 'string' ? id : null;
}

export const deletedIdIn = (url: string): string | null => new URL(url).searchParams.get('deleted');

type Answer = ApiResult<{ message: string }>;

/** Leads to the page that offers to undo the deletion, or back to the list if nothing was deleted. */
export function afterDeletion(
  context: AppLoadContext,
  answer: Answer,
  { undo, list, failed }: { undo: string; list: string; failed: string },
) {
  if (!answer.data) return redirectWithAnswer(context, list, answer, failed);
  return redirectWithToast(context, undo, { tone: 'success', title: answer.data.message });
}

/**
 * Leads back to the list, which has the restored row again. A row that is gone for good cannot be restored.
 */
export function afterRestoring(context: AppLoadContext, answer: Answer, list: string) {
  if (answer.response.status !== 404) return redirectWithAnswer(context, list, answer);
  const { message } = failureOf({ ...answer, error: { message: 'It can no longer be restored' } });
  return redirectWithToast(context, list, { tone: 'danger', title: message });
}
