import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/** The mark at which Vite later lists what a chunk imports. */
const listOfImports = /,\s*__VITE_IS_MODERN__\s*\?\s*__VITE_PRELOAD__\s*:\s*void 0/g;

/**
 * Loads dynamic imports with the browser's own `import()`. Vite would preload what such a chunk imports. Here every
 * page has loaded that already, and Vite's helper with its lists adds half a kilobyte to each page.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : null),
    renderChunk: {
      order: 'pre',
      handler: (code) =>
        listOfImports.test(code) ? { code: code.replaceAll(listOfImports, ''), map: null } : null,
    },
  };
}
