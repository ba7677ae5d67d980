import type { Socket } from 'node:net';
import type { Pool, PoolClient } from 'pg';

/** More than any statement may take (see orm-options.ts): whoever says nothing for so long will not. */
const LONGEST_SILENCE_MS = 5_000;

/** Whoever uses a connection that ends learns it at once; this is time enough to give it back. */
const GIVEN_BACK_WITHIN_MS = 1_000;

/** Keeps what happens to single connections from becoming what happens to the whole pool. */
export function mindLostConnections(pool: Pool): void {
  const inUse = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_, client) => inUse.delete(client));
  pool.on('connect', (client) => {
    const isInUse = () => inUse.has(client);
    endWhenSilent(client, isInUse);
    giveBackWhenEnded(client, isInUse);
  });
}

/**
 * A server that hangs, or a network that swallows everything, does not even say that a statement took too
 * long. The connection is ended with it: no one knows in which transaction it stands.
 */
function endWhenSilent(client: PoolClient, isInUse: () => boolean) {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.setTimeout(LONGEST_SILENCE_MS);
  // Each time: it also falls silent when no one asks it anything.
  stream.on('timeout', () => {
    if (isInUse()) stream.destroy(new SilentDatabaseError());
  });
}

/**
 * Kysely forgets a connection whose COMMIT or ROLLBACK fails, as they do when it is gone
 * (kysely-org/kysely#1990): each outage would make the pool smaller, until nothing is left.
 */
function giveBackWhenEnded(client: PoolClient, isInUse: () => boolean) {
  client.once('end', () => {
    setTimeout(() => {
      if (isInUse()) client.release(true);
    }, GIVEN_BACK_WITHIN_MS).unref();
  });
}

class SilentDatabaseError extends Error {
  readonly code = 'ETIMEDOUT';

  constructor() {
    super(`The database has said nothing for ${LONGEST_SILENCE_MS} ms`);
  }
}
