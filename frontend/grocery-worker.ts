import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const source = fileURLToPath(new URL('worker/grocery-worker.ts', import.meta.url));

/** Builds the service worker of the grocery pages into a file of its own, whose name never changes. */
export function groceryWorker(): Plugin {
  return {
    name: 'grocery-worker',
    apply: 'build',
    async buildStart() {
      this.addWatchFile(source);
    },
    async generateBundle() {
      const built = await build({
        configFile: false,
        logLevel: 'silent',
        build: {
          write: false,
          target: 'es2022',
          lib: { entry: source, formats: ['iife'], name: 'groceryWorker' },
        },
      });
      const [output] = [built].flat();
      const [chunk] = output && 'output' in output ? output.output : [];
      if (chunk?.type !== 'chunk') return this.error('The worker was not built');
      this.emitFile({ type: 'asset', fileName: 'grocery-worker.js', source: chunk.code });
    },
  };
}
