import type { IncomingMessage } from 'node:http';
import type { FrontendConfig } from './config.ts';
import type { Incoming } from './incoming.ts';
import { internalSecretOf } from './internal-secret.ts';

export type BackendHeaders = (request: IncomingMessage, incoming: Incoming) => Record<string, string>;

/** The headers that tell the backend who the caller is and prove that they can be trusted. */
export function createBackendHeaders(config: FrontendConfig): BackendHeaders {
  const secret = internalSecretOf(config.appSecret);
  return (request, incoming) => ({
    'x-internal-secret': secret,
    'x-forwarded-for': incoming.caller,
    'x-request-id': incoming.requestId,
    'user-agent': request.headers['user-agent'] ?? 'unknown',
  });
}
