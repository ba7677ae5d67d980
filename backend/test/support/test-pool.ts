import { Pool } from 'pg';

/**
 * A pool for queries of the test itself. Its connections may end in any way: their database is dropped while they
 * close, or the server is stopped on purpose.
 */
export function testPool(connectionString: string | undefined, max = 10): Pool {
  const pool = new Pool({ connectionString, max });
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}

const ignore = () => {};
