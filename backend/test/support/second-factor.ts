import { Secret, TOTP } from 'otpauth';
import type { SignedInUser, TestApp } from './test-app.ts';

const STEP_MS = 30_000;

/** The code that an app with this secret shows now, or some half minutes later. */
export const codeOf = (secret: string, stepsLater = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({
    timestamp: Date.now() + stepsLater * STEP_MS,
  });

/** Codes that are wrong now and soon. */
export function wrongCodes(secret: string, count: number): string[] {
  const right = [-2, -1, 0, 1, 2, 3].map((step) => codeOf(secret, step));
  const all = Array.from({ length: count + right.length }, (_, n) => String(n).padStart(6, '0'));
  return all.filter((code) => !right.includes(code)).slice(0, count);
}

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
