import { Client } from 'pg';
import { product } from './product.ts';

/** For what only time could do: letting a week pass. */
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

export const letAWeekPass = (customerEmail: string) =>
  inDatabase(
    `update customer_invitations
     set created_at = created_at - interval '8 days', sent_at = sent_at - interval '8 days',
         expires_at = expires_at - interval '8 days'
     where customer_email = $1`,
    [customerEmail],
  );
