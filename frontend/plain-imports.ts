import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/** How Vite marks where it is going to list what a part imports. */
const listOfImports = /,\s*__VITE_IS_MODERN__\s*\?\s*__VITE_PRELOAD__\s*:\s*void 0/g;

/**
 * Loads what is needed later by the browser's own `import()`. Vite would preload what such a part imports: here that is
 * on every page already, and its helper with its lists weighs half a kilobyte on each.
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
