import type { Socket } from 'node:net';
import type { Pool, PoolClient } from 'pg';

/**
 * This is longer than any statement may take (see orm-options.ts), so a server that is silent for this long will not
 * answer.
 */
const MAX_SILENCE_MS = 5_000;

/**
 * The code that uses a broken connection learns of it at once, and this leaves it enough time to release the
 * connection.
 */
const GIVEN_BACK_WITHIN_MS = 1_000;

/** Prevents failures of single connections from affecting the whole pool. */
export function guardConnections(pool: Pool): void {
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
 * A hanging server or a network that drops all packets does not even report a statement timeout. The connection is
 * closed as well, because nobody can tell which state its transaction is in.
 */
function endWhenSilent(client: PoolClient, isInUse: () => boolean) {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.setTimeout(MAX_SILENCE_MS);
  // The timeout repeats, because a connection is also silent while it is idle.
  stream.on('timeout', () => {
    if (isInUse()) stream.destroy(new SilentDatabaseError());
  });
}

/**
 * Kysely forgets a connection whose COMMIT or ROLLBACK fails, which happens when the connection is lost
 * (kysely-org/kysely#1990). Without this, every outage would shrink the pool until nothing is left of it.
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
    super(`The database has said nothing for ${MAX_SILENCE_MS} ms`);
  }
}
