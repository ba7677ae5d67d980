import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import type { CidrRange } from './config.ts';

type Hop = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } };

/**
 * The address of whoever asks. X-Forwarded-For is read from the right, as long as each hop is a trusted
 * proxy: the first that is not is the caller. What stands further left may be anyone's invention.
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

/** Whom a connection counts for: an IPv6 customer owns a /64. Null for a proxy of ours, which brings everyone's. */
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

/** To read an address takes longer than all else that is done for a request here, and most come from the same few. */
const MAX_SPELLINGS = 1_000;
const spellings = new Map<string, string | null>();

/** IPv4 inside IPv6 becomes plain IPv4, and zones go, so that one caller has one spelling. */
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
