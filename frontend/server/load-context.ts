import type { Writable } from 'node:stream';
import type { ApiFetch } from './api-fetch.ts';
import type { CookieJar, PageCookie } from './cookies.ts';
import type { SessionHandle } from './session.ts';

/** What every loader and action gets from the server. */
export type LoadContext = {
  session: SessionHandle;
  cookies: CookieJar;
  /** A cookie of this name, with the attributes that fit where this server runs. */
  pageCookie: (name: string) => PageCookie;
  nonce: string;
  requestId: string;
  /** The page as the address bar shows it, path and query: what to come back to after signing in. */
  page: string;
  /** Someone opens a page, rather than sending a form. */
  isPageView: boolean;
  api: {
    url: URL;
    fetch: ApiFetch;
    /** The headers that every call carries: who asks, for whom, under which id. */
    headers: () => Record<string, string>;
  };
  /** How to send the page that was rendered, which is not the body of its answer: that would cost more than to render it. */
  sendPage: ((sink: Writable) => void) | null;
  /** Writes an unexpected error into the log, with the id of this request. */
  report: (error: unknown) => void;
  site: {
    origin: string;
    contactEmail: string | null;
  };
};

declare module '@remix-run/server-runtime' {
  interface AppLoadContext extends LoadContext {}
}
