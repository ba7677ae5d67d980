/** Cookie header in, Set-Cookie lines out. Values are written percent-encoded where they need it. */

export type CookieJar = ReadonlyMap<string, string>;

export function parseCookies(header: string | undefined): CookieJar {
  const jar = new Map<string, string>();
  for (const written of (header ?? '').split(';')) {
    const pair = written.trim();
    const at = pair.indexOf('=');
    if (at < 1) continue;
    const name = pair.slice(0, at).trimEnd();
    // The first of several wins: browsers send the most specific path first.
    if (!jar.has(name)) jar.set(name, decode(pair.slice(at + 1).trimStart()));
  }
  return jar;
}

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
    const age = Math.max(0, Math.floor(maxAgeSeconds));
    const attributes = `Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${this.#secure ? '; Secure' : ''}`;
    return `${this.name}=${encodeURIComponent(value)}; ${attributes}`;
  }

  clear(): string {
    return this.set('', { maxAgeSeconds: 0 });
  }
}

/** The Cookie header reduced to these names, as it was written; undefined when none is left. */
export function keepCookies(header: string | undefined, names: ReadonlySet<string>): string | undefined {
  const kept = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => names.has(pair.slice(0, Math.max(0, pair.indexOf('=')))));
  return kept.length > 0 ? kept.join('; ') : undefined;
}

function decode(value: string): string {
  const bare = value.startsWith('"') && value.endsWith('"') && value.length > 1 ? value.slice(1, -1) : value;
  try {
    return decodeURIComponent(bare);
  } catch {
    return bare;
  }
}
