import type { IncomingMessage } from 'node:http';
import type { FrontendConfig } from './config.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
/**
 * Mail programs send this when their reader asks them to unsubscribe (RFC 8058). They are no browsers and have no cookies,
 * and only the address says whose mails it is about.
 */
const unsubscribing = /^\/unsubscribe\/[\w-]+$/;
const plainHost = /^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:]+\](:\d{1,5})?$/i;

/**
 * The origin of this request's pages. In production, it is the configured one, whatever a client writes into Host.
 * Otherwise it is the requested host, so that localhost and 127.0.0.1 both work.
 */
export function ownOrigin(request: IncomingMessage, config: FrontendConfig): string {
  const host = request.headers.host;
  if (config.production || !host || !plainHost.test(host)) return config.appUrl.origin;
  return new URL(`http://${host}`).origin;
}

/**
 * Browsers send the origin with every request that can change something, so a request without it does not come from
 * our pages.
 */
export function isForeign(request: IncomingMessage, path: string, config: FrontendConfig): boolean {
  if (safeMethods.has(request.method ?? 'GET')) return false;
  const { origin } = request.headers;
  if (origin === undefined && unsubscribing.test(path)) return false;
  return origin !== config.appUrl.origin && origin !== ownOrigin(request, config);
}
