import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './schema.d.ts';

export type ApiClient = Client<paths>;

type ApiClientSettings = {
  baseUrl: string;
  /** An access token, for callers that hold one themselves. */
  token?: string;
  fetch?: (request: Request) => Promise<Response>;
  headers?: Record<string, string>;
};

/** A typed client of the API. Make one per user or request: a shared one would hand one user's token to another. */
export function createApiClient({ baseUrl, token, fetch, headers }: ApiClientSettings): ApiClient {
  const authorization = token ? { Authorization: `Bearer ${token}` } : {};
  return createClient<paths>({
    baseUrl,
    headers: { ...headers, ...authorization },
    ...(fetch ? { fetch } : {}),
  });
}
