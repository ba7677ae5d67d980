/**
 * The backend and the frontend in one process, which is what `npm start` runs (decision 30). To run more copies of
 * one than of the other, start `build/backend/src/main.js` and `frontend/server.ts` instead.
 */
import type { Server } from 'node:http';
import { createRequire, setSourceMapsSupport } from 'node:module';
import { ConfigError, readConfig } from './frontend/server/config.ts';
import { createFrontend, type Frontend, ListenError } from './frontend/server/create-frontend.ts';
import type { InnerBackend } from './frontend/server/inner-backend.ts';
import { createLog } from './frontend/server/log.ts';
import { LogOutput } from './frontend/server/log-output.ts';

/** The used part of backend/src/start-backend.ts, which is compiled separately. */
type Backend = InnerBackend & { log: object; close: () => Promise<void> };
type BackendModule = {
  startBackend: (environment: NodeJS.ProcessEnv, logTo: LogOutput['stream']) => Promise<Backend>;
  exitWhenAsked: (program: { server: Server; log: object; close: () => Promise<void> }) => void;
  startupMessage: (error: unknown) => string;
};

/** No connection uses it, and its host appears in no header or page. */
const INNER_API_URL = 'http://127.0.0.1';

// Traces name our sources. The maps of libraries, which Node's own option also reads, would stay in memory.
setSourceMapsSupport(true, { nodeModules: false });

const { startBackend, exitWhenAsked, startupMessage }: BackendModule = await import(
  new URL('build/backend/src/start-backend.js', import.meta.url).href
);

try {
  await main();
} catch (error) {
  const isExpected = error instanceof ConfigError || error instanceof ListenError;
  process.stderr.write(`${isExpected ? error.message : startupMessage(error)}\n`);
  process.exit(1);
}

async function main(): Promise<void> {
  process.env.NODE_ENV = 'production';
  const config = readConfig({ ...process.env, API_URL: INNER_API_URL });
  const output = new LogOutput();
  const log = createLog(config.logLevel, output);
  const backend = await startBackend(process.env, output.stream);
  const frontend = await createFrontend({ config, log, backend });
  await frontend.listen();
  forgetUnusedModules();
  exitWhenAsked({ server: frontend.server, log: backend.log, close: () => close(frontend, backend) });
}

/** The frontend finishes first, because pages in flight still call the API. */
async function close({ server, close }: Frontend, backend: Backend): Promise<void> {
  await new Promise((resolve) => server.close(resolve));
  await close();
  await backend.close();
}

/**
 * Node reads the development builds of React, two megabytes, only to learn the names that they export. They are in
 * its cache as modules that have never run.
 */
function forgetUnusedModules(): void {
  const { cache } = createRequire(import.meta.url);
  for (const [path, module] of Object.entries(cache)) if (!module?.loaded) delete cache[path];
}
