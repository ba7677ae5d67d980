import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';

/** Where the body of a request ends: there is none, after so many bytes, or where its chunks say so. */
export type Framing = { body: 'none' } | { body: 'sized'; length: string } | { body: 'chunked' };

export function framingOf({ headers }: Pick<IncomingMessage, 'headers'>): Framing {
  if (headers['transfer-encoding'] !== undefined) return { body: 'chunked' };
  const length = headers['content-length'];
  return length === undefined ? { body: 'none' } : { body: 'sized', length };
}

/**
 * Says it upstream for every method. Node would write the body of a GET or DELETE that has neither header bare
 * on a connection that others use, too, and the backend would read it as the next request.
 */
export function framingHeaders(framing: Framing): OutgoingHttpHeaders {
  if (framing.body === 'chunked') return { 'transfer-encoding': 'chunked' };
  return framing.body === 'sized' ? { 'content-length': framing.length } : {};
}
