import { type AppLoadContext, redirect } from '@remix-run/node';
import { loginBackTo } from '~/platform/own-path';
import type { ApiResult } from './api-errors.server';

type Upload = {
  method: 'PUT' | 'POST';
  path: string;
  /** This is more than the API accepts, including the form. Larger forms are not even passed on. */
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
  if (Number(request.headers.get('content-length')) > mostBytes)
    return { error: { code: 'too_large' }, response: new Response(null, { status: 413 }) };
  const headers = {
    ...context.api.headers(),
    authorization: `Bearer ${context.session.accessToken}`,
    'content-type': request.headers.get('content-type') ?? '',
  };
  const url = new URL(path, context.api.url);
  const sent = { method, headers, body: request.body, timeoutMs };
  const response = await context.api.fetch(url, sent).catch(unreachable);
  if (response.status === 401) throw redirect(loginBackTo(context.page));
  const answer: unknown = await response.json().catch(() => ({}));
  return response.ok ? { data: answer as Answer, response } : { error: answer, response };
}

function unreachable(): Response {
  const message = 'The service cannot be reached right now. Please try again in a moment.';
  return Response.json({ message, error: message }, { status: 503, headers: { 'Retry-After': '5' } });
}
