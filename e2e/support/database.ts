import { Client } from 'pg';
import { product } from './product.ts';

/** For what only time or an administrator of the machine could do: letting a week pass, making an admin. */
export async function inDatabase(
  statement: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: product.databaseUrl });
  await client.connect();
  try {
    return (await client.query(statement, values)).rows;
  } finally {
    await client.end();
  }
}

export const makeAdmin = (email: string) =>
  inDatabase(`update users set role = 'admin' where email = $1`, [email]);
