import type { Server } from 'node:http';
import type { Log } from './log.ts';

const patienceMs = 9_000;

/** Ends the process in good order: no new requests, those in flight finish, idle connections close. */
export function shutDownOnSignal(server: Server, log: Log, closeApplication: () => Promise<void>): void {
  let draining = false;

  server.on('request', (_request, response) => {
    // An answer on its way out while the server drains closes its connection, so that it cannot be reused.
    if (draining) response.shouldKeepAlive = false;
  });

  const drain = (reason: string) => {
    if (draining) return;
    draining = true;
    log.info({ reason }, 'Shutting down');
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const giveUp = setTimeout(() => server.closeAllConnections(), patienceMs);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(giveUp);
      void closeApplication().finally(() => process.exit(0));
    });
    server.closeIdleConnections();
  };

  process.once('SIGTERM', () => drain('SIGTERM'));
  process.once('SIGINT', () => drain('SIGINT'));
  // Started by a launcher that talks over IPC: when it is gone, no one is left to stop this process.
  if (process.channel) process.once('disconnect', () => drain('disconnect'));
}
