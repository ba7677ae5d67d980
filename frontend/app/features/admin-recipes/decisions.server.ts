import type { AppLoadContext } from '@remix-run/node';
import { adminRecipePath } from '~/paths/admin-recipes';
import { type ApiResult, failureOf } from '~/platform/api-errors.server';
import { ownPath } from '~/platform/own-path';
import { redirectWithToast, type Toast } from '~/platform/toast.server';

type Decision = {
  id: string;
  answer: ApiResult<{ message: string }>;
  /** The texts after a success, instead of the API's message, and after a failure. */
  success?: string | undefined;
  failure: string;
  /** The next page: `next` in the queue, or else the page on which the decision was made. */
  next?: string | null;
  from: unknown;
  fallback: string;
};

/** Redirects after a decision on one recipe and shows its result. */
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
  // The recipe's own page no longer exists.
  const elsewhere = from.startsWith(adminRecipePath(id)) ? fallback : from;
  return redirectWithToast(context, next ?? elsewhere, goneAlready(failure));
}

export const goneAlready = (title: string): Toast => ({
  tone: 'warning',
  title,
  text: 'It is no longer here: another admin deleted it, or the trainer took it back.',
});
