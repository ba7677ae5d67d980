import type { IncomingMessage } from 'node:http';
import type { FrontendConfig } from './config.ts';
import { internalSecretOf } from './internal-secret.ts';
import type { RequestInfo } from './request-info.ts';

export type BackendHeaders = (request: IncomingMessage, info: RequestInfo) => Record<string, string>;

/** The headers that tell the backend who the caller is and prove that they can be trusted. */
export function createBackendHeaders(config: FrontendConfig): BackendHeaders {
  const secret = internalSecretOf(config.appSecret);
  return (request, info) => ({
    'x-internal-secret': secret,
    'x-forwarded-for': info.caller,
    'x-request-id': info.requestId,
    'user-agent': request.headers['user-agent'] ?? 'unknown',
  });
}
