import type { ApiResult } from './api-errors.server';

/** The headers of a browser's request for a file that decide whether it has to be sent again. */
export function conditionOf(request: Request): Record<string, string> {
  const tag = request.headers.get('if-none-match');
  return tag ? { 'If-None-Match': tag } : {};
}

const passedOn = ['Content-Type', 'ETag', 'Cache-Control', 'Accept-Ranges'];

/** Passes on a file, or the answer that there is none. The API decides with each request who sees it. */
export function sendFile({ data, response }: ApiResult<BodyInit | null>): Response {
  if (!response.ok && response.status !== 304) return new Response(null, { status: response.status });
  const headers = new Headers();
  for (const name of passedOn) {
    const value = response.headers.get(name);
    if (value) headers.set(name, value);
  }
  return new Response(data ?? null, { status: response.status, headers });
}
