import type { AppLoadContext } from '@remix-run/node';
import { adminRecipePath } from '~/paths/admin-recipes';
import { type ApiResult, failureOf } from '~/platform/api-errors.server';
import { ownPath } from '~/platform/own-path';
import { redirectWithToast, type Toast } from '~/platform/toast.server';

type Decision = {
  id: string;
  answer: ApiResult<{ message: string }>;
  /** What the page says when it was done, instead of what the API says, and when it was not. */
  success?: string | undefined;
  failure: string;
  /** Where it leads: `next` in the queue, else back to where it was asked. */
  next?: string | null;
  from: unknown;
  fallback: string;
};

/** Leads on after one recipe was decided on, and says how it went. */
export function afterDecision(context: AppLoadContext, decision: Decision): Response {
  const { id, answer, success, failure, next, fallback } = decision;
  const from = ownPath(decision.from) ?? fallback;
  if (answer.data)
    return redirectWithToast(context, next ?? from, {
      tone: 'success',
      title: success ?? answer.data.message,
    });
  if (answer.response.status !== 404) {
    return redirectWithToast(context, from, {
      tone: 'danger',
      title: failure,
      text: failureOf(answer).message,
    });
  }
  // Its own page is gone with it.
  const elsewhere = from.startsWith(adminRecipePath(id)) ? fallback : from;
  return redirectWithToast(context, next ?? elsewhere, goneAlready(failure));
}

export const goneAlready = (title: string): Toast => ({
  tone: 'warning',
  title,
  text: 'It is no longer here: another admin deleted it, or the trainer took it back.',
});
