import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiFetch } from './api-fetch.ts';
import type { BackendHeaders } from './backend-headers.ts';
import { preferredEncoding } from './compression.ts';
import type { FrontendConfig } from './config.ts';
import { type CookieJar, PageCookie, parseCookies } from './cookies.ts';
import { type CachedPage, compressBodies, createPageCache } from './page-cache.ts';
import { type Pages, type Rendered, renderHtml } from './pages.ts';
import type { RequestInfo } from './request-info.ts';
import type { SecurityHeaders } from './security-headers.ts';
import { createShareChecks } from './share-checks.ts';

type Settings = {
  pages: Pages;
  config: FrontendConfig;
  fetchApi: ApiFetch;
  backendHeaders: BackendHeaders;
  security: SecurityHeaders;
};
type Asked = [request: IncomingMessage, response: ServerResponse, info: RequestInfo];

const sharedPath = /^\/shared\/([\w-]{1,200})$/i;

/**
 * The pages of shared plans, /shared/…, which many visitors may open at once. A page is rendered again only when its
 * plan has changed, but the backend is asked for every visitor whether the link is still valid (decision 19).
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its parts share what is kept and what is being rendered
export function createSharedPages(settings: Settings): Pages['answer'] {
  const { pages, config, fetchApi, backendHeaders, security } = settings;
  const kept = createPageCache();
  const rendering = new Map<string, Promise<unknown>>();
  const check = createShareChecks({ apiUrl: config.apiUrl, fetchApi });
  const cookie = (name: string) => new PageCookie(name, config.production);
  const personal = ['token', 'refresh', 'toast'].map(cookie);
  const theme = cookie('theme');

  return async (request, response, info) => {
    const cookies = parseCookies(request.headers.cookie);
    const token = sharedPath.exec(info.target)?.[1];
    if (!token || request.method !== 'GET' || isPersonal(cookies)) {
      await sendFresh(request, response, info);
      return;
    }
    const key = `${token} ${themeIn(cookies)}`;
    const page = await goodPage(key, token, request, info);
    if (page) sendKept(page, request, response);
    else await renderAndKeep(key, request, response, info);
  };

  /**
   * Returns a cached page that is fresh enough. Visitors who arrive while it is being rendered wait for it instead of
   * rendering it too.
   */
  async function goodPage(key: string, token: string, request: IncomingMessage, info: RequestInfo) {
    for (;;) {
      await rendering.get(key);
      const page = kept.get(key);
      if (!page || (await isSame(page, token, request, info))) return page;
      // The first request that notices the change renders the page again.
      if (kept.get(key) === page) {
        kept.delete(key);
        return null;
      }
    }
  }

  /** Signed-in users and visitors with a pending message get a page of their own. */
  function isPersonal(cookies: CookieJar): boolean {
    return personal.some((one) => one.read(cookies) !== null);
  }

  function themeIn(cookies: CookieJar): string {
    const chosen = theme.read(cookies) ?? '';
    return ['light', 'dark'].includes(chosen) ? chosen : 'system';
  }

  async function isSame(page: CachedPage, token: string, request: IncomingMessage, info: RequestInfo) {
    const headers = backendHeaders(request, info);
    const visitor = { address: info.caller, userAgent: headers['user-agent'] ?? '' };
    return (await check(token, page.version, visitor, headers)) === 'same';
  }

  async function renderAndKeep(key: string, ...asked: Asked): Promise<void> {
    const [request, response] = asked;
    const rendered = pages.render(...asked).then((page) => keep(key, page, response));
    const done = rendered.catch(() => undefined);
    rendering.set(key, done);
    void done.then(() => rendering.get(key) === done && rendering.delete(key));
    const page = await rendered;
    response.setHeader('Content-Security-Policy', security.plainPolicy);
    if ('answer' in page) await pages.send(page, request, response);
    else sendKept(page, request, response);
  }

  async function keep(key: string, page: Rendered, response: ServerResponse): Promise<Rendered | CachedPage> {
    const version = page.answer.headers.get('X-Version');
    response.removeHeader('X-Version');
    if (page.answer.status !== 200 || !version || !page.sendPage || response.hasHeader('Set-Cookie'))
      return page;
    const bodies = await compressBodies(await renderHtml(page));
    return kept.set(key, { version, headers: headersOf(response), bodies });
  }

  async function sendFresh(...asked: Asked): Promise<void> {
    const [request, response] = asked;
    const page = await pages.render(...asked);
    response.removeHeader('X-Version');
    response.setHeader('Content-Security-Policy', security.plainPolicy);
    await pages.send(page, request, response);
  }

  function sendKept(
    { headers, bodies }: CachedPage,
    request: IncomingMessage,
    response: ServerResponse,
  ): void {
    const encoding = preferredEncoding(String(request.headers['accept-encoding'] ?? ''));
    const body = bodies[encoding ?? 'plain'];
    for (const [name, value] of headers) response.setHeader(name, value);
    response.setHeader('Content-Security-Policy', security.plainPolicy);
    response.setHeader('Vary', 'Accept-Encoding, Cookie');
    if (encoding) response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', body.length);
    response.statusCode = 200;
    response.end(body);
  }
}

const ofThePage = ['Content-Type', 'Cache-Control', 'X-Robots-Tag', 'Referrer-Policy'];

const headersOf = (response: ServerResponse) =>
  ofThePage.map((name) => [name, String(response.getHeader(name) ?? '')] as const);
