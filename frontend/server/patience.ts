import { createServer, type Server } from 'node:http';

type Patience = { headersMs?: number; requestMs?: number; checkEveryMs?: number };

/**
 * A server that does not wait forever: whoever sends a request drop by drop holds nothing for long. A photo of 5 MB over a
 * poor connection takes a minute and a half.
 */
export function createPatientServer(patience: Patience = {}): Server {
  const { headersMs = 15_000, requestMs = 120_000, checkEveryMs = 5_000 } = patience;
  return createServer({
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: checkEveryMs,
    // Longer than load balancers keep theirs, so that they never pick a connection that is just closing.
    keepAliveTimeout: 72_000,
  });
}
