import { type AppLoadContext, data } from '@remix-run/node';
import { type ApiResult, failureOf } from '~/platform/api-errors.server';
import { redirectWithToast, type Toast, toastHeaders } from '~/platform/toast.server';
import type { AnswerInPlace } from './answer-in-place';

/** The result of a small form and how to report it. */
export type Outcome = {
  answer: ApiResult<unknown>;
  success: { title: string; text?: string };
  failure: string;
  /** The new revision, if the script has to send it with the next request. */
  revision?: number | undefined;
};

const noReason = 'Something went wrong. Please try again.';

/** Answers a script with data, because its page stays, and otherwise redirects to where the form was. */
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
