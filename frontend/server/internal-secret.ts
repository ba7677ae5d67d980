import { hkdfSync } from 'node:crypto';

/** The secret that proves to the backend that a request comes from this server. The backend derives the same one. */
export function internalSecretOf(appSecret: string): string {
  return Buffer.from(hkdfSync('sha256', appSecret, '', 'mealwright/internal', 32)).toString('base64url');
}
