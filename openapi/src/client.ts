import createClient, { type Client, type ClientOptions } from 'openapi-fetch';
import type { paths } from './schema.d.ts';

export type ApiClient = Client<paths>;

type ApiClientSettings<Call> = {
  baseUrl: string;
  /** An access token, for callers that hold one themselves. */
  token?: string;
  headers?: Record<string, string>;
  /** Another way to call than `fetch`: what a call is made of, and how it is sent. */
  Call?: new (
    url: string,
    init: RequestInit,
  ) => Call;
  send?: (call: Call) => Promise<Response>;
};

/** A typed client of the API. Make one per user or request: a shared one would hand one user's token to another. */
export function createApiClient<Call>({
  baseUrl,
  token,
  headers,
  Call,
  send,
}: ApiClientSettings<Call>): ApiClient {
  const authorization = token ? { Authorization: `Bearer ${token}` } : {};
  // The client reads nothing of a call but its method.
  const way = Call && send ? { Request: Call, fetch: send } : {};
  return createClient<paths>({
    baseUrl,
    headers: { ...headers, ...authorization },
    ...(way as Pick<ClientOptions, 'Request' | 'fetch'>),
  });
}
