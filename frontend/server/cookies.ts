import { parseCookie, stringifyCookie, stringifySetCookie } from 'cookie';

/** Cookie header in, Set-Cookie lines out. Values are written percent-encoded where they need it. */

export type CookieJar = ReadonlyMap<string, string>;

/** The first of several cookies with one name wins: browsers send the most specific path first. */
export function parseCookies(header: string | undefined): CookieJar {
  return new Map(namedPairs(header).map(([name, value]) => [name, unquoted(value)]));
}

/** The library also reads a value without a name, which no cookie of ours is. */
const namedPairs = (header = ''): [string, string][] =>
  Object.entries(parseCookie(header)).filter((pair): pair is [string, string] => pair[0] !== '');

/** RFC 6265 lets a client write a value in quotes, and the library keeps them. */
const unquoted = (value: string) => value.replace(/^"(.*)"$/, '$1');

export type CookieOptions = { maxAgeSeconds: number };

/** A cookie of the pages: never readable by scripts, bound to this host in production. */
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

/** The Cookie header reduced to these names; undefined when none is left. */
export function keepCookies(header: string | undefined, names: ReadonlySet<string>): string | undefined {
  const kept = namedPairs(header).filter(([name]) => names.has(name));
  return stringifyCookie(Object.fromEntries(kept)) || undefined;
}
