import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type CachedPage = {
  version: string;
  headers: ReadonlyArray<readonly [string, string]>;
  bodies: Record<'br' | 'gzip' | 'plain', Buffer>;
  cachedAt: number;
};

const most = 100;
/** The pages say how long ago things happened, so they go stale. */
const freshForMs = 60_000;

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Caches rendered pages, each compressed once. The least recently used one is evicted. */
export function createPageCache(now: () => number = Date.now) {
  const pages = new Map<string, CachedPage>();
  return {
    get(key: string): CachedPage | null {
      const page = pages.get(key);
      if (!page) return null;
      pages.delete(key);
      if (now() - page.cachedAt > freshForMs) return null;
      pages.set(key, page);
      return page;
    },
    set(key: string, page: Omit<CachedPage, 'cachedAt'>): CachedPage {
      const cachedPage = { ...page, cachedAt: now() };
      pages.delete(key);
      pages.set(key, cachedPage);
      const [oldest] = pages.keys();
      if (pages.size > most && oldest !== undefined) pages.delete(oldest);
      return cachedPage;
    },
    delete(key: string): void {
      pages.delete(key);
    },
  };
}

/** Compresses a page for every encoding that a browser may ask for. */
export async function compressBodies(html: Buffer): Promise<CachedPage['bodies']> {
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(html, quality),
    promisify(gzip)(html, { level: 6 }),
  ]);
  return { br, gzip: gzipped, plain: html };
}
