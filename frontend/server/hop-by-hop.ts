import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

const hopByHop = ['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'proxy-connection']
  .concat(['te', 'trailer', 'transfer-encoding', 'upgrade', 'expect'])
  .reduce((names, name) => names.add(name), new Set<string>());
// Whoever sends a request may not have these taken away by naming them in Connection.
const endToEnd = new Set(['authorization', 'content-encoding', 'content-length', 'content-type', 'cookie'])
  .add('host')
  .add('origin')
  .add('set-cookie');

/** The headers without those that concern one connection only: the known ones, and what Connection names. */
export function withoutHopByHop(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = (headers.connection ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => !endToEnd.has(name));
  const dropped = new Set([...hopByHop, ...named]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}
