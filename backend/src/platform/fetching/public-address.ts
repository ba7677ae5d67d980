import ipaddr from 'ipaddr.js';

/**
 * Says whether an address is publicly reachable. Private networks, loopback, and addresses that embed another one are
 * not.
 */
export function isPublic(address: string): boolean {
  if (!isAddress(address) || OF_THE_CLOUD.has(address)) return false;
  return ipaddr.parse(address).range() === 'unicast' && isGlobal(address);
}

export const isLoopback = (address: string): boolean =>
  isAddress(address) && ipaddr.parse(address).range() === 'loopback';

/** Accepts the notation of resolvers: an IPv4 address in four parts, an IPv6 address without a zone. */
export const isAddress = (text: string): boolean =>
  ipaddr.IPv4.isValidFourPartDecimal(text) ||
  (text.includes(':') && ipaddr.IPv6.isValid(text) && !text.includes('%'));

/** This address counts as public but is answered by the machine's own host. Azure serves instance metadata there. */
const OF_THE_CLOUD = new Set(['168.63.129.16']);

const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** Accepts only the IPv6 addresses from the block that is assigned for global use. */
function isGlobal(address: string): boolean {
  const parsed = ipaddr.parse(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.match(GLOBAL_UNICAST) : true;
}
