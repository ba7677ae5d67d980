import { type AppLoadContext, redirect, replace } from '@remix-run/node';
import { z } from 'zod';
import { type ApiResult, failureOf } from './api-errors.server';

const toastShape = z.object({
  tone: z.enum(['success', 'info', 'warning', 'danger']),
  title: z.string().max(300),
  text: z.string().max(500).optional(),
});

/** A message about what has just happened, shown once on the next page. */
export type Toast = z.infer<typeof toastShape>;

const maxAgeSeconds = 60;

export function redirectWithToast(context: AppLoadContext, to: string, toast: Toast): Response {
  return redirect(to, { headers: toastHeaders(context, toast) });
}

/** Redirects and shows the API's message on the next page: that it is done, or why not. */
export function redirectWithAnswer(
  context: AppLoadContext,
  to: string,
  answer: ApiResult<{ message: string }>,
  general?: string,
) {
  return redirectWithToast(context, to, toastOf(answer, general));
}

/** Does the same but replaces the history entry, for dialogs over a page, so that going back leads to that page. */
export function replaceWithAnswer(
  context: AppLoadContext,
  to: string,
  answer: ApiResult<{ message: string }>,
) {
  return replace(to, { headers: toastHeaders(context, toastOf(answer)) });
}

const toastOf = (answer: ApiResult<{ message: string }>, general?: string): Toast =>
  answer.data
    ? { tone: 'success', title: answer.data.message }
    : { tone: 'danger', title: failureOf(answer, general).message };

export function toastHeaders(context: AppLoadContext, toast: Toast): HeadersInit {
  return { 'Set-Cookie': toastCookie(context).set(JSON.stringify(toast), { maxAgeSeconds }) };
}

/** Returns the pending message and the header that removes it once it has been shown. */
export function takeToast(context: AppLoadContext): { toast: Toast | null; headers: HeadersInit } {
  const cookie = toastCookie(context);
  const written = cookie.read(context.cookies);
  if (!written) return { toast: null, headers: {} };
  return { toast: parseToast(written), headers: { 'Set-Cookie': cookie.clear() } };
}

function toastCookie(context: AppLoadContext) {
  return context.pageCookie('toast');
}

function parseToast(text: string): Toast | null {
  try {
    return toastShape.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
