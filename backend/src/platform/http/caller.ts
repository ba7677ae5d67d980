import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { sameText } from '../keys/same-text.js';

/** Who asks, as far as the network tells. */
export interface Caller {
  address: string;
  requestId: string;
  userAgent: string | null;
  deviceToken: string | null;
}

const REQUEST_ID = /^[\w-]{8,64}$/;
const LONGEST_USER_AGENT = 300;

/** `fe80::1%eth0`: means something on this machine alone, and PostgreSQL refuses it. */
const NETWORK_CARD = /%.*$/;

/** Headers about the caller are believed only from the frontend, which knows the internal secret. */
export function readCaller(request: FastifyRequest, internalSecret: string): Caller {
  const fromFrontend = sameText(header(request, 'x-internal-secret') ?? '', internalSecret);
  const forwardedFor = fromFrontend ? header(request, 'x-forwarded-for') : null;
  const requestId = fromFrontend ? header(request, 'x-request-id') : null;
  const address = forwardedFor && isIP(forwardedFor) ? forwardedFor : request.socket.remoteAddress;
  return {
    address: address?.replace(NETWORK_CARD, '') ?? '0.0.0.0',
    requestId: requestId && REQUEST_ID.test(requestId) ? requestId : randomUUID(),
    userAgent: header(request, 'user-agent')?.slice(0, LONGEST_USER_AGENT) ?? null,
    deviceToken: header(request, 'x-device-token'),
  };
}

function header(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
}
