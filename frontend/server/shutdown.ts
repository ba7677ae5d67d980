import type { Server } from 'node:http';
import type { Log } from './log.ts';

const timeoutMs = 9_000;

/** Ends the process gracefully: it accepts no new requests, finishes those in flight, and closes idle connections. */
export function shutDownOnSignal(server: Server, log: Log, closeApplication: () => Promise<void>): void {
  let draining = false;

  server.on('request', (_request, response) => {
    // While the server drains, every answer closes its connection, so that it cannot be reused.
    if (draining) response.shouldKeepAlive = false;
  });

  const drain = (reason: string) => {
    if (draining) return;
    draining = true;
    log.info({ reason }, 'Shutting down');
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const giveUp = setTimeout(() => server.closeAllConnections(), timeoutMs);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(giveUp);
      void closeApplication().finally(() => process.exit(0));
    });
    server.closeIdleConnections();
  };

  process.once('SIGTERM', () => drain('SIGTERM'));
  process.once('SIGINT', () => drain('SIGINT'));
  // A launcher started this process over IPC. When it is gone, nothing else could stop this process.
  if (process.channel) process.once('disconnect', () => drain('disconnect'));
}
