import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { compressBodies, createPageCache } from './page-cache.ts';

const page = async (version: string) => ({
  version,
  headers: [],
  bodies: await compressBodies(Buffer.from(version)),
});

test('a page is cached in every encoding that browsers ask for', async () => {
  const { br, gzip, plain } = await compressBodies(Buffer.from('<p>Soup</p>'));
  const texts = [brotliDecompressSync(br), gunzipSync(gzip), plain].map(String);
  expect(texts).toEqual(Array(3).fill('<p>Soup</p>'));
});

test('a page is cached for a minute', async () => {
  let now = 0;
  const kept = createPageCache(() => now);
  kept.set('a', await page('1'));
  now = 60_000;
  expect(kept.get('a')?.version).toBe('1');
  now = 60_001;
  expect(kept.get('a')).toBeNull();
});

test('a full cache evicts the least recently used page', async () => {
  const kept = createPageCache();
  const one = await page('1');
  for (let n = 0; n < 100; n += 1) kept.set(String(n), one);
  kept.get('0');
  kept.set('100', one);
  expect([kept.get('0'), kept.get('1'), kept.get('100')].map((found) => found !== null)).toEqual([
    true,
    false,
    true,
  ]);
});
