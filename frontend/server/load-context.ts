import type { Writable } from 'node:stream';
import type { ApiFetch } from './api-fetch.ts';
import type { CookieJar, PageCookie } from './cookies.ts';
import type { SessionHandle } from './session.ts';

/** The context that the server passes to every loader and action. */
export type LoadContext = {
  session: SessionHandle;
  cookies: CookieJar;
  /** Creates a cookie of this name with the attributes that this environment requires. */
  pageCookie: (name: string) => PageCookie;
  nonce: string;
  requestId: string;
  /** Path and query of the page as in the address bar, which is the page to return to after signing in. */
  page: string;
  /** True if a user opens a page, and false if they send a form. */
  isPageView: boolean;
  api: {
    url: URL;
    fetch: ApiFetch;
    /** The headers of every API call: caller, session, and request ID. */
    headers: () => Record<string, string>;
  };
  /**
   * Sends the rendered page. It is not the body of the response, because passing it through one would cost more than
   * rendering it.
   */
  sendPage: ((sink: Writable) => void) | null;
  /** Writes an unexpected error to the log with the ID of this request. */
  report: (error: unknown) => void;
  site: {
    origin: string;
    contactEmail: string | null;
  };
};

declare module '@remix-run/server-runtime' {
  interface AppLoadContext extends LoadContext {}
}
