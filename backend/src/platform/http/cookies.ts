import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface Cookie {
  name: string;
  /** These prefixes require a secure connection, so only production uses them. */
  prefix: '__Secure-' | '__Host-';
  path: string;
  sameSite: 'lax' | 'strict';
  secure: boolean;
}

const fullName = ({ name, prefix, secure }: Cookie) => (secure ? prefix + name : name);

export function setCookie(
  reply: FastifyReply,
  { value, maxAgeMs, ...cookie }: Cookie & { value: string; maxAgeMs: number },
): void {
  const { path, sameSite, secure } = cookie;
  const maxAge = Math.floor(maxAgeMs / 1000);
  // Appends the header, because each cookie needs a header of its own.
  reply.header(
    'Set-Cookie',
    stringifySetCookie({ name: fullName(cookie), value, path, maxAge, httpOnly: true, sameSite, secure }),
  );
}

export function clearCookie(reply: FastifyReply, cookie: Cookie): void {
  setCookie(reply, { ...cookie, value: '', maxAgeMs: 0 });
}

export function readCookie(request: FastifyRequest, cookie: Cookie): string | null {
  return parseCookie(request.headers.cookie ?? '')[fullName(cookie)] ?? null;
}
