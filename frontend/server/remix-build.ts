import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { ServerBuild } from '@remix-run/node';
import { createStaticFiles, type FilePolicies, type StaticFiles } from './static-files.ts';

/** The application as this server runs it: its build, and how to serve its files. */
export type Application = {
  build: ServerBuild | (() => Promise<ServerBuild>);
  mode: 'production' | 'development';
  files: StaticFiles;
  close: () => Promise<void>;
};

export async function loadBuilt(root: URL, policies: FilePolicies): Promise<Application> {
  const build: ServerBuild = await import(new URL('build/frontend/server/index.js', root).href);
  const files = createStaticFiles(new URL('build/frontend/client/', root), policies);
  return { build, mode: 'production', files, close: async () => {} };
}

/** Compiles on demand and reloads changes. For development only. */
export async function loadDevelopment(root: URL, server: Server): Promise<Application> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: fileURLToPath(new URL('frontend/', root)),
    configFile: fileURLToPath(new URL('frontend/vite.config.ts', root)),
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
  });
  return {
    build: () => vite.ssrLoadModule('virtual:remix/server-build') as Promise<ServerBuild>,
    mode: 'development',
    files: (request: IncomingMessage, response: ServerResponse, otherwise: () => void) =>
      vite.middlewares(request, response, otherwise),
    close: () => vite.close(),
  };
}
