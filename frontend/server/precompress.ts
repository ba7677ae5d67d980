import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import zopfli from '@gfx/zopfli';

const ROUNDS = 15;

const compressible = /\.(js|css|svg|json|txt|html|webmanifest)$/;

/**
 * Writes a .br and a .gz file beside each built file that becomes smaller by it, so that no request has to compress.
 */
export async function precompress(directory: string): Promise<void> {
  const names = await readdir(directory, { recursive: true });
  await Promise.all(
    names.filter((name) => compressible.test(name)).map((name) => compress(join(directory, name))),
  );
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  const brotli = brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
  // Files are compressed once and sent to everyone, so it is worth extra time to make them three percent smaller.
  const gzip = await zopfli.gzipAsync(content, { numiterations: ROUNDS });
  if (brotli.length < content.length) await writeFile(`${path}.br`, brotli);
  if (gzip.length < content.length) await writeFile(`${path}.gz`, gzip);
}
