import type { Pool } from 'pg';
import type { ApiClient } from '../../../openapi/src/client.ts';
import { codeOf } from './app-codes.ts';

/** A user who signs in with codes of an app. */
export type WithApp<User> = User & { secret: string; recoveryCodes: string[] };

/** Sets up an app for a user who has just signed in, as the pages do. */
export async function addApp<User extends { api: ApiClient }>(user: User): Promise<WithApp<User>> {
  const { data: setup, error } = await user.api.POST('/api/auth/second-factor/app', { body: {} });
  if (!setup) throw new Error(`No setup: ${error?.message}`);
  const { secret } = setup;
  const confirmed = await user.api.POST('/api/auth/second-factor/app/confirm', {
    body: { code: codeOf(secret) },
  });
  if (!confirmed.data) throw new Error(`Not confirmed: ${confirmed.error.message}`);
  return { ...user, secret, recoveryCodes: confirmed.data.recoveryCodes ?? [] };
}

/** Forgets which codes were used, as if half a minute had passed. */
export async function letCodesPass({ db }: { db: Pool }, { id }: { id: string }): Promise<void> {
  await db.query('update authenticator_apps set last_used_step = 0 where user_id = $1', [id]);
}
