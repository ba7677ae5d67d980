import { Client } from 'pg';
import { product } from './product.ts';

/** Runs statements for data that no page shows, and for changes that only time could make. */
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

/** The recorded interactions of a user in order: "view", "search stew". */
export async function readInteractions(userId: string): Promise<string[]> {
  const rows = await inDatabase(
    `select concat_ws(' ', interaction_type, metadata->>'search') as noted
     from recipe_interactions where user_id = $1 order by interaction_date, id`,
    [userId],
  );
  return rows.map(({ noted }) => String(noted));
}

/** Lets the sessions of a user begin so long ago that what only the owner may decide takes the password. */
export const letSessionsAge = (userId: string) =>
  inDatabase(`update sessions set created_at = created_at - interval '11 minutes' where user_id = $1`, [
    userId,
  ]);
