import { type AppLoadContext, redirect } from '@remix-run/node';
import { loginBackTo } from '~/platform/own-path';
import type { ApiResult } from './api-errors.server';

type Upload = {
  method: 'PUT' | 'POST';
  path: string;
  /** More than the API accepts including the form. Larger forms are not even passed on. */
  mostBytes: number;
};

const timeoutMs = 60_000;

/**
 * Streams a form with a file to the API as it arrives. This works only once per request, so it must be called after
 * the session is known to be valid.
 */
export async function passUploadOn<Answer extends { message: string }>(
  context: AppLoadContext,
  request: Request,
  { method, path, mostBytes }: Upload,
): Promise<ApiResult<Answer>> {
  const body = request.body ? calmly(request.body) : null;
  if (Number(request.headers.get('content-length')) > mostBytes) {
    await body?.cancel();
    return { error: { code: 'too_large' }, response: new Response(null, { status: 413 }) };
  }
  const headers = {
    ...context.api.headers(),
    authorization: `Bearer ${context.session.accessToken}`,
    'content-type': request.headers.get('content-type') ?? '',
  };
  const url = new URL(path, context.api.url);
  const sent = { method, headers, body, timeoutMs };
  const response = await context.api.fetch(url, sent).catch(unreachable);
  if (response.status === 401) throw redirect(loginBackTo(context.page));
  const answer: unknown = await response.json().catch(() => ({}));
  return response.ok ? { data: answer as Answer, response } : { error: answer, response };
}

/**
 * The API may refuse before the form has arrived completely. The rest is still read, because otherwise the browser
 * would not see the answer.
 */
function calmly(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      while (!(await reader.read()).done);
    },
  });
}

function unreachable(): Response {
  const message = 'The service cannot be reached right now. Please try again in a moment.';
  return Response.json({ message, error: message }, { status: 503, headers: { 'Retry-After': '5' } });
}
