import { type AppLoadContext, data } from '@remix-run/node';
import { type ApiResult, failureOf } from '~/platform/api-errors.server';
import { redirectWithToast, type Toast, toastHeaders } from '~/platform/toast.server';
import type { AnswerInPlace } from './answer-in-place';

/** What has become of what a small form asked for, and how to say it. */
export type Outcome = {
  answer: ApiResult<unknown>;
  success: { title: string; text?: string };
  failure: string;
  /** As which it was done, where the script has to say so next time. */
  revision?: number | undefined;
};

const noReason = 'Something went wrong. Please try again.';

/** Tells a script, which stays where it is, or goes back to where the form stood. */
export function answerInPlace(context: AppLoadContext, stay: string, back: string, outcome: Outcome) {
  const { answer, success, failure, revision } = outcome;
  const done = answer.response.ok;
  const toast: Toast = done
    ? { tone: 'success', ...success }
    : { tone: 'danger', title: failure, text: failureOf(answer, noReason).message };
  if (stay)
    return data<AnswerInPlace>(
      { done, ...(done && revision && { revision }) },
      { headers: toastHeaders(context, toast) },
    );
  return redirectWithToast(context, back, toast);
}
