import { Pool } from 'pg';

/**
 * A pool for what a test asks the database itself. Its connections may end in any way: a database is dropped under them
 * while they say goodbye, or the server stops on purpose.
 */
export function testPool(connectionString: string | undefined, max = 10): Pool {
  const pool = new Pool({ connectionString, max });
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}

const ignore = () => {};
