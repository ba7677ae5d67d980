import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import type { CidrRange } from './config.ts';

type Hop = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } };

/**
 * Returns the caller's address. X-Forwarded-For is read from the right for as long as each hop is a trusted proxy.
 * The first hop that is not is the caller, and everything further left may be forged.
 */
export function callerAddress(request: Hop, trusted: readonly CidrRange[]): string {
  let caller = normalise(request.socket.remoteAddress ?? '') ?? '0.0.0.0';
  const hops = forwardedFor(request);
  while (isTrusted(caller, trusted)) {
    const next = normalise(hops.pop() ?? '');
    if (!next) break;
    caller = next;
  }
  return caller;
}

export function comesThroughTrustedProxy(request: Hop, trusted: readonly CidrRange[]): boolean {
  const peer = normalise(request.socket.remoteAddress ?? '');
  return peer !== null && isTrusted(peer, trusted);
}

/**
 * Returns the network that a connection counts for: an IPv6 customer owns a /64. Null for trusted proxies, which
 * carry everyone's requests.
 */
export function strangersNetwork(address: string, trusted: readonly CidrRange[]): string | null {
  const peer = normalise(address);
  if (peer === null || isTrusted(peer, trusted)) return null;
  const parsed = ipaddr.parse(peer);
  return parsed.kind() === 'ipv4' ? peer : parsed.toByteArray().slice(0, 8).join();
}

function forwardedFor(request: Hop): string[] {
  const header = request.headers['x-forwarded-for'];
  const joined = Array.isArray(header) ? header.join(',') : (header ?? '');
  return joined.split(',').map((part) => part.trim());
}

function isTrusted(address: string, trusted: readonly CidrRange[]): boolean {
  if (trusted.length === 0) return false;
  const parsed = ipaddr.process(address);
  return trusted.some((range) => parsed.kind() === range[0].kind() && parsed.match(range));
}

/**
 * Parsing an address takes longer than everything else this server does for a request, and most requests come from
 * few addresses.
 */
const MAX_SPELLINGS = 1_000;
const spellings = new Map<string, string | null>();

/** Turns IPv4-mapped IPv6 into IPv4 and removes zones, so that each caller has one spelling. */
function normalise(address: string): string | null {
  const known = spellings.get(address);
  if (known !== undefined) return known;
  const spelling = spell(address);
  if (spellings.size >= MAX_SPELLINGS) spellings.clear();
  spellings.set(address, spelling);
  return spelling;
}

function spell(address: string): string | null {
  const bare = address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/%.*$/, '');
  const withoutPort = /^\d+\.\d+\.\d+\.\d+:\d+$/.test(bare) ? bare.slice(0, bare.lastIndexOf(':')) : bare;
  return ipaddr.isValid(withoutPort) ? ipaddr.process(withoutPort).toString() : null;
}
