import { compileCache } from './built.mjs';
import { keptSecret } from './data-folder.mjs';

/** The variables that the programs get in addition to the user's settings. */
export function programEnvironment(settings, { databaseUrl, apiPort, port, development }) {
  const { env, dataDir, demo, production, host } = settings;
  const local = `http://localhost:${port}`;
  return {
    ...(development ? {} : { NODE_COMPILE_CACHE: compileCache }),
    // glibc would keep freed memory in a separate pool for each of several threads.
    MALLOC_ARENA_MAX: '1',
    ...env,
    NODE_ENV: development ? 'development' : 'production',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DEMO_MODE: demo ? 'on' : 'off',
    API_HOST: '127.0.0.1',
    API_PORT: String(apiPort),
    API_URL: `http://127.0.0.1:${apiPort}`,
    HOST: host,
    PORT: String(port),
    // In production both must be set, and the programs report what is missing.
    ...(production
      ? {}
      : { APP_URL: env.APP_URL ?? local, APP_SECRET: env.APP_SECRET ?? keptSecret(dataDir, 'secret') }),
  };
}
