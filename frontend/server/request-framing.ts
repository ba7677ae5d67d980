import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';

/** The framing of a request's body: none, a given number of bytes, or chunks. */
export type Framing = { body: 'none' } | { body: 'sized'; length: string } | { body: 'chunked' };

export function framingOf({ headers }: Pick<IncomingMessage, 'headers'>): Framing {
  if (headers['transfer-encoding'] !== undefined) return { body: 'chunked' };
  const length = headers['content-length'];
  return length === undefined ? { body: 'none' } : { body: 'sized', length };
}

/**
 * Sets the framing explicitly for every method. Node would write the body of a GET or DELETE without these headers
 * unframed into a shared connection, and the backend would read it as the next request.
 */
export function framingHeaders(framing: Framing): OutgoingHttpHeaders {
  if (framing.body === 'chunked') return { 'transfer-encoding': 'chunked' };
  return framing.body === 'sized' ? { 'content-length': framing.length } : {};
}
