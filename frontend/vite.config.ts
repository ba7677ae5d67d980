import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { precompress } from './server/precompress.ts';

declare module '@remix-run/server-runtime' {
  // Makes the types of loaders and actions those of single fetch.
  interface Future {
    v3_singleFetch: true;
  }
}

const here = fileURLToPath(new URL('.', import.meta.url));

const everyPage =
  /\/app\/(platform|features\/(errors|forms|shell)|ui\/([\w-]+\.ts|(brand|feedback|icons|layout|shell)\/|actions\/(button|spinner|submit-button)|data\/(avatar|card|initials)|forms\/(choice-group|field|text-input|password-input)|navigation\/menu))/;

export default defineConfig({
  root: here,
  plugins: [
    tailwindcss(),
    remix({
      buildDirectory: '../build/frontend',
      future: {
        v3_fetcherPersist: true,
        v3_lazyRouteDiscovery: true,
        v3_relativeSplatPath: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
      buildEnd: ({ remixConfig }) => precompress(`${remixConfig.buildDirectory}/client`),
    }),
  ],
  resolve: {
    alias: {
      '~': `${here}app`,
      '#openapi': fileURLToPath(new URL('../openapi/src', import.meta.url)),
    },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    emptyOutDir: true,
    rollupOptions: { output: { manualChunks: chunkOf } },
  },
});

/**
 * Three files for what pages share, instead of two dozen small ones that cost a slow connection more than
 * their bytes: what changes with a new version of a library, what every page needs, and what only those of
 * signed-in people do.
 */
function chunkOf(id: string): string | undefined {
  if (id.includes('/node_modules/')) return 'framework';
  if (everyPage.test(id)) return 'shell';
  if (/\/app\/ui\/.*\.tsx?$/.test(id)) return 'signed-in';
  return undefined;
}
