import { codeOf } from './app-codes.ts';
import type { SignedInUser, TestApp } from './test-app.ts';

export interface ProtectedUser extends SignedInUser {
  secret: string;
  recoveryCodes: string[];
}

/** Sets up an app for a user who has just signed in, as the pages do. */
export async function addApp(user: SignedInUser): Promise<ProtectedUser> {
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
export async function letCodesPass(app: TestApp, { id }: { id: string }): Promise<void> {
  await app.db.query('update authenticator_apps set last_used_step = 0 where user_id = $1', [id]);
}
