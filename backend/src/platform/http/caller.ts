import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { equalsInConstantTime } from '../keys/timing-safe-equal.js';

export interface Visitor {
  address: string;
  userAgent: string | null;
}

/** The caller as far as the network identifies them. */
export interface Caller extends Visitor {
  requestId: string;
  deviceToken: string | null;
  /**
   * Other visitors who get the same answer: the frontend asks once for everyone who requests a shared page at the
   * same time.
   */
  others: Visitor[];
}

const REQUEST_ID = /^[\w-]{8,64}$/;
const MAX_USER_AGENT_LENGTH = 300;

/** A zone index as in `fe80::1%eth0` is meaningful on this machine alone, and PostgreSQL refuses it. */
const NETWORK_CARD = /%.*$/;

/** Headers about the caller are only trusted from the frontend, which knows the internal secret. */
export function readCaller(request: FastifyRequest, internalSecret: string): Caller {
  const fromFrontend = equalsInConstantTime(header(request, 'x-internal-secret') ?? '', internalSecret);
  const forwardedFor = fromFrontend ? header(request, 'x-forwarded-for') : null;
  const requestId = fromFrontend ? header(request, 'x-request-id') : null;
  const address = forwardedFor && isIP(forwardedFor) ? forwardedFor : request.socket.remoteAddress;
  return {
    address: address?.replace(NETWORK_CARD, '') ?? '0.0.0.0',
    requestId: requestId && REQUEST_ID.test(requestId) ? requestId : randomUUID(),
    userAgent: header(request, 'user-agent')?.slice(0, MAX_USER_AGENT_LENGTH) ?? null,
    deviceToken: header(request, 'x-device-token'),
    others: othersOf(fromFrontend ? header(request, 'x-others') : null),
  };
}

/** Parses comma-separated pairs `address user-agent`, in which both parts are percent-encoded. */
function othersOf(written: string | null): Visitor[] {
  return (written ?? '').split(',').flatMap((one) => {
    const [address = '', userAgent = ''] = one.trim().split(' ').map(decodeURIComponent);
    const isOne = isIP(address) > 0;
    return isOne
      ? [{ address: address.replace(NETWORK_CARD, ''), userAgent: userAgent.slice(0, MAX_USER_AGENT_LENGTH) }]
      : [];
  });
}

function header(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
}
