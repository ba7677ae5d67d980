import { createHash } from 'node:crypto';
import { parseSetCookie } from 'cookie';

export type SessionTokens = {
  accessToken: string;
  refreshToken: string;
  refreshMaxAgeSeconds: number;
  /** It is present if the API gives this browser a (new) device token. */
  deviceToken: string | null;
};

const refreshCookieNames = ['refreshToken', '__Secure-refreshToken'];
const thirtyDaysInSeconds = 30 * 24 * 3600;

/** Reads the tokens of a response that signs a user in, from its body, cookie, and header. */
export function tokensFrom(accessToken: string, headers: Headers): SessionTokens | null {
  const cookies = headers.getSetCookie().map((line) => parseSetCookie(line));
  const cookie = cookies.find(({ name }) => refreshCookieNames.includes(name));
  if (!accessToken || !cookie?.value) return null;
  return {
    accessToken,
    refreshToken: cookie.value,
    refreshMaxAgeSeconds: cookie.maxAge ?? thirtyDaysInSeconds,
    deviceToken: headers.get('x-device-token'),
  };
}

/** Returns a hash of the account that an access token is for, or null if the token is unreadable. */
export function accountIn(accessToken: string): string | null {
  const { sub } = payloadOf(accessToken);
  return typeof sub === 'string' ? createHash('sha256').update(sub).digest('base64url').slice(0, 22) : null;
}

/** Returns the seconds until an access token expires, or 0 if it is unreadable. Only the backend verifies tokens. */
export function secondsLeft(accessToken: string, now = Date.now()): number {
  const { exp } = payloadOf(accessToken);
  return typeof exp === 'number' ? Math.max(0, exp - now / 1000) : 0;
}

function payloadOf(accessToken: string): Record<string, unknown> {
  try {
    const payload = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString());
    return typeof payload === 'object' && payload !== null ? payload : {};
  } catch {
    return {};
  }
}
