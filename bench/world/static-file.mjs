import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { inProject } from '../../scripts/launcher/project.mjs';

const folder = inProject('build/frontend/client/assets/bench');

/**
 * A file among those that a frontend finds when it starts, compressed as the pages are, so that as many bytes go over the wire.
 * Gives its path; it is taken away when the world ends.
 */
export function putFile(world, name, content) {
  mkdirSync(folder, { recursive: true });
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  writeFileSync(`${folder}/${name}`, content);
  writeFileSync(`${folder}/${name}.br`, brotliCompressSync(content, quality));
  world.keep({ stop: async () => rmSync(folder, { recursive: true, force: true }) });
  return `/assets/bench/${name}`;
}
