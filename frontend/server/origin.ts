import type { IncomingMessage } from 'node:http';
import type { FrontendConfig } from './config.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const plainHost = /^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:]+\](:\d{1,5})?$/i;

/**
 * The origin that this request's pages live under. In production it is the configured one, whatever a
 * client writes into Host; elsewhere the host that was asked, so that localhost and 127.0.0.1 both work.
 */
export function ownOrigin(request: IncomingMessage, config: FrontendConfig): string {
  const host = request.headers.host;
  if (config.production || !host || !plainHost.test(host)) return config.appUrl.origin;
  return new URL(`http://${host}`).origin;
}

/** Browsers name the origin of every request that can change something; one without it did not come from our page. */
export function isForeign(request: IncomingMessage, config: FrontendConfig): boolean {
  if (safeMethods.has(request.method ?? 'GET')) return false;
  const { origin } = request.headers;
  return origin !== config.appUrl.origin && origin !== ownOrigin(request, config);
}
