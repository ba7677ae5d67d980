import { createServer, type Server } from 'node:http';

type Timeouts = { headersMs?: number; requestMs?: number; checkEveryMs?: number };

/**
 * Creates a server that does not wait forever, so that slow clients cannot hold connections for long. A photo of 5 MB
 * takes a minute and a half over a poor connection.
 */
export function createServerWithTimeouts(timeouts: Timeouts = {}): Server {
  const { headersMs = 15_000, requestMs = 120_000, checkEveryMs = 5_000 } = timeouts;
  return createServer({
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: checkEveryMs,
    // This is longer than the keep-alive of load balancers, so that they never reuse a connection which is just closing.
    keepAliveTimeout: 72_000,
  });
}
