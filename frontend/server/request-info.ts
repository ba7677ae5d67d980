import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { callerAddress, comesThroughTrustedProxy } from './caller-address.ts';
import type { FrontendConfig } from './config.ts';
import { ownOrigin } from './origin.ts';

/** Facts about a request that this server determines before any other code handles it. */
export type RequestInfo = {
  requestId: string;
  nonce: string;
  caller: string;
  origin: string;
  /** Must not be modified. */
  url: URL;
  /** Path and query as they were sent. It always begins with a slash. */
  target: string;
  path: string;
};

const acceptableId = /^[\w-]{8,64}$/;

/** Returns null if the request line contains no path, as in the absolute form that is meant for proxies. */
export function readRequestInfo(request: IncomingMessage, config: FrontendConfig): RequestInfo | null {
  const target = request.url ?? '';
  if (!isReadablePath(target)) return null;
  return new LazyRequestInfo(request, config, target);
}

/** Computes values lazily that only pages need. */
class LazyRequestInfo implements RequestInfo {
  readonly requestId: string;
  readonly caller: string;
  readonly target: string;
  readonly path: string;
  readonly #request: IncomingMessage;
  readonly #config: FrontendConfig;
  #nonce: string | undefined;
  #url: URL | undefined;

  constructor(request: IncomingMessage, config: FrontendConfig, target: string) {
    this.#request = request;
    this.#config = config;
    this.requestId = requestIdOf(request, config);
    this.caller = callerAddress(request, config.trustedProxies);
    this.target = target;
    this.path = target.split('?', 1)[0] ?? '/';
  }

  get nonce(): string {
    this.#nonce ??= randomBytes(16).toString('base64');
    return this.#nonce;
  }

  get url(): URL {
    this.#url ??= new URL(ownOrigin(this.#request, this.#config) + this.target);
    return this.#url;
  }

  get origin(): string {
    return this.url.origin;
  }
}

function requestIdOf(request: IncomingMessage, config: FrontendConfig): string {
  const sent = request.headers['x-request-id'];
  const believed = typeof sent === 'string' && acceptableId.test(sent);
  return believed && comesThroughTrustedProxy(request, config.trustedProxies) ? sent : randomUUID();
}

function isReadablePath(target: string): boolean {
  try {
    decodeURIComponent(target.split('?', 1)[0] ?? '');
    return target.startsWith('/');
  } catch {
    return false;
  }
}
