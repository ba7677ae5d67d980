import { minify } from '@swc/core';
import type { Plugin } from 'vite';

/**
 * Makes scripts smaller after Vite's own minifier has: that one is quick, and leaves a twentieth of what every page
 * loads for this one to find.
 */
export function minifyAgain(): Plugin {
  return {
    name: 'minify-again',
    apply: 'build',
    renderChunk: {
      order: 'post',
      async handler(code) {
        const { code: smaller } = await minify(code, {
          module: true,
          ecma: 2022,
          compress: { ecma: 2022, module: true, passes: 3 },
          mangle: true,
        });
        return { code: smaller, map: null };
      },
    },
  };
}
