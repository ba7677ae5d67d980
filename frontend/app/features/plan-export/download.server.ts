import type { AppLoadContext } from '@remix-run/node';
import { type ApiResult, failureOf } from '~/platform/api-errors.server';
import { redirectWithToast } from '~/platform/toast.server';

type Asked = { request: Request; context: AppLoadContext };

/** Passes on a file from the API as a stream, without holding it in memory. */
export function download(answer: ApiResult<BodyInit | null>): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  for (const name of ['Content-Type', 'Content-Disposition']) {
    const value = answer.response.headers.get(name);
    if (value) headers.set(name, value);
  }
  return new Response(answer.data, { headers });
}

/** Does the same, or says why there is no file. */
export function downloadOrReason(
  { request, context }: Asked,
  answer: ApiResult<BodyInit | null>,
  formPath: string,
): Response {
  return answer.response.ok ? download(answer) : reasonFor({ request, context }, answer, formPath);
}

/** Says why there is no file: to a script as data, and without scripts on the form's page. */
export function reasonFor(
  { request, context }: Asked,
  answer: ApiResult<unknown>,
  formPath: string,
): Response {
  const { message, status } = failureOf(answer);
  if (isScript(request)) return new Response(message, { status });
  return redirectWithToast(context, formPath, { tone: 'danger', title: 'Export Failed', text: message });
}

/** Whether a script sent the form, which takes the answer as data. */
export const isScript = (request: Request): boolean => request.headers.get('accept') === 'application/pdf';
