import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { keepCookies } from './cookies.ts';
import { withoutHopByHop } from './hop-by-hop.ts';
import { type Framing, framingHeaders } from './request-framing.ts';

const apiCookies = new Set([
  'refreshToken',
  '__Secure-refreshToken',
  'googleSignIn',
  '__Secure-googleSignIn',
]);

/** No one outside may say who they are or which secret they hold. What is left is said by this server, if at all. */
const ownWords = new Set([
  'forwarded',
  'x-real-ip',
  'x-internal-secret',
  'x-others',
  'host',
  'content-length',
  'cookie',
]);
const isOwnWord = (name: string) => ownWords.has(name) || name.startsWith('x-forwarded-');

/** The headers of a request from outside that the API may see; this server adds what it knows of the caller itself. */
export function apiRequestHeaders({ headers }: IncomingMessage, framing: Framing): OutgoingHttpHeaders {
  const passed = withoutHopByHop(headers, isOwnWord);
  const cookie = keepCookies(headers.cookie, apiCookies);
  if (cookie !== undefined) passed.cookie = cookie;
  return Object.assign(passed, framingHeaders(framing));
}
