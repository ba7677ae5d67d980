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

/** Headers with which a caller could claim an identity or a secret. If needed, this server sets them itself. */
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

/** The headers of an external request that the API may see. This server adds what it knows about the caller. */
export function apiRequestHeaders({ headers }: IncomingMessage, framing: Framing): OutgoingHttpHeaders {
  const passed = withoutHopByHop(headers, isOwnWord);
  const cookie = keepCookies(headers.cookie, apiCookies);
  if (cookie !== undefined) passed.cookie = cookie;
  return Object.assign(passed, framingHeaders(framing));
}
