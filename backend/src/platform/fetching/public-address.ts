import ipaddr from 'ipaddr.js';

/** Where anyone could reach it: no network of our own, no machine's own address, nothing that stands for another. */
export function isPublic(address: string): boolean {
  if (!isAddress(address) || OF_THE_CLOUD.has(address)) return false;
  return ipaddr.parse(address).range() === 'unicast' && isGlobal(address);
}

export const isLoopback = (address: string): boolean =>
  isAddress(address) && ipaddr.parse(address).range() === 'loopback';

/** As a resolver writes one: an IPv4 address in four parts, an IPv6 address without a zone. */
export const isAddress = (text: string): boolean =>
  ipaddr.IPv4.isValidFourPartDecimal(text) ||
  (text.includes(':') && ipaddr.IPv6.isValid(text) && !text.includes('%'));

/** Public by its number, and yet answered by the machine's own host: where Azure keeps what its machines may know. */
const OF_THE_CLOUD = new Set(['168.63.129.16']);

const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** Of the IPv6 addresses only those that are given out at all. */
function isGlobal(address: string): boolean {
  const parsed = ipaddr.parse(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.match(GLOBAL_UNICAST) : true;
}
