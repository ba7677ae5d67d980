import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { strangersNetwork } from './caller-address.ts';
import type { FrontendConfig } from './config.ts';

/** A browser opens six connections, and an office behind one address has many browsers. */
const MAX_PER_NETWORK = 256;
/** A connection takes up to 250 kB of memory while it is used, so all of them together take half a gigabyte. */
const MAX_CONNECTIONS = 2_000;

/** Keeps one network from taking all connections. Trusted proxies are exempt, because they carry everyone's. */
export function limitConnections(
  server: Server,
  { trustedProxies }: Pick<FrontendConfig, 'trustedProxies'>,
  maxPerNetwork = MAX_PER_NETWORK,
): void {
  const open = new Map<string, number>();
  server.maxConnections = MAX_CONNECTIONS;
  server.on('connection', (socket: Socket) => {
    const network = strangersNetwork(socket.remoteAddress ?? '', trustedProxies);
    if (network === null) return;
    const count = (open.get(network) ?? 0) + 1;
    if (count > maxPerNetwork) {
      socket.destroy();
      return;
    }
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
