import type { FastifyReply, FastifyRequest } from 'fastify';

interface Cookie {
  name: string;
  /** Prefixes need a secure connection: they are used in production. */
  prefix: '__Secure-' | '__Host-';
  path: string;
  sameSite: 'Lax' | 'Strict';
  secure: boolean;
}

const fullName = ({ name, prefix, secure }: Cookie) => (secure ? prefix + name : name);

/** Values are tokens of ours (base64url and dots): nothing in them needs escaping. */
export function setCookie(
  reply: FastifyReply,
  { value, maxAgeMs, ...cookie }: Cookie & { value: string; maxAgeMs: number },
): void {
  const parts = [
    `${fullName(cookie)}=${value}`,
    `Path=${cookie.path}`,
    `Max-Age=${Math.floor(maxAgeMs / 1000)}`,
    'HttpOnly',
    `SameSite=${cookie.sameSite}`,
    ...(cookie.secure ? ['Secure'] : []),
  ];
  // Appends: several cookies stay several headers.
  reply.header('Set-Cookie', parts.join('; '));
}

export function clearCookie(reply: FastifyReply, cookie: Cookie): void {
  setCookie(reply, { ...cookie, value: '', maxAgeMs: 0 });
}

export function readCookie(request: FastifyRequest, cookie: Cookie): string | null {
  const wanted = `${fullName(cookie)}=`;
  const found = request.headers.cookie?.split(';').find((pair) => pair.trimStart().startsWith(wanted));
  return found ? found.trim().slice(wanted.length) : null;
}
