import { parseCookie, stringifyCookie, stringifySetCookie } from 'cookie';

/** Parses Cookie headers and writes Set-Cookie lines. Values are percent-encoded where necessary. */

export type CookieJar = ReadonlyMap<string, string>;

/** The first of several cookies with one name wins, because browsers send the most specific path first. */
export function parseCookies(header: string | undefined): CookieJar {
  return new Map(namedPairs(header).map(([name, value]) => [name, unquoted(value)]));
}

/** The library also returns values without a name, which never belong to one of our cookies. */
const namedPairs = (header = ''): [string, string][] =>
  Object.entries(parseCookie(header)).filter((pair): pair is [string, string] => pair[0] !== '');

/** RFC 6265 allows quotes around a value, and the library keeps them. */
const unquoted = (value: string) => value.replace(/^"(.*)"$/, '$1');

export type CookieOptions = { maxAgeSeconds: number };

/** A cookie of the pages. Scripts can never read it, and in production it is bound to this host. */
export class PageCookie {
  readonly name: string;
  readonly #secure: boolean;

  constructor(name: string, production: boolean) {
    this.name = production ? `__Host-${name}` : name;
    this.#secure = production;
  }

  read(jar: CookieJar): string | null {
    return jar.get(this.name) || null;
  }

  set(value: string, { maxAgeSeconds }: CookieOptions): string {
    return stringifySetCookie({
      name: this.name,
      value,
      path: '/',
      maxAge: Math.max(0, Math.floor(maxAgeSeconds)),
      httpOnly: true,
      sameSite: 'lax',
      secure: this.#secure,
    });
  }

  clear(): string {
    return this.set('', { maxAgeSeconds: 0 });
  }
}

/** Reduces a Cookie header to these names. Returns undefined if none is left. */
export function keepCookies(header: string | undefined, names: ReadonlySet<string>): string | undefined {
  const kept = namedPairs(header).filter(([name]) => names.has(name));
  return stringifyCookie(Object.fromEntries(kept)) || undefined;
}
