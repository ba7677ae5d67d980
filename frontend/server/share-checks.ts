import type { ApiFetch } from './api-fetch.ts';

/** The visitor who opens a link, as the backend counts visitors. */
export type Visitor = { address: string; userAgent: string };

/** `same` means that the page of this version may be shown. Anything else needs a new rendering. */
export type CheckResult = 'same' | 'other';

type Waiter = { visitor: Visitor; headers: Record<string, string>; answer: (result: CheckResult) => void };

/** So many fit into the headers of one request. */
const mostAtOnce = 40;
const timeoutMs = 5_000;

/**
 * Asks the backend whether a shared plan still exists and is unchanged. There is one request per link at a time.
 * Visitors who arrive meanwhile share the next one, which starts after they came. So nobody gets an answer that is
 * older than their own request, and every visitor is counted.
 */
export function createShareChecks({ apiUrl, fetchApi }: { apiUrl: URL; fetchApi: ApiFetch }) {
  const waiting = new Map<string, Waiter[]>();

  return (token: string, version: string, visitor: Visitor, headers: Record<string, string>) =>
    new Promise<CheckResult>((answer) => {
      const key = `${token} ${version}`;
      const others = waiting.get(key);
      const waiter = { visitor, headers, answer };
      if (others) others.push(waiter);
      else {
        waiting.set(key, [waiter]);
        void askFor(key, token, version);
      }
    });

  async function askFor(key: string, token: string, version: string): Promise<void> {
    for (;;) {
      const waiters = waiting.get(key)?.splice(0, mostAtOnce) ?? [];
      if (waiters.length === 0) break;
      const result = await ask(token, version, waiters);
      for (const { answer } of waiters) answer(result);
    }
    waiting.delete(key);
  }

  async function ask(token: string, version: string, [first, ...more]: Waiter[]): Promise<CheckResult> {
    try {
      const answer = await fetchApi(new URL(`/api/shared/${token}`, apiUrl), {
        headers: {
          ...first?.headers,
          'if-none-match': version,
          'x-others': othersText(more.map(({ visitor }) => visitor)),
        },
        timeoutMs,
      });
      await answer.body?.cancel();
      return answer.status === 304 ? 'same' : 'other';
    } catch {
      return 'other';
    }
  }
}

const othersText = (visitors: readonly Visitor[]): string => {
  const texts = visitors.map(
    ({ address, userAgent }) => `${address} ${encodeURIComponent(userAgent.slice(0, longestUserAgent))}`,
  );
  return [...new Set(texts)].join(',');
};

const longestUserAgent = 300;
