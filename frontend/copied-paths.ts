import type { Plugin } from 'vite';
import { clientChunk } from './client-chunks.ts';

const paths = /\/app\/paths\/[a-z-]+\.ts$/;
const copyFor = '?for=';

/**
 * Gives every client file its own copy of the addresses that it uses. They are a few letters each, and the minifier writes
 * them where they are needed: files shared between pages would cost each page several requests, and what other pages use.
 */
export function copiedPaths(): Plugin {
  return {
    name: 'copied-paths',
    enforce: 'pre',
    apply: 'build',
    async resolveId(source, importer, options) {
      if (!importer) return null;
      const [file = '', reader] = importer.split(copyFor);
      if (!source.includes('/paths/') && !paths.test(file)) return null;
      const found = await this.resolve(source, file, { ...options, skipSelf: true });
      if (!found || !paths.test(found.id)) return found;
      return `${found.id}${copyFor}${reader ?? encodeURIComponent(clientChunk(file) ?? file)}`;
    },
  };
}
