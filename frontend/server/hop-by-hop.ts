import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

const hopByHop = ['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'proxy-connection']
  .concat(['te', 'trailer', 'transfer-encoding', 'upgrade', 'expect'])
  .reduce((names, name) => names.add(name), new Set<string>());
// A client must not be able to remove these headers by naming them in Connection.
const endToEnd = new Set(['authorization', 'content-encoding', 'content-length', 'content-type', 'cookie'])
  .add('host')
  .add('origin')
  .add('set-cookie');

/** Removes hop-by-hop headers (the standard ones and those that Connection names) and the given ones. */
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
