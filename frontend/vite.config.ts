import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { clientChunk } from './client-chunks.ts';
import { copiedPaths } from './copied-paths.ts';
import { groceryWorker } from './grocery-worker.ts';
import { minifyAgain } from './minify-again.ts';
import { oneByteSource } from './one-byte-source.ts';
import { plainImports } from './plain-imports.ts';
import { precompress } from './server/precompress.ts';
import { settledRemix } from './settled-remix.ts';
import { steadyPages } from './steady-pages.ts';

declare module '@remix-run/server-runtime' {
  // Makes the types of loaders and actions those of single fetch.
  interface Future {
    v3_singleFetch: true;
  }
}

const future = {
  v3_fetcherPersist: true,
  v3_lazyRouteDiscovery: true,
  v3_relativeSplatPath: true,
  v3_routeConfig: true,
  v3_singleFetch: true,
  v3_throwAbortReason: true,
} as const;

const here = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig(({ command, isSsrBuild }) => ({
  root: here,
  plugins: [
    tailwindcss(),
    remix({
      buildDirectory: '../build/frontend',
      future,
      buildEnd: ({ remixConfig }) => precompress(`${remixConfig.buildDirectory}/client`),
    }),
    isSsrBuild ? oneByteSource() : null,
    isSsrBuild ? null : copiedPaths(),
    isSsrBuild ? null : plainImports(),
    isSsrBuild ? null : steadyPages(),
    isSsrBuild ? null : settledRemix(future),
    isSsrBuild ? null : minifyAgain(),
    isSsrBuild ? null : groceryWorker(),
  ],
  resolve: {
    alias: [
      { find: '~', replacement: `${here}app` },
      { find: '#openapi', replacement: fileURLToPath(new URL('../openapi/src', import.meta.url)) },
      { find: '#paper', replacement: fileURLToPath(new URL('../paper', import.meta.url)) },
      { find: /^(canvg|dompurify|fast-png|html2canvas)$/, replacement: `${here}jspdf-stub.ts` },
    ],
  },
  // These packages are built into the server's file instead of being loaded separately, which saves a twenty-fifth of
  // the processor time of a page.
  ssr: {
    noExternal: command === 'build' ? [/^@remix-run\/(react|router)$/, /^react-router/, 'turbo-stream'] : [],
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    emptyOutDir: true,
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: clientChunk } },
  },
}));
