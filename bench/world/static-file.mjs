import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { inProject } from '../../scripts/launcher/project.mjs';

const folder = inProject('build/frontend/client/assets/bench');

/**
 * Adds a file that a frontend serves, compressed like its pages, so that the same number of bytes goes over the wire.
 * Returns its path. The file is removed when the world closes.
 */
export function putFile(world, name, content) {
  mkdirSync(folder, { recursive: true });
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  writeFileSync(`${folder}/${name}`, content);
  writeFileSync(`${folder}/${name}.br`, brotliCompressSync(content, quality));
  world.keep({ stop: async () => rmSync(folder, { recursive: true, force: true }) });
  return `/assets/bench/${name}`;
}
