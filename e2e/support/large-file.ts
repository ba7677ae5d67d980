import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { product } from './product.ts';

/**
 * Returns the path of a file that is no picture whatever its name says. The browser reads it from there, because it
 * takes seconds to pass it megabytes.
 */
export function largeFile(name: string, bytes: number): string {
  const path = join(mkdtempSync(join(product.dataDir, 'large-')), name);
  writeFileSync(path, Buffer.alloc(bytes, 0xff));
  return path;
}
