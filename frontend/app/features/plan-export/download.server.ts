import type { AppLoadContext } from '@remix-run/node';
import { type ApiResult, failureOf } from '~/platform/api-errors.server';
import { redirectWithToast } from '~/platform/toast.server';

type Answer = ApiResult<ReadableStream<Uint8Array> | null>;

type Asked = { request: Request; context: AppLoadContext };

/** A file. If there is none, a script is told why where it asked; a browser without one goes back there. */
export function download(answer: Answer, { request, context }: Asked, back: string): Response {
  if (answer.response.ok) return passedOn(answer);
  const { message: text, status } = failureOf(answer);
  if (request.headers.get('accept') === 'application/pdf') return new Response(text, { status });
  return redirectWithToast(context, back, { tone: 'danger', title: 'Export Failed', text });
}

/** What the API hands out as a file, as it comes: nothing of it is held here. */
export function passedOn({ data, response }: Answer): Response {
  const headers = new Headers({ 'Cache-Control': 'private, no-store' });
  for (const name of ['Content-Type', 'Content-Disposition']) {
    const value = response.headers.get(name);
    if (value) headers.set(name, value);
  }
  return new Response(data, { headers });
}
