import { resolve } from 'node:path';
import { readEnvFile } from './env-file.mjs';
import { Problem } from './problem.mjs';
import { inProject, projectFolder } from './project.mjs';

/** Reads the environment and `.env` as the launcher needs them. The programs themselves validate everything else. */
export function readSettings() {
  return settingsFrom({ ...readEnvFile(inProject('.env')), ...withoutEmpty(process.env) });
}

export function settingsFrom(given) {
  const env = withoutEmpty(given);
  const production = env.APP_ENV === 'production';
  const port = portFrom(env, 'PORT') ?? 3000;
  return {
    env,
    production,
    demo: !env.DATABASE_URL && !production,
    dataDir: resolve(projectFolder, env.DATA_DIR ?? 'data'),
    databaseUrl: env.DATABASE_URL,
    host: env.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    port,
    apiPort: portFrom(env, 'API_PORT'),
  };
}

function portFrom(env, name) {
  if (env[name] === undefined) return undefined;
  const port = Number(env[name]);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new Problem(`${name} is "${env[name]}": it has to be a port number, such as 3000.`);
}

/** `PORT=` counts as not set. */
function withoutEmpty(env) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
}
