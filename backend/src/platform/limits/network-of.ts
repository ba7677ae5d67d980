import ipaddr from 'ipaddr.js';

/** An IPv6 customer controls a whole /64, so counting single addresses would be useless. */
export function networkOf(address: string): string {
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = parsed.toByteArray().fill(0, 8);
  return `${ipaddr.fromByteArray(network).toString()}/64`;
}
