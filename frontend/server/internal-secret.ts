import { hkdfSync } from 'node:crypto';

/** What proves to the backend that a request comes from this server; the backend derives the same. */
export function internalSecretOf(appSecret: string): string {
  return Buffer.from(hkdfSync('sha256', appSecret, '', 'mealwright/internal', 32)).toString('base64url');
}
