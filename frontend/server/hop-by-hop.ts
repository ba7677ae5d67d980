import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

const hopByHop = ['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'proxy-connection']
  .concat(['te', 'trailer', 'transfer-encoding', 'upgrade', 'expect'])
  .reduce((names, name) => names.add(name), new Set<string>());
// Whoever sends a request may not have these taken away by naming them in Connection.
const endToEnd = new Set(['authorization', 'content-encoding', 'content-length', 'content-type', 'cookie'])
  .add('host')
  .add('origin')
  .add('set-cookie');

/** The headers without those that concern one connection only (the known ones, and what Connection names), and others. */
export function withoutHopByHop(
  headers: IncomingHttpHeaders,
  isDropped: (name: string) => boolean = () => false,
): OutgoingHttpHeaders {
  const named = namedBy(headers.connection);
  const kept: OutgoingHttpHeaders = {};
  for (const name of Object.keys(headers)) {
    if (!hopByHop.has(name) && !named.includes(name) && !isDropped(name)) kept[name] = headers[name];
  }
  return kept;
}

function namedBy(connection: string | undefined): string[] {
  if (connection === undefined || /^(keep-alive|close)$/i.test(connection)) return [];
  const names = connection.split(',').map((name) => name.trim().toLowerCase());
  return names.filter((name) => !endToEnd.has(name));
}
