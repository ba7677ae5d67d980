import type { Socket } from 'node:net';
import type { Pool, PoolClient } from 'pg';

/** More than any statement may take (see orm-options.ts): whoever says nothing for so long will not. */
const LONGEST_SILENCE_MS = 5_000;

/**
 * A server that hangs, or a network that swallows everything, does not even say that a statement took too
 * long. The connection is ended with it: nobody knows in which transaction it stands.
 */
export function endSilentConnections(pool: Pool): void {
  const inUse = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_, client) => inUse.delete(client));
  pool.on('connect', (client) => {
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    stream.setTimeout(LONGEST_SILENCE_MS, () => {
      if (inUse.has(client)) stream.destroy(new SilentDatabaseError());
    });
  });
}

class SilentDatabaseError extends Error {
  readonly code = 'ETIMEDOUT';

  constructor() {
    super(`The database has said nothing for ${LONGEST_SILENCE_MS} ms`);
  }
}
