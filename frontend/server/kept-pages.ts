import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type KeptPage = {
  version: string;
  headers: ReadonlyArray<readonly [string, string]>;
  bodies: Record<'br' | 'gzip' | 'plain', Buffer>;
  keptAt: number;
};

const most = 100;
/** The pages say how long ago things happened, so they go stale. */
const freshForMs = 60_000;

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Caches rendered pages, each compressed once. The least recently used one is evicted. */
export function createKeptPages(now: () => number = Date.now) {
  const pages = new Map<string, KeptPage>();
  return {
    get(key: string): KeptPage | null {
      const page = pages.get(key);
      if (!page) return null;
      pages.delete(key);
      if (now() - page.keptAt > freshForMs) return null;
      pages.set(key, page);
      return page;
    },
    set(key: string, page: Omit<KeptPage, 'keptAt'>): KeptPage {
      const keptPage = { ...page, keptAt: now() };
      pages.delete(key);
      pages.set(key, keptPage);
      const [oldest] = pages.keys();
      if (pages.size > most && oldest !== undefined) pages.delete(oldest);
      return keptPage;
    },
    delete(key: string): void {
      pages.delete(key);
    },
  };
}

/** Compresses a page for every encoding that a browser may ask for. */
export async function bodiesOf(html: Buffer): Promise<KeptPage['bodies']> {
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(html, quality),
    promisify(gzip)(html, { level: 6 }),
  ]);
  return { br, gzip: gzipped, plain: html };
}
