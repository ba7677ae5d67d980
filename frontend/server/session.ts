import { type CookieJar, PageCookie } from './cookies.ts';
import type { Refresh, RefreshResult } from './session-refresher.ts';
import { accountIn, type SessionTokens, secondsLeft, tokensFrom } from './session-tokens.ts';

const yearInSeconds = 365 * 24 * 3600;
const refreshWhenLessThanSeconds = 60;

/**
 * The session of one request. Loaders and actions read and change it. The server itself writes the changes to the
 * response, because a redirect thrown by one loader drops another one's Set-Cookie.
 */
export class SessionHandle {
  readonly #token: PageCookie;
  readonly #refresh: PageCookie;
  readonly #device: PageCookie;
  readonly #account: PageCookie;
  readonly #askForRefresh: Refresh;
  readonly #apiHeaders: () => Record<string, string>;
  readonly #lines = new Map<string, string>();
  #accessToken: string | null;
  #refreshToken: string | null;
  #deviceToken: string | null;
  #ended = false;
  #lastAccount: string | null;
  #mustForget = false;

  constructor(
    jar: CookieJar,
    settings: { production: boolean; refresh: Refresh; apiHeaders: () => Record<string, string> },
  ) {
    this.#token = new PageCookie('token', settings.production);
    this.#refresh = new PageCookie('refresh', settings.production);
    this.#device = new PageCookie('device', settings.production);
    this.#account = new PageCookie('account', settings.production);
    this.#lastAccount = this.#account.read(jar);
    this.#askForRefresh = settings.refresh;
    this.#apiHeaders = settings.apiHeaders;
    this.#accessToken = this.#token.read(jar);
    this.#refreshToken = this.#refresh.read(jar);
    this.#deviceToken = this.#device.read(jar);
  }

  get accessToken(): string | null {
    return this.#accessToken;
  }

  /** Tells the API that the user has signed in on this device before (see its lockout rules). */
  get deviceToken(): string | null {
    return this.#deviceToken;
  }

  get isPresent(): boolean {
    return this.#accessToken !== null || this.#refreshToken !== null;
  }

  /** True once the API has refused to continue this session. */
  get hasEnded(): boolean {
    return this.#ended;
  }

  /** True if the browser must delete what it keeps for use without a connection, because it belongs to somebody else now. */
  get mustForget(): boolean {
    return this.#mustForget;
  }

  needsRefresh(): boolean {
    if (!this.#refreshToken) return false;
    return !this.#accessToken || secondsLeft(this.#accessToken) < refreshWhenLessThanSeconds;
  }

  async refresh(): Promise<RefreshResult['outcome']> {
    const result: RefreshResult = this.#refreshToken
      ? await this.#askForRefresh(this.#refreshToken, this.#apiHeaders())
      : { outcome: 'ended' };
    if (result.outcome === 'refreshed') this.#keep(result.tokens);
    if (result.outcome === 'ended') {
      this.#ended = true;
      this.#end();
    }
    return result.outcome;
  }

  /** Takes the session from a response that signs a user in. Returns false if the response contains none. */
  signIn(accessToken: string, headers: Headers): boolean {
    const tokens = tokensFrom(accessToken, headers);
    if (!tokens) return false;
    this.#keep(tokens);
    this.#noteAccount(accountIn(accessToken));
    return true;
  }

  signOut(): void {
    this.#end();
    this.#mustForget = true;
    this.#lines.set(this.#account.name, this.#account.clear());
  }

  /** An account that signs in again after its session has expired finds what it could not send then. */
  #noteAccount(account: string | null): void {
    if (account === null || account === this.#lastAccount) return;
    this.#mustForget = true;
    this.#lastAccount = account;
    this.#lines.set(this.#account.name, this.#account.set(account, { maxAgeSeconds: yearInSeconds }));
  }

  #end(): void {
    this.#accessToken = null;
    this.#refreshToken = null;
    for (const cookie of [this.#token, this.#refresh]) this.#lines.set(cookie.name, cookie.clear());
  }

  /** The Set-Cookie lines of everything that changed. */
  setCookieLines(): string[] {
    return [...this.#lines.values()];
  }

  #keep(tokens: SessionTokens): void {
    const life = { maxAgeSeconds: tokens.refreshMaxAgeSeconds };
    this.#accessToken = tokens.accessToken;
    this.#refreshToken = tokens.refreshToken;
    this.#lines.set(this.#token.name, this.#token.set(tokens.accessToken, life));
    this.#lines.set(this.#refresh.name, this.#refresh.set(tokens.refreshToken, life));
    if (!tokens.deviceToken) return;
    this.#deviceToken = tokens.deviceToken;
    this.#lines.set(
      this.#device.name,
      this.#device.set(tokens.deviceToken, { maxAgeSeconds: yearInSeconds }),
    );
  }
}
