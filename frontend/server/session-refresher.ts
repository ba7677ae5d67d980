import { createHash } from 'node:crypto';
import type { ApiFetch } from './api-fetch.ts';
import { type SessionTokens, tokensFrom } from './session-tokens.ts';

export type RefreshResult =
  | { outcome: 'refreshed'; tokens: SessionTokens }
  | { outcome: 'ended' }
  | { outcome: 'unavailable' };

export type Refresh = (refreshToken: string, headers: Record<string, string>) => Promise<RefreshResult>;

type RefresherSettings = { apiUrl: URL; fetchApi: ApiFetch; cookieName: string; timeoutMs?: number };

/**
 * Asks the API for the next pair of tokens of a session. Concurrent requests of one session share one call. Another
 * server that asks at the same time gets the same successor from the backend, so servers need not share anything.
 */
export function createRefresher(settings: RefresherSettings): Refresh {
  const { apiUrl, fetchApi, cookieName, timeoutMs = 10_000 } = settings;
  const inFlight = new Map<string, Promise<RefreshResult>>();

  return (refreshToken, headers) => {
    const key = createHash('sha256').update(refreshToken).digest('base64');
    const shared = inFlight.get(key);
    if (shared) return shared;
    const asked = ask(refreshToken, headers).finally(() => inFlight.delete(key));
    inFlight.set(key, asked);
    return asked;
  };

  async function ask(refreshToken: string, callerHeaders: Record<string, string>): Promise<RefreshResult> {
    const headers = { ...callerHeaders, cookie: `${cookieName}=${encodeURIComponent(refreshToken)}` };
    try {
      const response = await fetchApi(new URL('/api/auth/refresh_token', apiUrl), {
        method: 'POST',
        headers,
        timeoutMs,
      });
      if (response.ok) return refreshedFrom(await response.json(), response.headers);
      await response.body?.cancel();
      return isRefusal(response.status) ? { outcome: 'ended' } : { outcome: 'unavailable' };
    } catch {
      return { outcome: 'unavailable' };
    }
  }
}

function refreshedFrom(body: { data?: { accessToken?: string } }, headers: Headers): RefreshResult {
  const tokens = tokensFrom(body.data?.accessToken ?? '', headers);
  return tokens ? { outcome: 'refreshed', tokens } : { outcome: 'unavailable' };
}

/** Only an explicit refusal ends a session. A backend that is busy or unavailable must not sign anyone out. */
function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}
